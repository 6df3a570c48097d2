/** Conversion of request bodies to commands of account types. Pure. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import type { RelationSchema } from './account-type.ts';
import type { updateAccountTypeAttributes } from './schema.ts';

export interface GivenStatus {
  /** Id of an existing status; absent for a new status, or for the existing status with this name. */
  readonly id?: string;
  readonly name: string;
  readonly deactivated?: boolean;
}

/** Settings of an account type; absent members stay unchanged, or take the defaults of a new type. */
export interface AccountTypeCommand {
  readonly name?: string | undefined;
  readonly fieldSchemas?: readonly unknown[] | undefined;
  /** Ordered statuses; the first active one is that of new accounts. */
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
