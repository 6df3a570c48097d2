/** Public interface of transactions. */

import { fillPort } from '../../../operations/port.ts';
import { defineKind, defineSlice } from '../../../operations/slice.ts';
import { moveBelowAccount, redactionBelowAccount } from '../../people/accounts/index.ts';
import { attachableToCases } from '../../platform/case-links/index.ts';
import { carriedTags } from '../../platform/tags/index.ts';
import { fillNames } from '../../platform/user-audit-logs/index.ts';
import { endOfInquiry } from '../../verification/inquiries/index.ts';
import { transactionActionEndpoints } from './action-endpoints.ts';
import { transactionEndpoints } from './endpoints.ts';
import { transactionEvents } from './events.ts';
import { decideByInquiry } from './operations/decide-by-inquiry.ts';
import { erases, keeps } from './privacy.ts';
import { findLabels } from './related-store.ts';
import { transactionRules } from './rules-port.ts';
import { moveTransactionsOfAccount, redactTransactionChildrenJob, redactTransactionsOfAccount } from './run-jobs.ts';
import { transactionAttributes, transactionLabelAttributes, transactionTypeAttributes } from './schema.ts';
import { serializeLabel, serializeTransaction, serializeTransactionType } from './serializer.ts';
import { findTransactionIds, findTransactions, transactionsWithTag } from './store.ts';
import { transactionTypeEndpoints, transactionTypeSettingsEndpoint } from './type-endpoints.ts';
import { findTransactionTypes } from './type-store.ts';

export {
  type JudgedMoment,
  type JudgedTransaction,
  type TransactionOutcome,
  type TransactionVerdict,
  transactionRules,
  type UndoneOutcome,
} from './rules-port.ts';
export { findPastTransactionIds, findTransactions } from './store.ts';
export { countedFields, judgedOf } from './transaction.ts';
export { initialStatusOf, type TransactionType } from './transaction-type.ts';
export { findTransactionTypes, insertDefaultTransactionType } from './type-store.ts';

export const transactionsSlice = defineSlice({
  relationTypes: {
    'related-objects': null,
    transaction: 'transaction',
    'transaction-label': 'transaction-label',
    'transaction-type': 'transaction-type',
    txns: 'transaction',
  },
  events: transactionEvents,
  kinds: [
    defineKind({
      type: 'transaction',
      readPermission: 'txn.read',
      relationships: {
        reviewer: 'one-or-none',
        'transaction-label': 'one-or-none',
        'transaction-type': 'one',
        'related-objects': 'many',
      },
      includable: ['reviewer', 'transaction-label', 'transaction-type', 'related-objects'],
      attributes: transactionAttributes,
      load: async ({ tx, scope }, ids) => (await findTransactions(tx, scope, ids)).map(serializeTransaction),
    }),
    defineKind({
      type: 'transaction-type',
      isConfiguration: true,
      readPermission: 'transaction_type.read',
      relationships: {},
      includable: [],
      attributes: transactionTypeAttributes,
      load: async ({ tx, scope }, ids) => (await findTransactionTypes(tx, scope, ids)).map(serializeTransactionType),
    }),
    defineKind({
      type: 'transaction-label',
      readPermission: 'txn.read',
      relationships: {},
      includable: [],
      attributes: transactionLabelAttributes,
      load: async ({ tx, scope }, ids) => (await findLabels(tx, scope, ids)).map(serializeLabel),
    }),
  ],
  endpoints: [...transactionEndpoints, ...transactionActionEndpoints, ...transactionTypeEndpoints],
  dashboard: [transactionTypeSettingsEndpoint],
  jobs: [redactTransactionChildrenJob],
  needs: [transactionRules],
  fills: [
    fillPort(endOfInquiry, decideByInquiry),
    fillPort(redactionBelowAccount, redactTransactionsOfAccount),
    fillPort(moveBelowAccount, moveTransactionsOfAccount),
    fillPort(carriedTags, transactionsWithTag),
    fillNames('txn_', 'txn.read', findTransactions, ({ referenceId }) => referenceId),
    fillNames('txntp_', 'transaction_type.read', findTransactionTypes, ({ name }) => name),
    fillPort(attachableToCases, {
      prefix: 'txn_',
      find: async (tx, scope, ids) =>
        (await findTransactionIds(tx, scope, ids)).map((id) => ({ type: 'transaction', id })),
    }),
  ],
  erases,
  keeps,
});
