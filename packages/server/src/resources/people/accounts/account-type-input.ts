/** What a request says of an account type, as the operations take it. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import type { RelationSchema } from './account-type.ts';
import type { updateAccountTypeAttributes } from './schema.ts';

export interface GivenStatus {
  /** Left out for a new one, or for the one of this name. */
  readonly id?: string;
  readonly name: string;
  readonly deactivated?: boolean;
}

/** What is left out stays; a new type then has what every type begins with. */
export interface AccountTypeCommand {
  readonly name?: string | undefined;
  readonly fieldSchemas?: readonly unknown[] | undefined;
  /** In their order; the first that is not deactivated is the one new accounts have. */
  readonly statuses?: readonly GivenStatus[] | undefined;
  readonly relations?: readonly RelationSchema[] | undefined;
}

export const typePointers = {
  fields: '/data/attributes/field-schemas',
  statuses: '/data/attributes/account-statuses',
  relations: '/data/attributes/relation-schemas',
} as const;

export const accountTypeCommand = (attributes: Wire<typeof updateAccountTypeAttributes>): AccountTypeCommand => ({
  name: attributes.name,
  fieldSchemas: attributes['field-schemas'],
  statuses: attributes['account-statuses'],
  relations: attributes['relation-schemas']?.map(({ key, 'inverse-key': inverse, 'is-array': many = false }) => ({
    key: kebabCase(key),
    inverseKey: kebabCase(inverse),
    many,
  })),
});
