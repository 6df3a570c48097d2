/** OpenSanctions: entities of FollowTheMoney as NDJSON, and `targets.simple.csv`. */
import { type Entity, type EntityKind, entityOf, type NameForm, type Topic } from '../entity.ts';
import { countriesIn } from './countries.ts';
import { csvRows, demandColumns } from './csv.ts';
import { parseDates } from './dates.ts';
import { jsonLines, textsOf } from './lines.ts';
import { type LeftOut, onlyFile, SourceBroken, type SourceFiles } from './source.ts';

/** Kinds of entities with a name that can be screened; the rest are links between those. */
const kinds: ReadonlyMap<string, EntityKind> = new Map([
  ['Person', 'person'],
  ['Organization', 'organization'],
  ['Company', 'organization'],
  ['LegalEntity', 'organization'],
  ['PublicBody', 'organization'],
  ['Vessel', 'vessel'],
  ['Airplane', 'aircraft'],
  ['CryptoWallet', 'other'],
]);

/**
 * Words of the published vocabulary that mean one of this product's topics. The vocabulary is open, and a prefix does
 * not determine the meaning: `sanction.linked` is not listed, and `sanction.counter` is listed by those who are
 * sanctioned.
 */
const topics: ReadonlyMap<string, Topic> = new Map([
  ['sanction', 'sanction'],
  ['role.pep', 'pep'],
  ['role.rca', 'rca'],
  ...[
    ...['crime', 'crime.boss', 'crime.cyber', 'crime.env', 'crime.fin', 'crime.fraud', 'crime.terror', 'crime.theft'],
    ...['crime.traffick', 'crime.traffick.drug', 'crime.traffick.human', 'crime.war', 'wanted'],
  ].map((word) => [word, 'crime'] as const),
  ...['debarment', 'reg.action', 'reg.warn'].map((word) => [word, 'warning'] as const),
]);

/** Returns the topics. A word without a topic stays unchanged. */
const topicsOf = (texts: readonly string[]): string[] => [...new Set(texts.map((text) => topics.get(text) ?? text))];

const identifiers = [
  'passportNumber',
  'idNumber',
  'taxNumber',
  'registrationNumber',
  'leiCode',
  'imoNumber',
  'mmsi',
  'innCode',
  'ogrnCode',
  'swiftBic',
];

const schemeOf = (property: string): string => property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function namesOf(properties: Readonly<Record<string, unknown>>): NameForm[] {
  const of = (property: string, form: Omit<NameForm, 'value'>): NameForm[] =>
    textsOf(properties[property]).map((value) => ({ value, ...form }));
  const names = of('name', { type: 'aka', quality: 'strong' });
  return [
    ...names.slice(0, 1).map((name) => ({ ...name, type: 'primary_name' as const })),
    ...names.slice(1),
    ...of('alias', { type: 'aka', quality: 'strong' }),
    ...of('previousName', { type: 'former', quality: 'strong' }),
    ...of('weakAlias', { type: 'aka', quality: 'weak' }),
  ];
}

/**
 * Returns the name under which an omitted entry is counted: its schema, with `without a name` after a schema that is
 * read.
 */
const leftOutAs = (schema: string): string => (kinds.has(schema) ? `${schema} without a name` : schema);

function entityFrom(row: Readonly<Record<string, unknown>>): Entity | null {
  const kind = kinds.get(String(row['schema']));
  const { properties } = row;
  if (kind === undefined || typeof properties !== 'object' || properties === null || typeof row['id'] !== 'string')
    return null;
  const own = properties as Readonly<Record<string, unknown>>;
  const names = namesOf(own);
  const wallets = textsOf(own['publicKey']).map((address) => ({
    currency: textsOf(own['currency'])[0]?.toUpperCase() ?? '',
    address,
  }));
  if (names.length === 0 && wallets.length === 0) return null;
  const gender = textsOf(own['gender'])[0];
  const formerKeys = textsOf(row['referents']).filter((key) => key !== row['id']);
  return entityOf({
    key: row['id'],
    ...(formerKeys.length === 0 ? {} : { formerKeys }),
    kind,
    names,
    wallets,
    birthdates: parseDates(textsOf(own['birthDate'])),
    deathDates: parseDates(textsOf(own['deathDate'])),
    ...countriesIn(
      ['country', 'nationality', 'citizenship', 'birthCountry', 'jurisdiction', 'flag'].flatMap((name) =>
        textsOf(own[name]),
      ),
    ),
    gender: gender === 'male' || gender === 'female' ? gender : null,
    identifiers: identifiers.flatMap((property) =>
      textsOf(own[property]).map((value) => ({ scheme: schemeOf(property), value, country: null })),
    ),
    addresses: textsOf(own['address']).map((full) => ({ full, city: null, countryCode: null })),
    positions: textsOf(own['position']),
    programs: [...textsOf(own['program']), ...textsOf(own['programId'])],
    topics: topicsOf(textsOf(own['topics'])),
    urls: textsOf(own['sourceUrl']),
    listedAt: textsOf(own['createdAt'])[0] ?? null,
    remarks: textsOf(own['notes']).join(' ').slice(0, 2000) || null,
  });
}

/** Reads `entities.ftm.json` and its full deltas: one line per entity. */
export async function* readFollowTheMoney(
  files: SourceFiles,
  _onIssued?: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  for await (const row of jsonLines(onlyFile(files, /\.(json|ndjson|ijson)$/))) {
    if (!('schema' in row)) throw new SourceBroken('a line has no schema: this is no FollowTheMoney');
    const entity = entityFrom(row);
    if (entity !== null) yield entity;
    else onLeftOut(leftOutAs(String(row['schema'])));
  }
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

/** Columns read from `targets.simple.csv`. */
const targetColumns = [
  ...['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'addresses', 'identifiers', 'sanctions'],
  'first_seen',
];

export async function* readTargets(
  files: SourceFiles,
  _onIssued?: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  for await (const row of csvRows<Record<string, string>>(onlyFile(files, /\.csv$/), { columns: true })) {
    demandColumns(row, targetColumns);
    const kind = kinds.get(row['schema'] ?? '');
    const name = row['name'] ?? '';
    if (kind === undefined || name === '') {
      onLeftOut(leftOutAs(row['schema'] ?? ''));
      continue;
    }
    const aliases = listOf(row['aliases']).map((value): NameForm => ({ value, type: 'aka', quality: 'strong' }));
    yield entityOf({
      key: row['id'] ?? '',
      kind,
      names: [{ value: name, type: 'primary_name', quality: 'strong' }, ...aliases],
      birthdates: parseDates(listOf(row['birth_date'])),
      ...countriesIn(listOf(row['countries'])),
      addresses: listOf(row['addresses']).map((full) => ({ full, city: null, countryCode: null })),
      identifiers: listOf(row['identifiers']).map((value) => ({ scheme: 'other', value, country: null })),
      programs: listOf(row['sanctions']),
      topics: listOf(row['sanctions']).length > 0 ? ['sanction'] : [],
      listedAt: row['first_seen'] ?? null,
    });
  }
}
