/**
 * Watchlists of every sandbox: the names documented to match there (contract, resources 3.6), as entries that the
 * engine itself finds. They belong to no real list.
 */
import { createHash } from 'node:crypto';
import { buildSegment, type Entity, entityOf } from '@countersign/screening';
import { isoDate } from '../lib/clock.ts';
import type { Searchable, SharedSegment } from './search-segments.ts';
import type { ListType } from './watchlist.ts';

interface SandboxList {
  readonly slug: string;
  readonly title: string;
  readonly type: ListType;
  readonly entities: readonly Entity[];
}

const named = (value: string, type: 'primary_name' | 'aka' = 'primary_name') =>
  ({ value, type, quality: 'strong' }) as const;

const leader = entityOf({
  key: 'sandbox-person-1',
  kind: 'person',
  names: [named('Kim Jong Un'), named('Jong Kim Un', 'aka')],
  birthdates: [{ year: 1984, month: 1, day: 8, circa: false }],
  countries: ['KP'],
  gender: 'male',
  identifiers: [{ scheme: 'passport', value: '563410081', country: 'KP' }],
  topics: ['sanction'],
  programs: ['SANDBOX'],
});

const company = entityOf({
  key: 'sandbox-organization-1',
  kind: 'organization',
  names: [named('Globovision'), named('Globovision Tele C.A.', 'aka')],
  countries: ['VE'],
  topics: ['sanction'],
  programs: ['SANDBOX'],
});

const wallet = entityOf({
  key: 'sandbox-person-2',
  kind: 'person',
  names: [named('ANDREYEV, Anton Nikolaeyvich')],
  birthdates: [{ year: 1985, month: 7, day: 3, circa: false }],
  countries: ['RU'],
  topics: ['sanction'],
  wallets: [{ currency: 'BTC', address: '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3' }],
});

const minister = entityOf({
  key: 'sandbox-person-3',
  kind: 'person',
  names: [named('Boris Johnson'), named('Alexander Boris de Pfeffel Johnson', 'aka')],
  birthdates: [{ year: 1964, month: 6, day: 19, circa: false }],
  countries: ['GB'],
  gender: 'male',
  positions: ['Head of government'],
  topics: ['pep-class-1'],
});

const lists: readonly SandboxList[] = [
  {
    slug: 'sandbox-sanctions',
    title: 'Sandbox sanctions',
    type: 'sanction',
    entities: [leader, company, wallet],
  },
  { slug: 'sandbox-office-holders', title: 'Sandbox office holders', type: 'pep', entities: [minister] },
];

/** Returns true if the service itself contains the list, which has no folder then. */
export const isBuiltIn = (slug: string): boolean => lists.some((list) => list.slug === slug);

function sharedOf({ slug, title, type, entities }: SandboxList): SharedSegment {
  const built = buildSegment(entities);
  const bytes = new SharedArrayBuffer(built.length);
  new Uint8Array(bytes).set(built);
  const sha256 = createHash('sha256').update(built).digest('hex');
  return { slug, title, type, url: 'https://example.com/sandbox', sha256, bytes };
}

/** Builds the segments; takes a second, so call it in a thread. */
export const buildSandboxSegments = (): readonly SharedSegment[] => lists.map(sharedOf);

/** Returns the sandbox's watchlists, always dated today, so that two answers are equal. */
export function sandboxWatchlists(segments: readonly SharedSegment[], now: Date): Searchable[] {
  return segments.map((segment, at) => ({
    standing: standingOf(lists[at] as SandboxList, segment.sha256, `${isoDate(now)}T00:00:00.000Z`),
    load: async () => segment,
  }));
}

const standingOf = ({ slug, title, type, entities }: SandboxList, sha256: string, at: string) => ({
  watchlist: {
    slug,
    title,
    format: 'built-in',
    listType: type,
    url: null,
    mapping: null,
    licenceConfirmedAt: null,
    maximumAgeHours: 48,
    environments: ['sandbox' as const],
    organizationId: null,
  },
  current: {
    sha256,
    segment: sha256,
    issuedAt: null,
    receivedAt: at,
    previous: null,
    objection: null,
    accepted: null,
    entities: entities.length,
    names: entities.length,
    nameless: 0,
    changes: { added: 0, changed: 0, removed: 0 },
  },
  waiting: null,
  checkedAt: at,
  etag: null,
});
