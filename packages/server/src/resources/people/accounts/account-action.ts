/** Action on accounts of a type: its parameters, and the changes of a run. */
import type { FieldSchema } from '../../../fields/index.ts';

export interface ActionEffects {
  /** Name of a status of the type. */
  readonly setAccountStatus?: string;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
  /** Parameter → key of the field it is written to. */
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
