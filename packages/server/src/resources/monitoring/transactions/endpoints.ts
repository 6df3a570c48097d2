/** Endpoints of transactions: list, create, retrieve, update, redact, search. */
import sql, { type Sql } from 'sql-template-tag';
import { type Endpoint, fileBodyLimit, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Filters } from '../../../api/json-api/filters.ts';
import { searchBody } from '../../../api/json-api/search-body.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { identifierIndex, identifiersOf, referenceIndex } from './identifiers.ts';
import { readCreateTransaction, readUpdateTransaction } from './input.ts';
import { requireTransaction } from './operations/change-transaction.ts';
import { createTransaction } from './operations/create-transaction.ts';
import { redactBiometrics } from './operations/redact-biometrics.ts';
import { redactTransaction } from './operations/redact-transaction.ts';
import { updateTransaction } from './operations/update-transaction.ts';
import {
  createTransactionAttributes,
  createTransactionMeta,
  transactionFilters,
  updateTransactionAttributes,
} from './schema.ts';
import { transactionSearchConditions, transactionSort } from './search.ts';
import { serializeTransaction } from './serializer.ts';
import { listTransactions } from './store.ts';
import { findAllTransactionTypes } from './type-store.ts';

/**
 * Returns the condition of transactions whose field has the value, of any type. Throws bad_request for a key without a
 * value, or a value without a key.
 */
async function identifierCondition({ tx, scope }: ReadContext, filter: Filters): Promise<Sql[]> {
  const key = filter.get('identifier.key')?.[0];
  const value = filter.get('identifier.value')?.[0];
  if (key === undefined && value === undefined) return [];
  if (key === undefined || value === undefined) {
    throw new Refusal('bad_request', { details: 'filter.identifier needs both key and value' });
  }
  const path = key.split('.').map(kebabCase).join('.');
  const types = await findAllTransactionTypes(tx, scope);
  const identifiers = types.flatMap(({ fields }) => identifiersOf(fields)).filter((each) => each.key === path);
  const indexes = identifiers.map((each) => identifierIndex(scope, each, value));
  return [
    sql`x.id in (select transaction_id from transaction_identifiers where environment_id = ${scope.environmentId}
      and key = ${path} and value_index = any(${indexes}::bytea[]))`,
  ];
}

/** Returns the conditions of the filters, all of which apply; several values of one filter are alternatives. */
async function conditionsOf(context: ReadContext, filter: Filters): Promise<Sql[]> {
  const references = filter.get('reference-id')?.map((each) => referenceIndex(context.scope, each));
  const types = filter.get('transaction-type-id');
  return [
    ...(references === undefined ? [] : [sql`x.reference_id_index = any(${references}::bytea[])`]),
    ...(types === undefined ? [] : [sql`x.transaction_type_id = any(${types})`]),
    ...(await identifierCondition(context, filter)),
  ];
}

export const transactionEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/transactions',
    operationId: 'list-all-transactions',
    summary: 'Lists the transactions of every type, newest first.',
    permission: 'txn.read',
    resourceType: 'transaction',
    filters: transactionFilters,
    async handle(context, { page, filter }) {
      const { tx, scope } = context;
      const found = await listTransactions(tx, scope, await conditionsOf(context, filter), page);
      return { page: { ...found, items: found.items.map(serializeTransaction) } };
    },
  }),
  writeEndpoint({
    path: '/transactions',
    operationId: 'create-a-transaction',
    summary:
      'Creates a transaction and evaluates the rules of its type. A repeated request with the same reference id and fields returns the first transaction.',
    permission: 'txn.write',
    resourceType: 'transaction',
    bodyLimit: fileBodyLimit,
    quota: 'create_transaction',
    success: 201,
    otherSuccess: [200],
    attributes: createTransactionAttributes,
    meta: createTransactionMeta,
    async handle(context, { attributes }) {
      const { transaction, isNew } = await createTransaction(context, readCreateTransaction(attributes));
      return { resource: serializeTransaction(transaction), status: isNew ? 201 : 200 };
    },
  }),
  writeEndpoint({
    path: '/transactions/search',
    operationId: 'search-transactions',
    auditedAs: 'read',
    summary: 'Searches transactions by conditions joined with and, or, not.',
    permission: 'txn.read',
    resourceType: 'transaction',
    extension: true,
    body: searchBody,
    async handle({ tx, scope }, { body, page }) {
      const types = await findAllTransactionTypes(tx, scope);
      const conditions = transactionSearchConditions(body.query, scope, types);
      const found = await listTransactions(tx, scope, conditions, page, { sort: transactionSort(body.sort) });
      return { page: { ...found, items: found.items.map(serializeTransaction) } };
    },
  }),
  readEndpoint({
    path: '/transactions/{transaction-id}',
    operationId: 'retrieve-a-transaction',
    summary: 'Retrieves one transaction.',
    permission: 'txn.read',
    resourceType: 'transaction',
    async handle(context, { params }) {
      return { resource: serializeTransaction(await requireTransaction(context, params['transaction-id'])) };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/transactions/{transaction-id}',
    operationId: 'update-a-transaction',
    summary:
      'Changes fields, status, reference id, label or tags of a transaction; rules are evaluated again when fields change.',
    permission: 'txn.write',
    resourceType: 'transaction',
    bodyLimit: fileBodyLimit,
    attributes: updateTransactionAttributes,
    async handle(context, { params, attributes }) {
      const command = readUpdateTransaction(attributes);
      return { resource: serializeTransaction(await updateTransaction(context, params['transaction-id'], command)) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/transactions/{transaction-id}',
    operationId: 'redact-a-transaction',
    summary: 'Permanently erases the personal data of a transaction at once, and of its inquiries soon after.',
    permission: 'txn.write',
    userPermission: 'inquiry.redact',
    stepUp: true,
    resourceType: 'transaction',
    async handle(context, { params }) {
      return { resource: serializeTransaction(await redactTransaction(context, params['transaction-id'])) };
    },
  }),
  writeEndpoint({
    path: '/transactions/{transaction-id}/redact-biometrics',
    operationId: 'redact-transaction-biometrics',
    summary:
      'Permanently erases the pictures and films of a transaction, and the selfies of its inquiries and accounts.',
    permission: 'txn.write',
    userPermission: 'inquiry.redact',
    stepUp: true,
    resourceType: 'transaction',
    async handle(context, { params }) {
      return { resource: serializeTransaction(await redactBiometrics(context, params['transaction-id'])) };
    },
  }),
];
