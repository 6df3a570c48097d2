/** What other slices may use of accounts. */
import { readEndpoint } from '../../api/endpoint.ts';
import type { Slice } from '../../api/slice.ts';
import { Refusal } from '../../lib/refusal.ts';
import { accountAttributes } from './schema.ts';
import { serializeAccount } from './serializer.ts';
import { findAccounts } from './store.ts';

export type { Account, AccountFields } from './account.ts';
export { insertDefaultAccountType } from './insert-account-type.ts';
export { findOrCreateAccount } from './operations/find-or-create-account.ts';
export { updateAccountFields } from './operations/update-account-fields.ts';
export { findAccounts } from './store.ts';

export const accountsSlice: Slice = {
  events: ['account.created'],
  kinds: [
    {
      type: 'account',
      includable: [],
      attributes: accountAttributes,
      load: async ({ tx, scope }, ids) => (await findAccounts(tx, scope, ids)).map(serializeAccount),
    },
  ],
  endpoints: [
    readEndpoint({
      path: '/accounts/{account-id}',
      operationId: 'retrieve-an-account',
      summary: 'Retrieves one account.',
      permission: 'account.read',
      resourceType: 'account',
      async handle({ tx, scope }, { params }) {
        const [account] = await findAccounts(tx, scope, [params['account-id'] ?? '']);
        if (account === undefined) throw new Refusal('not_found');
        return { resource: serializeAccount(account) };
      },
    }),
  ],
};
