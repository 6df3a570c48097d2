/** Endpoints of actions on one transaction: labels, relations, tags; the sandbox's simulation. */
import type { TObject } from 'typebox';
import { type Endpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { setTagsMeta, tagMeta, tagsNamed } from '../../platform/tags/index.ts';
import { readLabel, readRelation } from './input.ts';
import { changeTransactionTags, labelTransaction } from './operations/label-transaction.ts';
import { addRelation, removeRelation } from './operations/relate-transaction.ts';
import { simulateOutcome } from './operations/simulate-outcome.ts';
import { labelMeta, relationMeta, simulateMeta } from './schema.ts';
import { serializeTransaction } from './serializer.ts';
import type { Transaction } from './transaction.ts';

/** Returns an endpoint of an action that takes `meta` and answers with the transaction. */
const metaAction = <Meta extends TObject>(
  name: string,
  operationId: string,
  summary: string,
  meta: Meta,
  act: (context: OperationContext, id: string, meta: Wire<Meta>) => Promise<Transaction>,
  options: { readonly environment?: 'sandbox'; readonly extension?: true } = {},
): Endpoint =>
  writeEndpoint({
    path: `/transactions/{transaction-id}/${name}`,
    operationId,
    summary,
    permission: 'txn.write',
    resourceType: 'transaction',
    meta,
    ...options,
    async handle(context, { params, meta: given }) {
      return { resource: serializeTransaction(await act(context, params['transaction-id'], given)) };
    },
  });

export const transactionActionEndpoints: readonly Endpoint[] = [
  metaAction(
    'label',
    'create-a-transaction-label',
    'Labels a transaction with the result of your own model.',
    labelMeta,
    (context, id, meta) => labelTransaction(context, id, readLabel(meta)),
  ),
  metaAction(
    'add-relation',
    'transactions-add-relation',
    'Relates the transaction to an account or another transaction.',
    relationMeta,
    (context, id, meta) => addRelation(context, id, readRelation(meta)),
  ),
  metaAction('remove-relation', 'transactions-remove-relation', 'Ends a relation.', relationMeta, (context, id, meta) =>
    removeRelation(context, id, readRelation(meta)),
  ),
  metaAction('add-tag', 'transactions-add-tag', 'Adds a tag.', tagMeta, (context, id, meta) => {
    const added = tagsNamed(meta);
    return changeTransactionTags(context, id, (tags) => [...tags, ...added]);
  }),
  metaAction('remove-tag', 'transactions-remove-tag', 'Removes a tag.', tagMeta, (context, id, meta) => {
    const removed = tagsNamed(meta);
    return changeTransactionTags(context, id, (tags) => tags.filter((tag) => !removed.includes(tag)));
  }),
  metaAction('set-tags', 'transactions-set-tags', 'Replaces all tags.', setTagsMeta, (context, id, meta) => {
    const tags = tagsNamed(meta);
    return changeTransactionTags(context, id, () => tags);
  }),
  metaAction(
    'simulate',
    'simulate-a-transaction',
    'Gives a transaction the requested result. Sandbox only.',
    simulateMeta,
    (context, id, { outcome }) => simulateOutcome(context, id, outcome),
    { environment: 'sandbox', extension: true },
  ),
];
