/**
 * Pages of lists with cached rendered items. Clients read the same lists repeatedly and few of their rows change, so a
 * list queries only ids and revisions, and loads only items that are not cached at their revision. An item is never
 * older than its row.
 */
import type { ReadContext } from '../../operations/context.ts';
import type { ListedPage } from '../endpoint.ts';
import type { Reply, Whole } from '../exchange.ts';
import type { Resource } from '../json-api/document.ts';
import { refuseIncludeOnList } from '../json-api/include.ts';
import { pageLinks } from '../json-api/pagination.ts';
import type { ParsedQuery } from '../json-api/parse-query.ts';
import { renderDocument, signLinks } from '../render-document.ts';
import type { CachedItem } from './item-cache.ts';

const comma = Buffer.from(',');

/** Composes a page of a list. Throws bad_request for `include`, which lists do not support. */
export async function composeList(
  known: Whole,
  context: ReadContext,
  query: ParsedQuery,
  { listed, load }: ListedPage,
): Promise<Reply> {
  refuseIncludeOnList(query);
  const items = await itemsOf(known, query, listed.items, load);
  const links = JSON.stringify({ links: pageLinks(known.request.path, query.all, listed) });
  const between = items.flatMap(({ json }, index) => (index === 0 ? [json] : [comma, json]));
  const bytes = Buffer.concat([Buffer.from('{"data":['), ...between, Buffer.from(`],${links.slice(1)}`)]);
  const linked = items.some((item) => item.linked);
  return {
    status: known.endpoint.success,
    headers: {},
    body: linked ? Buffer.from(signLinks(known, context, bytes.toString())) : bytes,
    objectId: null,
    objectIds: listed.items.map(({ id }) => id),
  };
}

async function itemsOf(
  known: Whole,
  query: ParsedQuery,
  listed: ListedPage['listed']['items'],
  load: ListedPage['load'],
): Promise<readonly CachedItem[]> {
  const { items: cache } = known.services;
  // Sparse fieldsets make many renderings of one item, which are not cached.
  const isCacheable = query.sparse.size === 0;
  const { scope, attributesBlocklist, answersAs } = known.caller;
  // Keys without a blocklist see the same attributes and share their renderings.
  const viewer = attributesBlocklist.length === 0 ? scope.environmentId : answersAs;
  const prefix = `${viewer} ${known.version} ${known.inflection} `;
  const items = new Map<string, CachedItem>();
  for (const { id, revision } of isCacheable ? listed : []) {
    const cached = cache.get(prefix + id);
    if (cached?.revision === revision) items.set(id, cached);
  }
  const missing = listed.flatMap(({ id }) => (items.has(id) ? [] : [id]));
  if (missing.length > 0) {
    for (const { resource, revision } of await load(missing)) {
      const item = rendered(known, query, resource, revision);
      items.set(resource.id, item);
      if (isCacheable) cache.set(prefix + resource.id, item);
    }
  }
  return listed.flatMap(({ id }) => items.get(id) ?? []);
}

function rendered(known: Whole, query: ParsedQuery, resource: Resource, revision: number): CachedItem {
  const { data } = renderDocument(known, query, { data: resource }) as { readonly data: unknown };
  const json = JSON.stringify(data);
  return { revision, json: Buffer.from(json), linked: json.includes('\\u0000file:') };
}
