/**
 * Consolidated List of Australia (DFAT). It is published as a workbook, and read as CSV saved from it: one row per name,
 * `101` the first of an entry, `101a` another.
 */
import { type Address, type Entity, type EntityKind, entityOf, type NameForm, type PartialDate } from '../entity.ts';
import type { Identifier } from '../identifiers.ts';
import { countriesIn, countryCode } from './countries.ts';
import { csvRows, demandColumns } from './csv.ts';
import { parseDate } from './dates.ts';
import { type LeftOut, onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { uniqueKeys } from './unique-keys.ts';
import { present } from './xml.ts';

type Row = Readonly<Record<string, string>>;

/** Columns by their names in lower case, since editions differ in capitals. */
const columns = [
  ...['reference', 'name of individual or entity', 'type', 'name type', 'date of birth', 'place of birth'],
  ...['citizenship', 'address', 'additional information', 'imo number', 'committees', 'control date'],
];

const kinds: ReadonlyMap<string, EntityKind> = new Map([
  ['individual', 'person'],
  ['entity', 'organization'],
  ['vessel', 'vessel'],
]);

/** Returns the kind. Throws SourceBroken for an unknown word, because a non-person would not be found as a person. */
function kindOf(key: string, word: string): EntityKind {
  const kind = kinds.get(word.toLowerCase());
  if (kind !== undefined) return kind;
  throw new SourceBroken(`entry ${key.slice(0, 40)} is of a kind that is not known: ${word.slice(0, 40)}`);
}

/**
 * Returns the different values of a column. `a)`, `ii)`, semicolons and line breaks separate several values in a cell.
 */
const valuesOf = (rows: readonly Row[], column: string): string[] => [
  ...new Set(
    present(
      rows.flatMap((row) =>
        (row[column] ?? '').replaceAll('_x000D_', '\n').split(/;|\n|(?:^|[\s,(])(?:[a-z]|[ivx]+)\)\s*/i),
      ),
    ).map((value) => value.replace(/,$/, '')),
  ),
];

const between = /between\s[^;]{0,40}?\d{4}\s+(?:and|to)\s[^;]{0,40}?\d{4}/gi;

/**
 * Returns the dates in a text. A spreadsheet formats `5/6/1957` by its user's country: if day and month are ambiguous,
 * only the year is known.
 */
function datesIn(text: string): PartialDate[] {
  const parts = [...(text.match(between) ?? []), ...text.replaceAll(between, ',').split(/,|\band\b|\bor\b/i)];
  const dates = parts.map((part) => {
    const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(part.trim()) ?? [];
    const isTold = Number(one) > 12 || one === two;
    const written =
      year === '' ? part : isTold ? `${one}/${two}/${year}` : Number(two) > 12 ? `${two}/${one}/${year}` : year;
    return parseDate(written);
  });
  return dates.filter((date) => date !== null);
}

/** Returns the day; null for one that is not certain. */
function dayOf(text: string): string | null {
  const [date] = datesIn(text);
  if (date === undefined || date.month === null || date.day === null) return null;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** Returns the country at the end of a place or an address; null if the country of the place is unknown. */
function countryNameOf(text: string): string | null {
  const last = text.split(',').at(-1)?.trim() ?? '';
  return /\d/.test(last) || (!text.includes(',') && countryCode(last) === null) ? null : last;
}

const addressOf = (full: string): Address => ({ full, city: null, countryCode: countryCode(countryNameOf(full)) });

function namesOf(rows: readonly Row[]): NameForm[] {
  const seen = new Set<string>();
  const isPrimary = (row: Row): boolean => /primary/i.test(row['name type'] ?? '');
  return rows
    .toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)))
    .flatMap((row): NameForm[] => {
      const value = (row['name of individual or entity'] ?? '').replaceAll(/\s+/g, ' ').trim();
      if (value === '' || seen.has(value)) return [];
      seen.add(value);
      const type =
        seen.size === 1 ? 'primary_name' : /former|f\.?k\.?a/i.test(row['name type'] ?? '') ? 'former' : 'aka';
      return [{ value, type, quality: /weak/i.test(row['alias strength'] ?? '') ? 'weak' : 'strong' }];
    });
}

/** Patterns of documents in the additional information, which is text. */
const documents: readonly (readonly [RegExp, string])[] = [
  [/\bpassport(?: (?:no\.?|number))?\s*:?\s*([A-Z]{0,3}\d[A-Z0-9]{4,})/gi, 'passport'],
  [/\bnational id(?:entification|entity)?(?: card)?(?: (?:no\.?|number))?\s*:?\s*([\w-]*\d[\w-]{4,})/gi, 'national-id'],
];

function identifiersOf(rows: readonly Row[]): Identifier[] {
  const told = valuesOf(rows, 'additional information');
  return [
    ...valuesOf(rows, 'imo number').map((value) => ({ scheme: 'imo', value, country: null })),
    ...documents.flatMap(([pattern, scheme]) =>
      told.flatMap((text) => [...text.matchAll(pattern)].map(([, value = '']) => ({ scheme, value, country: null }))),
    ),
  ];
}

function entityFrom(key: string, rows: readonly Row[]): Entity | null {
  const names = namesOf(rows);
  if (names.length === 0) return null;
  const kind = kindOf(key, valuesOf(rows, 'type')[0] ?? '');
  const addresses = valuesOf(rows, 'address');
  return entityOf({
    key,
    kind,
    names,
    birthdates: kind === 'person' ? valuesOf(rows, 'date of birth').flatMap(datesIn) : [],
    ...countriesIn([
      ...valuesOf(rows, 'citizenship').flatMap((text) => text.split(/,|\band\b/)),
      ...[...valuesOf(rows, 'place of birth'), ...addresses].map(countryNameOf),
    ]),
    addresses: addresses.map(addressOf),
    identifiers: identifiersOf(rows),
    programs: valuesOf(rows, 'committees'),
    topics: ['sanction'],
    listedAt: dayOf(rows[0]?.['control date'] ?? ''),
    remarks: valuesOf(rows, 'additional information').join(' ').slice(0, 2000) || null,
  });
}

/**
 * Reads the entities. The rows of an entity are consecutive. A separate row with the same number is another entry,
 * since the list has used numbers twice. Throws SourceBroken.
 */
export async function* readAustralia(
  files: SourceFiles,
  _onIssued?: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  const keyOf = uniqueKeys();
  const input = onlyFile(files, /\.csv$/);
  const inSmallLetters = (header: string[]): string[] => header.map((name) => name.trim().toLowerCase());
  let rows: Row[] = [];
  let number = '';
  let isRead = false;
  const entity = (): Entity | null => entityFrom(keyOf(number), rows);
  for await (const row of csvRows<Record<string, string>>(input, { columns: inSmallLetters, trim: true })) {
    if (!isRead) demandColumns(row, columns);
    isRead = true;
    const own = /^\d+/.exec(row['reference'] ?? '')?.[0];
    if (own === undefined) {
      if (Object.values(row).some(Boolean)) onLeftOut('row without a reference');
      continue;
    }
    if (own !== number && rows.length > 0) {
      const before = entity();
      if (before === null) onLeftOut('entry without a name');
      else yield before;
      rows = [];
    }
    number = own;
    rows.push(row);
  }
  if (!isRead) throw new SourceBroken('the list has no entry');
  const last = rows.length === 0 ? null : entity();
  if (last !== null) yield last;
}
