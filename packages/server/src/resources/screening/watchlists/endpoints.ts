/** Endpoints of watchlists, not in the reference: lists, their age, and decisions on waiting versions. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { readChanges } from './input.ts';
import { keptWatchlists, requireWatchlist, type WatchlistSources } from './kept-watchlists.ts';
import { decideVersion } from './operations/decide-version.ts';
import { listChanges } from './operations/list-changes.ts';
import { changesBody, changesFilters, decideAttributes } from './schema.ts';
import { serializeEntry, serializeWatchlist } from './serializer.ts';

const shared = { resourceType: 'watchlist', extension: true } as const;
/**
 * Permissions to decide: a key that may write reports, or a user who may change settings, since it affects every later
 * report.
 */
const deciding = { ...shared, permission: 'report.write', userPermission: 'setting.write' } as const;

const decide = (sources: WatchlistSources, way: 'accept' | 'reject', summary: string): Endpoint =>
  writeEndpoint({
    ...deciding,
    path: `/watchlists/{slug}/${way}`,
    operationId: `${way}-a-watchlist-version`,
    summary,
    attributes: decideAttributes,
    async handle(context, { params, attributes }) {
      const decision = { way, reason: attributes.reason, version: attributes.version ?? null };
      return { resource: serializeWatchlist(await decideVersion(context, sources, params['slug'], decision)) };
    },
  });

const versionChanges = (sources: WatchlistSources): Endpoint =>
  readEndpoint({
    ...shared,
    path: '/watchlists/{slug}/versions/{version}/changes',
    operationId: 'list-watchlist-version-changes',
    summary:
      'Lists the entries that a version of a watchlist added, changed or removed, by name; filtered by kind of change or by part of a name.',
    permission: 'report.read',
    furtherRefusals: [422],
    filters: changesFilters,
    answerBody: changesBody,
    async handle(context, { params: { slug, version }, filter, page }) {
      const asked = { slug, version, ...readChanges(filter), most: page.size };
      const { entries, hasMore } = await listChanges(context, sources, asked);
      return { body: { data: entries.map((entry) => serializeEntry(slug, entry)), meta: { 'has-more': hasMore } } };
    },
  });

export const watchlistEndpoints = (sources: WatchlistSources): readonly Endpoint[] => [
  readEndpoint({
    ...shared,
    path: '/watchlists',
    operationId: 'list-all-watchlists',
    summary: 'Lists the watchlists by slug, each with version, age and a waiting version.',
    permission: 'report.read',
    answersMany: true,
    async handle(context) {
      return { resources: (await keptWatchlists(context, sources)).map(serializeWatchlist) };
    },
  }),
  readEndpoint({
    ...shared,
    path: '/watchlists/{slug}',
    operationId: 'retrieve-a-watchlist',
    summary: 'Returns one watchlist with its versions and age.',
    permission: 'report.read',
    async handle(context, { params }) {
      return { resource: serializeWatchlist(await requireWatchlist(context, sources, params['slug'])) };
    },
  }),
  versionChanges(sources),
  decide(
    sources,
    'accept',
    'Accepts the waiting version despite its objection, with a reason, and makes it the current one.',
  ),
  decide(
    sources,
    'reject',
    'Rejects the waiting version, with a reason. The current version stays, and the same files are refused if they arrive again.',
  ),
];
