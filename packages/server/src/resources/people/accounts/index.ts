/** Public interface of accounts. */

import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { attachableToCases } from '../../platform/case-links/index.ts';
import { carriedTags } from '../../platform/tags/index.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { accountActionEndpoints } from './action-endpoints.ts';
import { findAccountActions } from './action-store.ts';
import { accountEndpoints } from './endpoints.ts';
import { historyEndpoint } from './history-endpoint.ts';
import { consolidateAccountsJob, moveBelowAccount, redactAccountChildrenJob, redactionBelowAccount } from './jobs.ts';
import { linkedEndpoint } from './linked-endpoint.ts';
import { erases, keeps } from './privacy.ts';
import { accountActionAttributes, accountAttributes, accountTypeAttributes } from './schema.ts';
import { serializeAccount, serializeAccountAction, serializeAccountType } from './serializer.ts';
import { accountsWithTag, findAccounts } from './store.ts';
import { accountTypeEndpoints, accountTypeSettingsEndpoint } from './type-endpoints.ts';
import { findAccountTypes } from './type-store.ts';

export { personalValuesOf } from './account.ts';
export { withKnownMembers } from './account-type.ts';
export { countAccountsSharing } from './count-sharing.ts';
export { createAccountFrom } from './create-account-from.ts';
export { findAccountsByText } from './find-by-text.ts';
export { moveBelowAccount, redactionBelowAccount } from './jobs.ts';
export { findOrCreateAccount, requireAccount } from './operations/find-or-create-account.ts';
export { removeSelfiePhoto } from './operations/remove-selfie-photo.ts';
export { updateAccountFields } from './operations/update-account.ts';
export { accountIdsByReference, consolidatedIds, findAccounts } from './store.ts';
export { insertDefaultAccountType } from './type-store.ts';

export const accountsSlice = defineSlice({
  relationTypes: { account: 'account', 'account-type': 'account-type', accounts: 'account' },
  events: [
    'account.created',
    'account.updated-fields',
    'account.status-updated',
    'account.updated-tags',
    'account.tag-added',
    'account.tag-removed',
    'account.added-relation',
    'account.removed-relation',
    'account.consolidated',
    'account.consolidated-with',
    'account.archived',
    'account.redacted',
  ],
  kinds: [
    defineKind({
      type: 'account',
      readPermission: 'account.read',
      relationships: { 'account-type': 'one' },
      includable: ['account-type'],
      attributes: accountAttributes,
      load: async ({ tx, scope }, ids) => (await findAccounts(tx, scope, ids)).map(serializeAccount),
    }),
    defineKind({
      type: 'account-type',
      isConfiguration: true,
      readPermission: 'account_type.read',
      relationships: { 'account-statuses': 'many', 'default-account-status': 'one-or-none' },
      includable: [],
      attributes: accountTypeAttributes,
      load: async ({ tx, scope }, ids) => (await findAccountTypes(tx, scope, ids)).map(serializeAccountType),
    }),
    defineKind({
      type: 'account-action',
      readPermission: 'account.read',
      relationships: { 'account-type': 'one' },
      includable: ['account-type'],
      attributes: accountActionAttributes,
      load: async ({ tx, scope }, ids) => (await findAccountActions(tx, scope, ids)).map(serializeAccountAction),
    }),
  ],
  endpoints: [...accountEndpoints, ...accountTypeEndpoints, ...accountActionEndpoints, linkedEndpoint],
  dashboard: [historyEndpoint, accountTypeSettingsEndpoint],
  jobs: [redactAccountChildrenJob, consolidateAccountsJob],
  needs: [redactionBelowAccount, moveBelowAccount],
  fills: [
    fillPort(carriedTags, accountsWithTag),
    fillNames('act_', 'account.read', findAccounts, ({ referenceId }) => referenceId),
    fillNames('acttp_', 'account_type.read', findAccountTypes, ({ name }) => name),
    fillPort(attachableToCases, {
      prefix: 'act_',
      find: async (tx, scope, ids) => (await findAccounts(tx, scope, ids)).map(({ id }) => ({ type: 'account', id })),
    }),
  ],
  erases,
  keeps,
});
