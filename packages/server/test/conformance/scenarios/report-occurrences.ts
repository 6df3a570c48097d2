/** Occurrences in reports beyond the operations of a client: answers, failures and matches of every kind. */
import { eventually } from '../../support/eventually.ts';
import { queriesOfKinds } from '../../support/reports.ts';
import type { World } from '../scenario.ts';

type Query = Readonly<Record<string, unknown>>;
type Occurrence = (world: World) => Promise<void>;

const make = async (world: World, kind: string, query: Query): Promise<string> =>
  (await world.make('POST', '/reports', { data: { type: `report/${kind}`, attributes: { query } } })).data.id;

const made =
  (kind: string, query: Query): Occurrence =>
  async (world) => {
    await make(world, kind, query);
  };

/** Queries that cannot be answered, by kind. */
const unanswered: Readonly<Record<string, Query>> = {
  watchlist: { term: '!!!' },
  'business-watchlist': { term: '!!!' },
  'politically-exposed-person': { term: '!!!' },
  'crypto-address-watchlist': { 'crypto-address': '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe4' },
  'email-address': { 'email-address': 'sandbox-error@example.com' },
  'phone-number': { 'phone-number': '+15005550001' },
};

const textMember: Readonly<Record<string, string>> = {
  'adverse-media': 'term',
  'business-adverse-media': 'term',
  'business-lookup': 'business-name',
  'address-lookup': 'address-street-1',
  profile: 'name-first',
  synthetic: 'name-first',
  'profile-non-authoritative': 'email-address',
  'social-media': 'email-address',
};

const failing = (kind: string): Query =>
  unanswered[kind] ?? { ...queriesOfKinds[kind], [textMember[kind] ?? '']: 'sandbox-error@example.com' };

const matches: readonly (readonly [string, Query, Query])[] = [
  ['watchlist', { term: 'Kim Jong Un' }, {}],
  ['business-watchlist', { term: 'Globovision' }, {}],
  ['politically-exposed-person', { term: 'Boris Johnson' }, {}],
  ['crypto-address-watchlist', { 'crypto-address': '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3' }, {}],
  ['adverse-media', { term: 'Kim Jong Un' }, { 'dismiss-type': 'entity', 'entity-id': 'sandbox-media-1' }],
  ['business-adverse-media', { term: 'Globovision' }, { 'dismiss-type': 'entity', 'entity-id': 'sandbox-media-2' }],
];

const dismissed =
  (kind: string, query: Query, attributes: Query): Occurrence =>
  async (world) => {
    const id = await make(world, kind, query);
    await eventually(`the report ${id} is ready`, async () => {
      const { body } = await world.send('GET', `/reports/${id}`, {}, null);
      const { data } = body as { readonly data: { readonly attributes: Query } };
      return data.attributes['status'] === 'ready';
    });
    if (kind === 'crypto-address-watchlist') return;
    await world.make('POST', `/reports/${id}/dismiss`, {
      data: { attributes: { reason: 'Somebody else', ...attributes } },
    });
  };

export const reportOccurrences: readonly Occurrence[] = [
  ...Object.keys(queriesOfKinds).flatMap((kind) => [made(kind, queriesOfKinds[kind] ?? {}), made(kind, failing(kind))]),
  made('address-lookup', { ...queriesOfKinds['address-lookup'], addressee: 'sandbox-slow' }),
  ...matches.map(([kind, query, attributes]) => dismissed(kind, query, attributes)),
];
