/** What an account can be told to do: parameters it asks for, and what running it changes. */
import type { FieldSchema } from '../../../fields/index.ts';

export interface ActionEffects {
  /** Name of a status of the type. */
  readonly setAccountStatus?: string;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
  /** Parameter to the key of the field it is written to. */
  readonly setFields?: Readonly<Record<string, string>>;
}

export interface AccountAction {
  readonly id: string;
  readonly accountTypeId: string;
  readonly name: string;
  readonly parameters: readonly FieldSchema[];
  readonly effects: ActionEffects;
  readonly createdAt: Date;
}
