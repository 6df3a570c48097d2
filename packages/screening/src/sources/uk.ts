/** The UK Sanctions List of the FCDO, and the consolidated list of OFSI (retired on 28 January 2026), both as CSV: one row a name. */
import { type Entity, entityOf, type NameForm } from '../entity.ts';
import { countryCodes } from './countries.ts';
import { csvRows } from './csv.ts';
import { parseDates } from './dates.ts';
import { onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { present } from './xml.ts';

type Row = Readonly<Record<string, string>>;

/** How each of the two lists names its columns. */
interface Columns {
  readonly key: string;
  readonly kind: string;
  readonly nameType: string;
  readonly birth: string;
  readonly countries: readonly string[];
  readonly passport: string;
  readonly regime: string;
  readonly listedAt: string;
  readonly position: string;
}

const fcdo: Columns = {
  key: 'Unique ID',
  kind: 'Individual, Entity, Ship',
  nameType: 'Name type',
  birth: 'D.O.B',
  countries: ['Nationality(/ies)', 'Country of birth', 'Address Country'],
  passport: 'Passport number',
  regime: 'Regime Name',
  listedAt: 'Date Designated',
  position: 'Position',
};

const ofsi: Columns = {
  key: 'Group ID',
  kind: 'Group Type',
  nameType: 'Alias Type',
  birth: 'DOB',
  countries: ['Nationality', 'Country of Birth', 'Country'],
  passport: 'Passport Number',
  regime: 'Regime',
  listedAt: 'Listed On',
  position: 'Position',
};

const columnsOf = (row: Row): Columns => {
  const found = [fcdo, ofsi].find(({ key }) => key in row);
  if (found === undefined) throw new SourceBroken(`neither ${fcdo.key} nor ${ofsi.key} is a column`);
  return found;
};

/** Given names first, the family name is `Name 6`. */
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
  const kind = valuesOf(columns.kind)[0] ?? '';
  const gender = valuesOf('Gender')[0]?.toLowerCase();
  return entityOf({
    key,
    names: [...names].sort((a, b) => Number(b.type === 'primary_name') - Number(a.type === 'primary_name')),
    kind: /individual/i.test(kind) ? 'person' : /ship/i.test(kind) ? 'vessel' : 'organization',
    // Days that are not known are written dd or 00.
    birthdates: parseDates(
      valuesOf(columns.birth).map((text) => text.replace(/^(?:(?:dd|00)\/)(?:(?:mm|00)\/)?/i, '')),
    ),
    countries: countryCodes(columns.countries.flatMap(valuesOf).flatMap((text) => text.split(/[/;]|\(\d\)/))),
    gender: gender === 'male' || gender === 'female' ? gender : null,
    identifiers: valuesOf(columns.passport).map((value) => ({ scheme: 'passport', value, country: null })),
    positions: valuesOf(columns.position),
    programs: valuesOf(columns.regime),
    topics: ['sanction'],
    listedAt: valuesOf(columns.listedAt)[0] ?? null,
  });
}

/** Rows of one entity stand together. The first line may be the day of the list. */
export async function* readUk(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity> {
  let columns: readonly string[] | null = null;
  let [key, rows]: [string, Row[]] = ['', []];
  for await (const cells of csvRows<string[]>(onlyFile(files, /\.csv$/), { relax_column_count: true })) {
    if (columns === null) {
      const day = /(\d{2})[/-](\w{2,3})[/-](\d{4})/.exec(cells.join(' '));
      if (day !== null) onIssued(`${day[3]}-${day[2]}-${day[1]}`);
      else columns = cells.map((cell) => cell.trim());
      continue;
    }
    const row = Object.fromEntries(columns.map((name, place) => [name, (cells[place] ?? '').trim()]));
    const own = row[columnsOf(row).key] ?? '';
    if (own !== key && rows.length > 0) {
      const entity = entityFrom(key, rows, columnsOf(row));
      if (entity !== null) yield entity;
      rows = [];
    }
    key = own;
    rows.push(row);
  }
  const last = rows[0] === undefined ? null : entityFrom(key, rows, columnsOf(rows[0]));
  if (last !== null) yield last;
}
