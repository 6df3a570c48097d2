/**
 * Consolidated Screening List of the United States (trade.gov, CSV or JSON): export controls of the Departments of Commerce and
 * State, and the lists of OFAC. The list of an entry is its first programme.
 */
import { type Address, type Entity, type EntityKind, entityOf, type NameForm } from '../entity.ts';
import type { Identifier } from '../identifiers.ts';
import { analyse } from '../names/analyse.ts';
import { countriesIn, countryCode } from './countries.ts';
import { csvRows, demandColumns } from './csv.ts';
import { parseDates } from './dates.ts';
import { currencyOf } from './ofac/remarks.ts';
import { type LeftOut, onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { uniqueKeys } from './unique-keys.ts';
import { usCslRowsOfJson } from './us-csl-json.ts';
import { present } from './xml.ts';

type Row = Readonly<Record<string, string>>;

const columns = [
  ...['_id', 'source', 'type', 'programs', 'name', 'title', 'addresses', 'start_date', 'call_sign', 'vessel_flag'],
  ...['remarks', 'source_list_url', 'alt_names', 'citizenships', 'dates_of_birth', 'nationalities'],
  ...['places_of_birth', 'ids'],
];

const kinds: ReadonlyMap<string, EntityKind> = new Map([
  ['individual', 'person'],
  ['entity', 'organization'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

/** Returns the values of a cell: `; ` separates them, and the last may begin with `and`. */
const valuesOf = (cell: string | undefined): string[] =>
  present((cell ?? '').split(';').map((value) => value.trim().replace(/^and\s+/i, '')));

const isCompany = (name: string): boolean =>
  analyse(name, 'organization').parts.some(({ kind }) => kind === 'legal-form' || kind === 'organisation-word');

/**
 * Returns the kinds of an entry. Entries of OFAC state a kind, the others do not. An entry without a kind that is not
 * evidently a company may be a person, so it is searched as both. Throws SourceBroken for an unknown word.
 */
function kindsOf(key: string, word: string, name: string): readonly EntityKind[] {
  if (word === '') return isCompany(name) ? ['organization'] : ['organization', 'person'];
  const kind = kinds.get(word.toLowerCase());
  if (kind !== undefined) return [kind];
  throw new SourceBroken(`entry ${key.slice(0, 40)} is of a kind that is not known: ${word.slice(0, 40)}`);
}

/** Matches the text that the nonproliferation list adds to each name. */
const successors = /[;,]?\s*and any successor\b.*$/i;

function namesOf(row: Row): NameForm[] {
  const primary = (row['name'] ?? '').replace(successors, '').trim();
  const values = [...new Set([primary, ...valuesOf(row['alt_names']?.replace(successors, ''))])].filter(Boolean);
  return primary === ''
    ? []
    : values.map((value, place) => ({ value, type: place === 0 ? 'primary_name' : 'aka', quality: 'strong' }));
}

/** Returns the last part of an address or a birthplace, its country; null for a number, which is no country. */
function countryNameOf(text: string): string | null {
  const last = text.split(',').at(-1)?.trim() ?? '';
  const isAlone = last === text.trim() && countryCode(last) === null;
  return last === '' || isAlone || /\d/.test(last) ? null : last;
}

const addressOf = (full: string): Address => ({ full, city: null, countryCode: countryCode(countryNameOf(full)) });

/** An item of `ids`: `Passport, 836238033, KP`. */
interface Item {
  readonly type: string;
  readonly value: string;
  readonly country: string | null;
}

/** Matches items that are notes: `Secondary sanctions risk:, North Korea Sanctions Regulations`. */
const note = /[:-]$/;
const itemOfCountry = /^(?:nationality of registration|former vessel flag|nationality|citizen)/i;
const itemOfNobody = /e-?mail|phone|fax|\bdate\b|\bflag\b|\btype\b|gazette|gender|website|nationality|citizen/i;
const wallet = /^Digital Currency Address - (\w+)/i;

function itemsOf(cell: string | undefined): Item[] {
  return valuesOf(cell).flatMap((text): Item[] => {
    const [type = '', ...rest] = text.split(',').map((part) => part.trim());
    const last = rest.at(-1) ?? '';
    const hasCountry = rest.length > 1 && /^[A-Z]{2}$/.test(last);
    const value = (hasCountry ? rest.slice(0, -1) : rest).join(', ');
    return value === '' || note.test(type) ? [] : [{ type, value, country: hasCountry ? last : null }];
  });
}

const identifiersOf = (row: Row, items: readonly Item[]): Identifier[] => [
  ...items
    .filter(({ type }) => !itemOfNobody.test(type) && !wallet.test(type))
    .map(({ type, value, country }) => ({ scheme: type.toLowerCase(), value, country })),
  ...present([row['call_sign']]).map((value) => ({ scheme: 'call-sign', value, country: null })),
];

function genderOf(items: readonly Item[]): Entity['gender'] {
  const said = items.find(({ type }) => /^gender$/i.test(type))?.value.toLowerCase();
  return said === 'male' || said === 'female' ? said : null;
}

/**
 * Returns the reason: a sanction of the Treasury or against proliferation, otherwise a warning of a known department.
 * If the list is unknown, its name is the reason.
 */
function topicOf(list: string): string {
  if (/treasury|nonproliferation/i.test(list)) return 'sanction';
  return /bureau of industry|debarred|state department/i.test(list) ? 'warning' : list;
}

function entitiesFrom(row: Row, keyOf: (key: string) => string): Entity[] {
  const names = namesOf(row);
  const id = row['_id'] ?? '';
  const [primary] = names;
  if (primary === undefined || id === '') return [];
  const [list, items, addresses] = [row['source'] ?? '', itemsOf(row['ids']), valuesOf(row['addresses'])];
  const births = valuesOf(row['places_of_birth']).filter((place) => place.includes(','));
  const known: Omit<Entity, 'key' | 'kind'> = entityOf({
    key: id,
    kind: 'other',
    names,
    birthdates: parseDates(valuesOf(row['dates_of_birth'])),
    ...countriesIn([
      ...[...valuesOf(row['citizenships']), ...valuesOf(row['nationalities']), row['vessel_flag']],
      ...[...addresses, ...births].map(countryNameOf),
      ...items.filter(({ type }) => itemOfCountry.test(type)).map(({ value }) => value),
    ]),
    addresses: addresses.map(addressOf),
    gender: genderOf(items),
    identifiers: identifiersOf(row, items),
    wallets: items.flatMap(({ type, value }) => {
      const found = wallet.exec(type);
      return found === null ? [] : [{ currency: currencyOf(found[1] ?? ''), address: value }];
    }),
    positions: present([row['title']]),
    programs: present([list, ...valuesOf(row['programs'])]),
    topics: present([topicOf(list)]),
    urls: present([
      row['source_list_url'],
      ...items.flatMap(({ type, value }) => (/website/i.test(type) ? value : [])),
    ]),
    listedAt: /^\d{4}-\d{2}-\d{2}$/.exec(row['start_date'] ?? '')?.[0] ?? null,
    remarks: row['remarks'] || null,
  });
  const key = keyOf(id);
  return kindsOf(key, row['type'] ?? '', primary.value).map((kind, place) => ({
    ...known,
    key: place === 0 ? key : `${key}:${kind}`,
    kind,
  }));
}

/** Yields the rows of either form. Throws SourceBroken if one lacks a column. */
async function* rowsOf(files: SourceFiles): AsyncGenerator<Row> {
  const input = onlyFile(files, /\.(?:csv|json)$/);
  if (files.names.some((name) => name.endsWith('.json'))) {
    yield* usCslRowsOfJson(input, columns);
    return;
  }
  for await (const row of csvRows<Record<string, string>>(input, { columns: true, trim: true })) {
    demandColumns(row, columns);
    yield row;
  }
}

/** Reads the entities. Throws SourceBroken, also for a file without an entry. */
export async function* readUsCsl(
  files: SourceFiles,
  _onIssued?: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  const keyOf = uniqueKeys();
  let isRead = false;
  for await (const row of rowsOf(files)) {
    isRead = true;
    const entities = entitiesFrom(row, keyOf);
    if (entities.length === 0) onLeftOut(`${row['source']} without a name or id`);
    yield* entities;
  }
  if (!isRead) throw new SourceBroken('the list has no entry');
}
