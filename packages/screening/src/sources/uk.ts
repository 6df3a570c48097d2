/**
 * The UK Sanctions List of the FCDO, and the consolidated list of OFSI (retired on 28 January 2026), both as CSV: one
 * row per name.
 */
import { type Entity, type EntityKind, entityOf, type NameForm } from '../entity.ts';
import { countriesIn } from './countries.ts';
import { csvRows } from './csv.ts';
import { parseDates } from './dates.ts';
import { onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { present } from './xml.ts';

type Row = Readonly<Record<string, string>>;

/** Columns read of each list, by the names that they have had. */
interface Names {
  readonly key: readonly string[];
  readonly kind: readonly string[];
  readonly nameType: readonly string[];
  readonly birth: readonly string[];
  readonly nationality: readonly string[];
  readonly passport: readonly string[];
  readonly regime: readonly string[];
}

/** Required columns: without them, persons would be taken for organizations, or for other persons. */
const fcdo: Names = {
  key: ['Unique ID'],
  kind: ['Individual, Entity, Ship', 'Designation Type'],
  nameType: ['Name type'],
  birth: ['D.O.B'],
  nationality: ['Nationality(/ies)'],
  passport: ['Passport number'],
  regime: ['Regime Name'],
};

const ofsi: Names = {
  key: ['Group ID'],
  kind: ['Group Type'],
  nameType: ['Alias Type'],
  birth: ['DOB'],
  nationality: ['Nationality'],
  passport: ['Passport Number'],
  regime: ['Regime'],
};

type Columns = Readonly<Record<keyof Names, string>>;

/** Optional columns with more about an entry, which not every edition of the lists has. */
const further = {
  countries: ['Country of birth', 'Country of Birth', 'Address Country', 'Country', 'Current believed flag of ship'],
  listedAt: ['Date Designated', 'Listed On'],
  position: ['Position'],
  identifiers: [
    ['National Identifier number', 'national-id'],
    ['National Identification Number', 'national-id'],
    ['Business registration number (s)', 'registration-number'],
    ['Business Registration Number', 'registration-number'],
    ['IMO number', 'imo'],
  ],
} as const;

/** Returns the columns. Throws SourceBroken if a required column has none of its names. */
function columnsOf(header: readonly string[]): Columns {
  const names = [fcdo, ofsi].find(({ key }) => key.some((name) => header.includes(name)));
  if (names === undefined) throw new SourceBroken(`neither ${fcdo.key[0]} nor ${ofsi.key[0]} is a column`);
  const found = Object.entries(names).map(([member, known]: [string, readonly string[]]) => {
    const column = known.find((name) => header.includes(name));
    if (column === undefined) throw new SourceBroken(`no column is called ${known.join(' or ')}`);
    return [member, column] as const;
  });
  if (!header.includes('Name 6')) throw new SourceBroken('no column is called Name 6');
  return Object.fromEntries(found) as Columns;
}

const kinds: readonly (readonly [RegExp, EntityKind])[] = [
  [/individual/i, 'person'],
  [/ship/i, 'vessel'],
  [/entity/i, 'organization'],
];

/**
 * Returns the kind of an entry. Throws SourceBroken for an unknown word, because a non-person would not be found as a
 * person.
 */
function kindOf(key: string, text: string): EntityKind {
  const known = kinds.find(([word]) => word.test(text));
  if (known === undefined)
    throw new SourceBroken(`entry ${key.slice(0, 40)} is of a kind that is not known: ${text.slice(0, 40)}`);
  return known[1];
}

/** Returns the name: given names first, the family name is `Name 6`. */
const nameOf = (row: Row): string => present([1, 2, 3, 4, 5, 6].map((place) => row[`Name ${place}`])).join(' ');

function namesOf(rows: readonly Row[], columns: Columns): NameForm[] {
  const seen = new Set<string>();
  return rows.flatMap((row): NameForm[] => {
    const written = present([nameOf(row), row['Name non-latin script'], row['Name Non-Latin Script']]);
    const type = /primary/i.test(row[columns.nameType] ?? '')
      ? 'primary_name'
      : /fka|formerly/i.test(row[columns.nameType] ?? '')
        ? 'former'
        : 'aka';
    const quality = /low/i.test(row['Alias strength'] ?? row['Alias Quality'] ?? '') ? 'weak' : 'strong';
    return written.flatMap((value): NameForm[] => {
      if (seen.has(value)) return [];
      seen.add(value);
      return [{ value, type: value === written[0] ? type : 'aka', quality }];
    });
  });
}

function entityFrom(key: string, rows: readonly Row[], columns: Columns): Entity | null {
  const names = namesOf(rows, columns);
  if (names.length === 0) return null;
  const valuesOf = (column: string) => [...new Set(present(rows.map((row) => row[column])))];
  const gender = valuesOf('Gender')[0]?.toLowerCase();
  return entityOf({
    key,
    names: [...names].sort((a, b) => Number(b.type === 'primary_name') - Number(a.type === 'primary_name')),
    kind: kindOf(key, valuesOf(columns.kind)[0] ?? ''),
    // Unknown days are written dd or 00.
    birthdates: parseDates(
      valuesOf(columns.birth).map((text) => text.replace(/^(?:(?:dd|00)\/)(?:(?:mm|00)\/)?/i, '')),
    ),
    ...countriesIn(
      [columns.nationality, ...further.countries].flatMap(valuesOf).flatMap((text) => text.split(/[/;]|\(\d\)/)),
    ),
    gender: gender === 'male' || gender === 'female' ? gender : null,
    identifiers: [[columns.passport, 'passport'] as const, ...further.identifiers].flatMap(([column, scheme]) =>
      valuesOf(column).map((value) => ({ scheme, value, country: null })),
    ),
    positions: further.position.flatMap(valuesOf),
    programs: valuesOf(columns.regime),
    topics: ['sanction'],
    listedAt: further.listedAt.flatMap(valuesOf)[0] ?? null,
  });
}

/** Reads the entities; rows of one entity are consecutive. The first line may be the date of the list. */
export async function* readUk(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  let header: readonly string[] | null = null;
  let columns: Columns | null = null;
  let [key, rows]: [string, Row[]] = ['', []];
  for await (const cells of csvRows<string[]>(onlyFile(files, /\.csv$/), { relax_column_count: true })) {
    if (header === null || columns === null) {
      const day = /(\d{2})[/-](\w{2,3})[/-](\d{4})/.exec(cells.join(' '));
      if (day !== null) onIssued(`${day[3]}-${day[2]}-${day[1]}`);
      else {
        header = cells.map((cell) => cell.trim());
        columns = columnsOf(header);
      }
      continue;
    }
    const row = Object.fromEntries(header.map((name, place) => [name, (cells[place] ?? '').trim()]));
    const own = row[columns.key] ?? '';
    if (own !== key && rows.length > 0) {
      const entity = entityFrom(key, rows, columns);
      if (entity !== null) yield entity;
      rows = [];
    }
    key = own;
    rows.push(row);
  }
  const last = rows.length === 0 || columns === null ? null : entityFrom(key, rows, columns);
  if (last !== null) yield last;
}
