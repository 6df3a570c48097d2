/**
 * Pages of lists whose items may be given again. Clients read the same lists over and over and few of their rows change: the
 * list is asked for ids and revisions alone, and only items that this process has not rendered at their revision are loaded.
 * An item is never older than its row. Bounded in number, size and time, since items hold personal data.
 */
import { LRUCache } from 'lru-cache';
import type { ReadContext } from '../../operations/context.ts';
import { type LinkTerms, signFileLinks } from '../../storage/file-links.ts';
import type { ListedPage } from '../endpoint.ts';
import { callerOf, type Exchange } from '../exchange.ts';
import { mapResources, type Resource } from '../json-api/document.ts';
import { refuseIncludeOnList } from '../json-api/include.ts';
import { inflectDocument } from '../json-api/inflect-keys.ts';
import { pageLinks } from '../json-api/pagination.ts';
import type { ParsedQuery } from '../json-api/parse-query.ts';
import { applySparseFields } from '../json-api/sparse-fields.ts';
import { shownTo } from '../key-rights/key-rights.ts';
import { downgradeDocument, fileLinksNeedAKey, inflectsFieldKeys } from '../versions/index.ts';

export interface KeptItem {
  readonly revision: number;
  readonly json: Buffer;
  /** True when it refers to stored files: their links are signed each time. */
  readonly linked: boolean;
}

export type ItemCache = LRUCache<string, KeptItem>;

const keptAtMost = 20_000;
const bytesAtMost = 32_000_000;
const keptMs = 60_000;

export function createItemCache(): ItemCache {
  return new LRUCache({
    max: keptAtMost,
    maxSize: bytesAtMost,
    sizeCalculation: ({ json }) => json.length,
    ttl: keptMs,
  });
}

const comma = Buffer.from(',');

/** Throws bad_request when something is to be included: lists take none. */
export async function sendListed(
  exchange: Exchange,
  context: ReadContext,
  query: ParsedQuery,
  { listed, load }: ListedPage,
): Promise<void> {
  refuseIncludeOnList(query);
  const items = await itemsOf(exchange, query, listed.items, load);
  const links = JSON.stringify({ links: pageLinks(exchange.request.path, query.all, listed) });
  const between = items.flatMap(({ json }, index) => (index === 0 ? [json] : [comma, json]));
  const bytes = Buffer.concat([Buffer.from('{"data":['), ...between, Buffer.from(`],${links.slice(1)}`)]);
  exchange.answer.status = exchange.endpoint.success;
  exchange.objectIds = listed.items.map(({ id }) => id);
  exchange.answer.body = items.some(({ linked }) => linked) ? signed(exchange, context, bytes) : bytes;
}

function signed(exchange: Exchange, context: ReadContext, bytes: Buffer): Buffer {
  return Buffer.from(signFileLinks(bytes.toString(), callerOf(exchange).scope, linkTerms(exchange, context)));
}

/** How the caller's links are made: as its version opens them, for as long as its key says. */
export const linkTerms = (exchange: Exchange, { baseUrl, clock }: ReadContext): LinkTerms => ({
  baseUrl,
  now: clock.now(),
  lifeSeconds: callerOf(exchange).fileTokenSeconds,
  withKey: fileLinksNeedAKey(exchange.version),
});

async function itemsOf(
  exchange: Exchange,
  query: ParsedQuery,
  listed: ListedPage['listed']['items'],
  load: ListedPage['load'],
): Promise<readonly KeptItem[]> {
  const { items: cache } = exchange.services;
  // What fields select is another rendering each time; those are made for the one answer.
  const keepable = query.sparse.size === 0;
  const { scope, attributesBlocklist, answersAs } = callerOf(exchange);
  // Keys that are shown everything share what was rendered.
  const viewer = attributesBlocklist.length === 0 ? scope.environmentId : answersAs;
  const place = `${viewer} ${exchange.version} ${exchange.inflection} `;
  const items = new Map<string, KeptItem>();
  for (const { id, revision } of keepable ? listed : []) {
    const kept = cache.get(place + id);
    if (kept?.revision === revision) items.set(id, kept);
  }
  const missing = listed.flatMap(({ id }) => (items.has(id) ? [] : [id]));
  if (missing.length > 0) {
    for (const { resource, revision } of await load(missing)) {
      const item = rendered(exchange, query, resource, revision);
      items.set(resource.id, item);
      if (keepable) cache.set(place + resource.id, item);
    }
  }
  return listed.flatMap(({ id }) => items.get(id) ?? []);
}

function rendered(exchange: Exchange, query: ParsedQuery, resource: Resource, revision: number): KeptItem {
  const { version, inflection, services } = exchange;
  const shown = shownTo(callerOf(exchange), downgradeDocument({ data: resource }, version), services.registry);
  const older = mapResources(shown, (each) => applySparseFields(each, query.sparse));
  const { data } = inflectDocument(older, inflection, inflectsFieldKeys(version)) as { readonly data: unknown };
  const json = JSON.stringify(data);
  return { revision, json: Buffer.from(json), linked: json.includes('\\u0000file:') };
}
