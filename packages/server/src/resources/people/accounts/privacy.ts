/** Erasure and retention of accounts. */
import type { Erasure, Retention } from '../../../privacy/registry.ts';

export const erases: readonly Erasure[] = [
  {
    table: 'accounts',
    by: { account: 'id' },
    isResource: true,
    columns: ['sealed', 'reference_id', 'reference_id_index'],
    emptiedBy: 'redactAccount',
  },
  { table: 'accounts', stays: { survivors: 'values that the type of the account keeps through a redaction' } },
  { table: 'account_identifiers', by: { account: 'account_id' }, columns: ['value_index'], emptiedBy: 'redactAccount' },
  { table: 'account_relations', stays: { account_id: 'an id', related_account_id: 'an id' } },
];

const configuration = 'configuration';

export const keeps: readonly Retention[] = [
  { table: 'accounts', forever: 'until the business redacts it, and it can be filled anew' },
  { table: 'account_identifiers', forever: 'as long as the values they are hashes of' },
  { table: 'account_relations', forever: 'until it is removed' },
  { table: 'account_types', forever: configuration },
  { table: 'account_statuses', forever: configuration },
  { table: 'account_actions', forever: configuration },
];
