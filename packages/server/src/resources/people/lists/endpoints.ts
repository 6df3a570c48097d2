/** Endpoints of lists and items. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import type { Resource } from '../../../api/json-api/document.ts';
import { alternatives } from '../../../api/json-api/filters.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { readCreateItem, readCreateList } from './input.ts';
import { type ItemKind, kindOfItem, publicKinds } from './item-kinds.ts';
import type { List } from './list.ts';
import { archiveItemById, createItem } from './operations/items.ts';
import { archiveListById, createList } from './operations/lists.ts';
import { createItemAttributes, createListAttributes, listFilters } from './schema.ts';
import { serializeItem, serializeList } from './serializer.ts';
import { findItems, findLists, listLists, newestItemsOf } from './store.ts';

/** Returns the lists with the newest items of each. */
export async function listResources({ tx, scope }: ReadContext, lists: readonly List[]): Promise<Resource[]> {
  const items = await newestItemsOf(
    tx,
    scope,
    lists.map(({ id }) => id),
  );
  return lists.map((list) => serializeList(list, items.get(list.id) ?? []));
}

async function listResource(context: ReadContext, list: List): Promise<Resource> {
  const [resource] = await listResources(context, [list]);
  if (resource === undefined) throw new Refusal('not_found');
  return resource;
}

/** Finds a list. Throws not_found. */
export async function foundList({ tx, scope }: ReadContext, id: string): Promise<List> {
  const [list] = await findLists(tx, scope, [id]);
  if (list === undefined) throw new Refusal('not_found');
  return list;
}

const readings: readonly Endpoint[] = [
  readEndpoint({
    path: '/lists',
    operationId: 'list-all-lists',
    summary: 'Lists the lists of every kind, newest first.',
    permission: 'list.read',
    resourceType: 'list/',
    filters: listFilters,
    async handle(context, { filter, page }) {
      const found = await listLists(context.tx, context.scope, alternatives(filter, 'status'), page);
      return { page: { ...found, items: await listResources(context, found.items) } };
    },
  }),
  readEndpoint({
    path: '/lists/{list-id}',
    operationId: 'retrieve-a-list',
    summary: 'Retrieves one list of any kind with its newest items.',
    permission: 'list.read',
    resourceType: 'list/',
    async handle(context, { params }) {
      return { resource: await listResource(context, await foundList(context, params['list-id'])) };
    },
  }),
  writeEndpoint({
    method: 'DELETE',
    path: '/lists/{list-id}',
    operationId: 'archive-a-list',
    summary: 'Archives a list. It stays readable, and no longer matches.',
    permission: 'list.write',
    resourceType: 'list/',
    async handle(context, { params }) {
      return { resource: await listResource(context, await archiveListById(context, params['list-id'])) };
    },
  }),
];

function creationOf(kind: ItemKind): Endpoint[] {
  const { plural, creation } = kindOfItem(kind);
  if (creation === null) return [];
  return [
    writeEndpoint({
      path: `/list/${plural}`,
      operationId: creation,
      summary: `Creates a list of ${plural.replaceAll('-', ' ')}.`,
      permission: 'list.write',
      resourceType: `list/${kind}`,
      success: 201,
      attributes: createListAttributes(kind),
      async handle(context, { attributes }) {
        return { resource: serializeList(await createList(context, readCreateList(kind, attributes)), []) };
      },
    }),
  ];
}

function itemEndpoints(kind: Exclude<ItemKind, 'face'>): Endpoint[] {
  const { plural, article } = kindOfItem(kind);
  const one = `/list-item/${plural}/{list-item-id}` as const;
  const named = `${article}-${kind}-list-item`;
  const words = `${article} ${kind.replaceAll('-', ' ')}`;
  return [
    writeEndpoint({
      path: `/list-item/${plural}`,
      operationId: `create-${named}`,
      summary: `Puts ${words} on a list; it is compared once it is active.`,
      permission: 'list.write',
      resourceType: `list-item/${kind}`,
      success: 201,
      attributes: createItemAttributes(kind),
      async handle(context, { attributes }) {
        return { resource: serializeItem(await createItem(context, readCreateItem(kind, attributes))) };
      },
    }),
    readEndpoint({
      path: one,
      operationId: `retrieve-${named}`,
      summary: `Retrieves ${words} of a list.`,
      permission: 'list.read',
      resourceType: `list-item/${kind}`,
      async handle({ tx, scope }, { params }) {
        const [item] = await findItems(tx, scope, [params['list-item-id']]);
        if (item === undefined || item.kind !== kind) throw new Refusal('not_found');
        return { resource: serializeItem(item) };
      },
    }),
    writeEndpoint({
      method: 'DELETE',
      path: one,
      operationId: `archive-${named}`,
      summary: `Archives ${words} of a list. It stays readable, and no longer matches.`,
      permission: 'list.write',
      resourceType: `list-item/${kind}`,
      async handle(context, { params }) {
        return { resource: serializeItem(await archiveItemById(context, params['list-item-id'], kind)) };
      },
    }),
  ];
}

export const listEndpoints: readonly Endpoint[] = [
  ...readings,
  ...publicKinds.flatMap(creationOf),
  ...publicKinds.flatMap(itemEndpoints),
];
