/** Endpoints of lists for the dashboard: items of a list, many lines at once, back-search of submissions, matches. */
import type { Caller } from '../../../api/caller.ts';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { alternatives } from '../../../api/json-api/filters.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { isFault } from './comparers/comparer.ts';
import { foundList } from './endpoints.ts';
import { readCreateList, readExpiry } from './input.ts';
import { pasteItems } from './operations/bulk.ts';
import { archiveItemById, expireItem } from './operations/items.ts';
import { createList } from './operations/lists.ts';
import { readLineItem } from './read-line-item.ts';
import { findMatches } from './record-matches.ts';
import {
  bulkAnswer,
  bulkBody,
  countsAnswer,
  expiryBody,
  itemFilters,
  itemsAnswer,
  makeListBody,
  matchesAnswer,
  previewAnswer,
  previewBody,
} from './schema.ts';
import { serializeList, showBackHits, showCounts, showItem, showMatches, showVerdicts } from './serializer.ts';
import { countItems, listItems } from './store.ts';
import { backSearch } from './submitted-facts.ts';

const shared = { surface: 'dashboard', resourceType: 'list/' } as const;
const reading = { ...shared, permission: 'list.read' } as const;
const writing = { ...shared, permission: 'list.write' } as const;

const seesPersons = (caller: Caller): boolean => caller.kind === 'key' || caller.permissions.has('pii.view');

const onLists: readonly Endpoint[] = [
  writeEndpoint({
    ...writing,
    path: '/lists',
    operationId: 'make-a-list',
    summary: 'Makes a list of any kind, those of fields, devices and faces among them.',
    success: 201,
    body: makeListBody,
    async handle(context, { body }) {
      return { resource: serializeList(await createList(context, readCreateList(body.kind, body)), []) };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/list-counts',
    operationId: 'count-the-items-of-lists',
    summary: 'Counts the items and the matches of each list; omits lists without items.',
    answerBody: countsAnswer,
    handle: async ({ tx, scope }) => ({ body: showCounts(await countItems(tx, scope)) }),
  }),
  readEndpoint({
    ...reading,
    path: '/lists/{list-id}/items',
    operationId: 'list-the-items-of-a-list',
    summary: 'The items of a list, newest first.',
    filters: itemFilters,
    answerBody: itemsAnswer,
    async handle(context, { params, filter, page, caller }) {
      const list = await foundList(context, params['list-id']);
      const found = await listItems(context.tx, context.scope, list.id, alternatives(filter, 'status'), page);
      return {
        body: { items: found.items.map((item) => showItem(item, seesPersons(caller))), 'has-more': found.hasNext },
      };
    },
  }),
  writeEndpoint({
    ...writing,
    path: '/lists/{list-id}/items',
    operationId: 'paste-list-items',
    summary: 'Puts a value a line on a list, with a verdict a line; `dry-run` says the same and writes nothing.',
    body: bulkBody,
    answerBody: bulkAnswer,
    async handle(context, { params, body }) {
      const verdicts = await pasteItems(context, {
        listId: params['list-id'],
        lines: body.lines,
        isDryRun: body['dry-run'] === true,
        expiresAt: readExpiry(body, '/expires-at'),
      });
      return { body: showVerdicts(verdicts) };
    },
  }),
  writeEndpoint({
    ...reading,
    path: '/lists/{list-id}/preview',
    operationId: 'preview-a-list-item',
    auditedAs: 'read',
    summary: 'Who of the last 90 days an item would have hit, before it is saved: counted and shown, never decided.',
    body: previewBody,
    answerBody: previewAnswer,
    async handle(context, { params, body }) {
      const { tx, scope, clock } = context;
      const list = await foundList(context, params['list-id']);
      const read = readLineItem(list, body.line);
      if (isFault(read)) throw new Refusal('unprocessable', problemAt('/line', read.problem));
      return { body: showBackHits(await backSearch(tx, scope, list, read, clock.now())) };
    },
  }),
  readEndpoint({
    ...reading,
    path: '/lists/{list-id}/matches',
    operationId: 'list-the-matches-of-a-list',
    summary: 'What met items of a list, newest first.',
    answerBody: matchesAnswer,
    async handle(context, { params }) {
      const list = await foundList(context, params['list-id']);
      return { body: showMatches(await findMatches(context.tx, context.scope, { listId: list.id })) };
    },
  }),
];

export const listDashboardEndpoints: readonly Endpoint[] = [
  ...onLists,
  readEndpoint({
    ...reading,
    path: '/list-matches/{object-id}',
    operationId: 'list-the-matches-of-an-object',
    summary: 'Which lists an inquiry, with all that belongs to it, or another object met.',
    answerBody: matchesAnswer,
    async handle({ tx, scope }, { params }) {
      return { body: showMatches(await findMatches(tx, scope, { objectId: params['object-id'] })) };
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'PATCH',
    path: '/list-items/{list-item-id}',
    operationId: 'expire-a-list-item',
    summary: 'Gives an item the time of its end, or none.',
    body: expiryBody,
    answerBody: itemsAnswer,
    async handle(context, { params, body, caller }) {
      const item = await expireItem(context, params['list-item-id'], readExpiry(body, '/expires-at'));
      return { body: { items: [showItem(item, seesPersons(caller))], 'has-more': false } };
    },
  }),
  writeEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/list-items/{list-item-id}',
    operationId: 'archive-any-list-item',
    summary: 'Archives an item of any kind.',
    answerBody: itemsAnswer,
    async handle(context, { params, caller }) {
      const item = await archiveItemById(context, params['list-item-id'], null);
      return { body: { items: [showItem(item, seesPersons(caller))], 'has-more': false } };
    },
  }),
];
