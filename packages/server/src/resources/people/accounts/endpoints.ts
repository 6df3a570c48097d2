/** Endpoints of accounts: list, create, retrieve, update, redact, search. */
import sql from 'sql-template-tag';
import { type Endpoint, fileBodyLimit, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { type Filters, wordings } from '../../../api/json-api/filters.ts';
import { searchBody } from '../../../api/json-api/search-body.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { referenceIndexes } from './identifiers.ts';
import { readCreateAccount, readUpdateAccount } from './input.ts';
import { createAccount } from './operations/create-account.ts';
import { redactAccount } from './operations/redact-account.ts';
import { updateAccount } from './operations/update-account.ts';
import { accountFilters, createAccountAttributes, createAccountMeta, updateAccountAttributes } from './schema.ts';
import { accountSearchConditions, accountSort } from './search.ts';
import { serializeAccount } from './serializer.ts';
import { findAccounts, listAccounts } from './store.ts';
import { findAllAccountTypes } from './type-store.ts';

const mostReferences = 100;

/** Returns the reference ids. Throws bad_request for too many. */
function referencesOf(filter: Filters<'reference-id'>): readonly string[] | null {
  const references = wordings(filter, 'reference-id');
  if ((references ?? []).length > mostReferences) {
    throw new Refusal('bad_request', { details: `filter.reference-id takes at most ${mostReferences} values` });
  }
  return references;
}

export const accountEndpoints: readonly Endpoint[] = [
  readEndpoint({
    path: '/accounts',
    operationId: 'list-all-accounts',
    summary: 'Lists the accounts of the environment, newest first.',
    permission: 'account.read',
    resourceType: 'account',
    filters: accountFilters,
    async handle({ tx, scope }, { page, filter }) {
      const references = referencesOf(filter);
      const indexes = references?.flatMap((each) => referenceIndexes(scope, each));
      const conditions = indexes === undefined ? [] : [sql`a.reference_id_index = any(${indexes}::bytea[])`];
      const found = await listAccounts(tx, scope, conditions, page);
      return { page: { ...found, items: found.items.map(serializeAccount) } };
    },
  }),
  writeEndpoint({
    path: '/accounts',
    operationId: 'create-an-account',
    summary: 'Creates an account, or updates the one that `meta.upsert-by` finds.',
    permission: 'account.write',
    resourceType: 'account',
    bodyLimit: fileBodyLimit,
    quota: 'create_account',
    success: 201,
    otherSuccess: [200],
    attributes: createAccountAttributes,
    meta: createAccountMeta,
    async handle(context, { attributes, meta }) {
      const { account, created } = await createAccount(context, readCreateAccount(attributes, meta));
      return { resource: serializeAccount(account), status: created ? 201 : 200 };
    },
  }),
  writeEndpoint({
    path: '/accounts/search',
    operationId: 'search-accounts',
    auditedAs: 'read',
    summary: 'Searches accounts by conditions joined with and, or, not.',
    permission: 'account.read',
    resourceType: 'account',
    body: searchBody,
    async handle({ tx, scope }, { body, page }) {
      const types = await findAllAccountTypes(tx, scope);
      const conditions = accountSearchConditions(body.query, scope, types);
      const found = await listAccounts(tx, scope, conditions, page, { sort: accountSort(body.sort) });
      return { page: { ...found, items: found.items.map(serializeAccount) } };
    },
  }),
  readEndpoint({
    path: '/accounts/{account-id}',
    operationId: 'retrieve-an-account',
    auditedAs: 'view',
    summary: 'Retrieves one account.',
    permission: 'account.read',
    resourceType: 'account',
    async handle({ tx, scope }, { params }) {
      const [account] = await findAccounts(tx, scope, [params['account-id']]);
      if (account === undefined) throw new Refusal('not_found');
      return { resource: serializeAccount(account) };
    },
  }),
  writeEndpoint({
    method: 'PATCH',
    path: '/accounts/{account-id}',
    operationId: 'update-an-account',
    summary: 'Changes fields, status, tags or the reference id of an account.',
    permission: 'account.write',
    resourceType: 'account',
    bodyLimit: fileBodyLimit,
    attributes: updateAccountAttributes,
    async handle(context, { params, attributes }) {
      const account = await updateAccount(context, params['account-id'], readUpdateAccount(attributes));
      return { resource: serializeAccount(account) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/accounts/{account-id}',
    operationId: 'redact-an-account',
    summary:
      'Permanently erases the personal data of an account at once, and of its inquiries, reports and transactions soon after.',
    permission: 'account.write',
    userPermission: 'inquiry.redact',
    stepUp: true,
    resourceType: 'account',
    async handle(context, { params }) {
      return { resource: serializeAccount(await redactAccount(context, params['account-id'])) };
    },
  }),
];
