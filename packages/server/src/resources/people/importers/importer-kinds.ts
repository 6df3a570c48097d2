/** Kinds of importers: the columns of their files, and the attributes made from the cells of a row. Pure. */
import type { ItemKind } from '../lists/index.ts';

type Cells = Readonly<Record<string, string>>;

type Attributes = Readonly<Record<string, unknown>>;

interface KindOfImporter {
  /** Last part of the path below `/importer`. */
  readonly path: string;
  readonly operationId: string;
  /** Rows in words, for summaries. */
  readonly rows: string;
  /** Columns that a file may have, in kebab case. */
  readonly columns: readonly string[];
  /** Columns that a file must have. */
  readonly required: readonly string[];
  /** Kind of the list that gets the items; null for accounts. */
  readonly itemKind: ItemKind | null;
  attributesOf(cells: Cells): Attributes;
}

/** Returns the cells that are not empty. */
const filled = (cells: Cells): Attributes =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));

const separators = /[,;]/;

function accountOf({ tags = '', ...cells }: Cells): Attributes {
  const names = tags.split(separators).flatMap((name) => name.trim() || []);
  return { ...filled(cells), ...(names.length === 0 ? {} : { tags: names }) };
}

const numberOf = (cell = ''): number => (cell === '' ? Number.NaN : Number(cell));

export const importerKinds = {
  account: {
    path: 'accounts',
    operationId: 'import-an-account',
    rows: 'accounts',
    columns: ['reference-id', 'name-first', 'name-middle', 'name-last', 'birthdate', 'social-security-number', 'tags'],
    required: [],
    itemKind: null,
    attributesOf: accountOf,
  },
  'list-item/email-address': {
    path: 'list-item/email-addresses',
    operationId: 'import-email-address-lists',
    rows: 'e-mail addresses and domains',
    columns: ['value', 'match-type'],
    required: ['value'],
    itemKind: 'email-address',
    attributesOf: (cells) => ({ 'match-type': 'email_address', ...filled(cells) }),
  },
  'list-item/geolocation': {
    path: 'list-item/geolocations',
    operationId: 'import-geolocation-lists',
    rows: 'places',
    columns: ['latitude', 'longitude', 'radius-meters'],
    required: ['latitude', 'longitude', 'radius-meters'],
    itemKind: 'geolocation',
    attributesOf: (cells) => ({
      latitude: numberOf(cells['latitude']),
      longitude: numberOf(cells['longitude']),
      'radius-meters': numberOf(cells['radius-meters']),
    }),
  },
  'list-item/government-id-number': {
    path: 'list-item/government-id-numbers',
    operationId: 'import-government-id-number-lists',
    rows: 'document numbers',
    columns: ['id-number', 'id-class'],
    required: ['id-number'],
    itemKind: 'government-id-number',
    attributesOf: (cells) => cells,
  },
  'list-item/ip-address': {
    path: 'list-item/ip-addresses',
    operationId: 'import-ip-address-lists',
    rows: 'IP addresses and networks',
    columns: ['value'],
    required: ['value'],
    itemKind: 'ip-address',
    attributesOf: (cells) => cells,
  },
  'list-item/name': {
    path: 'list-item/names',
    operationId: 'import-name-lists',
    rows: 'names',
    columns: ['name-first', 'name-last'],
    required: [],
    itemKind: 'name',
    attributesOf: (cells) => cells,
  },
  'list-item/phone-number': {
    path: 'list-item/phone-numbers',
    operationId: 'import-phone-number-lists',
    rows: 'phone numbers',
    columns: ['value'],
    required: ['value'],
    itemKind: 'phone-number',
    attributesOf: (cells) => cells,
  },
} as const satisfies Readonly<Record<string, KindOfImporter>>;

export type ImporterKind = keyof typeof importerKinds;

export const importerKindNames = Object.keys(importerKinds) as ImporterKind[];

export const kindOfImporter = (kind: ImporterKind): KindOfImporter => importerKinds[kind];
