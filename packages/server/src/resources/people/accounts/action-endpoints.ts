/** Endpoints of actions on one account: tags, relations, consolidation, actions. */
import sql, { type Sql } from 'sql-template-tag';
import type { Static, TObject } from 'typebox';
import { type Endpoint, fileBodyLimit, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { type Filters, timesOf } from '../../../api/json-api/filters.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { kebabCase } from '../../../lib/casing.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { setTagsMeta, tagMeta, tagsNamed } from '../../platform/tags/index.ts';
import type { Account } from './account.ts';
import { readCreateAccountAction, readRelateAccounts, readRunAccountAction } from './input.ts';
import { changeTags } from './operations/change-tags.ts';
import { consolidateAccounts } from './operations/consolidate-accounts.ts';
import { addRelation, relationSchemaOf, removeRelation } from './operations/relate-accounts.ts';
import { createAccountAction, runAccountAction } from './operations/run-action.ts';
import {
  actionAttributes,
  consolidateMeta,
  relationFilters,
  relationMeta,
  runActionAnswerMeta,
  runActionBody,
} from './schema.ts';
import { serializeAccount, serializeAccountAction } from './serializer.ts';
import { findAccounts, listAccounts } from './store.ts';

type Context = Parameters<typeof changeTags>[0];

/** Returns an endpoint of an action that takes `meta` and answers with the account. */
function metaAction<Meta extends TObject>(
  name: string,
  operationId: string,
  summary: string,
  meta: Meta,
  act: (context: Context, id: string, meta: Wire<Meta>) => Promise<Account>,
): Endpoint {
  return writeEndpoint({
    path: `/accounts/{account-id}/${name}`,
    operationId,
    summary,
    permission: 'account.write',
    resourceType: 'account',
    meta,
    async handle(context, { params, meta: given }) {
      return { resource: serializeAccount(await act(context, params['account-id'], given)) };
    },
  });
}

type RelationFilter = Filters<keyof Static<typeof relationFilters>>;

/** Returns the conditions of a filter. An account related under several keys counts once; all time limits apply. */
function relationConditions(environmentId: string, account: Account, filter: RelationFilter): Sql[] {
  const keys = (filter.get('key') ?? []).map(kebabCase);
  const all = [
    sql`r.account_id = ${account.id} and r.key = any(${keys})`,
    ...timesOf(filter, 'created-at-start').map((start) => sql`r.created_at >= ${start}`),
    ...timesOf(filter, 'created-at-end').map((end) => sql`r.created_at <= ${end}`),
  ].reduce((left, right) => sql`${left} and ${right}`);
  return [
    sql`a.id in (select r.related_account_id from account_relations r where r.environment_id = ${environmentId} and ${all})`,
  ];
}

export const accountActionEndpoints: readonly Endpoint[] = [
  metaAction('add-tag', 'accounts-add-tag', 'Adds a tag.', tagMeta, (context, id, meta) => {
    const added = tagsNamed(meta);
    return changeTags(context, id, (tags) => [...tags, ...added]);
  }),
  metaAction('remove-tag', 'accounts-remove-tag', 'Removes a tag.', tagMeta, (context, id, meta) => {
    const removed = tagsNamed(meta);
    return changeTags(context, id, (tags) => tags.filter((tag) => !removed.includes(tag)));
  }),
  metaAction('set-tags', 'accounts-set-all-tags', 'Replaces all tags.', setTagsMeta, (context, id, meta) => {
    const tags = tagsNamed(meta);
    return changeTags(context, id, () => tags);
  }),
  metaAction(
    'add-relation',
    'accounts-add-relation',
    'Relates the account to another one. Each side has its own key.',
    relationMeta,
    (context, id, meta) => addRelation(context, id, readRelateAccounts(meta)),
  ),
  metaAction(
    'remove-relation',
    'accounts-remove-relation',
    'Ends a relation, on both sides.',
    relationMeta,
    (context, id, meta) => removeRelation(context, id, readRelateAccounts(meta)),
  ),
  readEndpoint({
    path: '/accounts/{account-id}/relations',
    operationId: 'accounts-list-all-relations',
    summary: 'Lists the accounts that an account is related to by a key.',
    permission: 'account.read',
    resourceType: 'account',
    filters: relationFilters,
    furtherRefusals: [422],
    async handle({ tx, scope }, { params, filter, page }) {
      const [account] = await findAccounts(tx, scope, [params['account-id']]);
      if (account === undefined) throw new Refusal('not_found');
      for (const key of filter.get('key') ?? []) relationSchemaOf(account, key, '/filter/key');
      const conditions = relationConditions(scope.environmentId, account, filter);
      const found = await listAccounts(tx, scope, conditions, page);
      return { page: { ...found, items: found.items.map(serializeAccount) } };
    },
  }),
  writeEndpoint({
    path: '/accounts/{account-id}/consolidate',
    operationId: 'consolidate-into-an-account',
    summary: 'Moves the related objects of other accounts to this one, and archives those accounts.',
    permission: 'account.write',
    resourceType: 'account',
    success: 202,
    meta: consolidateMeta,
    async handle(context, { params, meta }) {
      const sources = meta['source-account-ids'];
      return { resource: serializeAccount(await consolidateAccounts(context, params['account-id'], sources)) };
    },
  }),
  writeEndpoint({
    path: '/accounts/{account-id}/run-action',
    operationId: 'runAccountAction',
    summary: 'Runs an action of the account type.',
    permission: 'account.write',
    resourceType: 'account',
    bodyLimit: fileBodyLimit,
    body: runActionBody,
    answerMeta: runActionAnswerMeta,
    async handle(context, { params, body }) {
      const run = readRunAccountAction(body);
      const { account, workflowRunId } = await runAccountAction(context, params['account-id'], run);
      return { resource: serializeAccount(account), meta: { 'workflow-run-id': workflowRunId } };
    },
  }),
  writeEndpoint({
    path: '/account-types/{account-type-id}/account-actions',
    operationId: 'create-an-account-action',
    summary: 'Defines the actions that accounts of a type offer.',
    permission: 'account.write',
    resourceType: 'account-action',
    extension: true,
    success: 201,
    attributes: actionAttributes,
    async handle(context, { params, attributes }) {
      const typeId = params['account-type-id'];
      const action = await createAccountAction(context, typeId, readCreateAccountAction(attributes));
      return { resource: serializeAccountAction(action) };
    },
  }),
];
