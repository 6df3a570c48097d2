/** What an account can be told to do: parameters it asks for, and what running it changes. */
import type { FieldSchema } from '../../../fields/index.ts';

export interface ActionEffects {
  /** Name of a status of the type. */
  readonly 'set-account-status'?: string;
  readonly 'add-tags'?: readonly string[];
  readonly 'remove-tags'?: readonly string[];
  /** Parameter to the key of the field it is written to. */
  readonly 'set-fields'?: Readonly<Record<string, string>>;
}

export interface AccountAction {
  readonly id: string;
  readonly accountTypeId: string;
  readonly name: string;
  readonly parameters: readonly FieldSchema[];
  readonly effects: ActionEffects;
  readonly createdAt: Date;
}
