/** Kinds of imports: the columns of their files, their paths in the API, and a sample of each. Pure. */

/** Kinds of lists whose items can be imported. */
export const importedLists = [
  'email-address',
  'phone-number',
  'name',
  'ip-address',
  'geolocation',
  'government-id-number',
] as const;

export type ImportedList = (typeof importedLists)[number];

/** Kind of an import: accounts, or items of a list of this kind. */
export type ImportKind = 'account' | ImportedList;

export const importKinds: readonly ImportKind[] = ['account', ...importedLists];

export const isImportKind = (text: string): text is ImportKind => (importKinds as readonly string[]).includes(text);

export const kindOfImport = ({ type }: { readonly type: `importer/${string}` }): ImportKind =>
  type.slice(type.lastIndexOf('/') + 1) as ImportKind;

/** Names of the texts that say what a column contains. */
type ColumnWords =
  | 'reference_id'
  | 'name_first'
  | 'name_middle'
  | 'name_last'
  | 'birthdate'
  | 'social_security_number'
  | 'tags'
  | 'address'
  | 'match_type'
  | 'phone'
  | 'network'
  | 'latitude'
  | 'longitude'
  | 'radius_meters'
  | 'id_number'
  | 'id_class';

interface FileColumn {
  readonly name: string;
  readonly words: ColumnWords;
  /** True if a file without it is refused. */
  readonly isRequired: boolean;
}

const required = (name: string, words: ColumnWords): FileColumn => ({ name, words, isRequired: true });
const optional = (name: ColumnWords): FileColumn => ({ name, words: name, isRequired: false });

interface ImportFile {
  /** Path below `/importer`. */
  readonly path: string;
  readonly columns: readonly FileColumn[];
  /** Rows of the sample, in the order of the columns. */
  readonly rows: readonly (readonly string[])[];
}

export const importFiles: Readonly<Record<ImportKind, ImportFile>> = {
  account: {
    path: 'accounts',
    columns: [
      optional('reference_id'),
      optional('name_first'),
      optional('name_middle'),
      optional('name_last'),
      optional('birthdate'),
      optional('social_security_number'),
      optional('tags'),
    ],
    rows: [
      ['customer-1', 'Ada', 'Augusta', 'Lovelace', '1990-12-10', '', 'vip; newsletter'],
      ['customer-2', 'Grace', '', 'Hopper', '1986-12-09', '', ''],
    ],
  },
  'email-address': {
    path: 'list-item/email-addresses',
    columns: [required('value', 'address'), optional('match_type')],
    rows: [
      ['ada@example.com', 'email_address'],
      ['mail.example', 'domain'],
    ],
  },
  'phone-number': {
    path: 'list-item/phone-numbers',
    columns: [required('value', 'phone')],
    rows: [['+1 202 555 0143'], ['+44 20 7946 0958']],
  },
  name: {
    path: 'list-item/names',
    columns: [optional('name_first'), optional('name_last')],
    rows: [
      ['Ada', 'Lovelace'],
      ['', 'Hopper'],
    ],
  },
  'ip-address': {
    path: 'list-item/ip-addresses',
    columns: [required('value', 'network')],
    rows: [['203.0.113.7'], ['198.51.100.0/24']],
  },
  geolocation: {
    path: 'list-item/geolocations',
    columns: [
      required('latitude', 'latitude'),
      required('longitude', 'longitude'),
      required('radius_meters', 'radius_meters'),
    ],
    rows: [
      ['52.52', '13.405', '500'],
      ['-33.8688', '151.2093', '1000'],
    ],
  },
  'government-id-number': {
    path: 'list-item/government-id-numbers',
    columns: [required('id_number', 'id_number'), optional('id_class')],
    rows: [
      ['D1234567', 'dl'],
      ['P7654321', 'pp'],
    ],
  },
};

/** Returns a file that can be imported, as text. */
export const sampleOf = (kind: ImportKind): string =>
  [importFiles[kind].columns.map(({ name }) => name), ...importFiles[kind].rows]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
