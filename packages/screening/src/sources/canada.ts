/**
 * Consolidated Canadian Autonomous Sanctions List (XML, root `data-set`): one flat `record` per entry. Names of elements
 * are English, or English and French with a hyphen (`LastName-NomDeFamille`), and empty elements are left out.
 */
import { type Entity, type EntityKind, entityOf, type NameForm } from '../entity.ts';
import { parseDates } from './dates.ts';
import { type LeftOut, onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { uniqueKeys } from './unique-keys.ts';
import { type XmlElement, xmlElements } from './xml.ts';

/** Elements that occur in every edition, by the English names that they have had. */
const needed = [
  ...['Country', 'LastName', 'GivenName', 'EntityOrShip', 'Schedule', 'Item', 'Aliases', 'DateOfBirthOrShipBuildDate'],
  ...['ShipIMONumber', 'DateOfListing'],
];

type Members = ReadonlyMap<string, string>;

/** Returns the texts of a record by their English names. */
function membersOf(record: XmlElement): Members {
  const members = new Map<string, string>();
  for (const { name, text } of record.children) {
    const english = name.split('-')[0] ?? name;
    if (text.trim() !== '') members.set(english, text.trim().replaceAll(/\s+/g, ' '));
  }
  return members;
}

/** Returns the English half of `Belarus / Bélarus` and `Tanker | Pétrolier`. */
const englishOf = (text: string): string => text.split(/\s*[/|]\s*/)[0]?.trim() ?? '';

const aliasMark = /\(?\b(?:a\.k\.a\.?|also known as|alias(?:es)?:)\s*|\(aka\s+/i;
/** Matches the language before a name in another script: `Russian: `. */
const label = /^\p{L}+(?: name)?\s*:\s*/iu;
/** Matches a comma, but not one before a legal form: it belongs to the name before it. */
const comma = /,\s+(?!(?:ltd|limited|llc|l\.l\.c|inc|jsc|pjsc|ooo|pao|oao|ao|co|corp|gmbh|s\.?a|plc)\b)/i;

/** Returns the names in a text: semicolons separate them, or else commas. */
function namesIn(text: string, separators: readonly (string | RegExp)[]): string[] {
  const parts = separators.reduce<string[]>((all, each) => all.flatMap((part) => part.split(each)), [text]);
  return parts
    .map((part) => part.trim().replace(label, '').trim())
    .map((part) => (part.includes('(') ? part : part.replace(/[);]+$/, '').trim()))
    .filter(Boolean);
}

const aliasesIn = (text: string): string[] => namesIn(text, [aliasMark, text.includes(';') ? ';' : comma]);

/** Returns true for an IMO number; some records have another name in its place. */
const isNumber = (text: string): boolean => /\d{7}/.test(text);

function namesOf(members: Members, kind: EntityKind): NameForm[] {
  const said = (name: string): string => members.get(name) ?? '';
  const written =
    kind === 'person'
      ? [`${said('GivenName')} ${said('LastName')}`.trim()]
      : namesIn(said('EntityOrShip'), [aliasMark]);
  const beside = isNumber(said('ShipIMONumber')) ? '' : said('ShipIMONumber');
  const own = kind === 'person' ? aliasesIn(said('EntityOrShip')) : [];
  const values = [...written, ...own, ...aliasesIn(said('Aliases')), ...aliasesIn(beside)].filter(Boolean);
  return [...new Set(values)].map((value, place) => ({
    value,
    type: place === 0 ? 'primary_name' : 'aka',
    quality: 'strong',
  }));
}

/** Returns the kind; null for a record without any name. A ship has a number or the type of ship. */
function kindOf(members: Members): EntityKind | null {
  if (members.has('LastName') || members.has('GivenName')) return 'person';
  if (!members.has('EntityOrShip')) return null;
  const isShip =
    isNumber(members.get('ShipIMONumber') ?? '') || [...members.keys()].some((name) => /^TitleOr/.test(name));
  return isShip ? 'vessel' : 'organization';
}

function entityFrom(members: Members, keyOf: (key: string) => string): Entity | null {
  const kind = kindOf(members);
  if (kind === null) return null;
  const said = (name: string): string => members.get(name) ?? '';
  const [regime, imo] = [englishOf(said('Country')), said('ShipIMONumber')];
  const title = englishOf(said('TitleOrShipType') || said('TitleOrShip'));
  const place = [said('Schedule') && `Schedule ${said('Schedule')}`, said('Item') && `item ${said('Item')}`];
  return entityOf({
    key: keyOf([regime, said('Schedule'), said('Item')].join('|')),
    kind,
    names: namesOf(members, kind),
    // The same element is the build date of a ship.
    birthdates: kind === 'person' ? parseDates(said('DateOfBirthOrShipBuildDate').split(/;|\bor\b|\/ /)) : [],
    // The country is that of the sanctions regime, which also lists people of other countries, so it is not the entry's
    // country.
    programs: regime === '' ? [] : [regime],
    identifiers: isNumber(imo) ? [{ scheme: 'imo', value: imo, country: null }] : [],
    positions: kind === 'person' && title !== '' ? [title] : [],
    topics: ['sanction'],
    listedAt: /^\d{4}-\d{2}-\d{2}/.exec(said('DateOfListing'))?.[0] ?? null,
    remarks: place.filter(Boolean).join(', ') || null,
  });
}

/**
 * Reads the entities. Throws SourceBroken, also if a required element occurs in no record of the list: it was then
 * renamed and is not empty.
 */
export async function* readCanada(
  files: SourceFiles,
  _onIssued?: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  const keyOf = uniqueKeys();
  const absent = new Set(needed);
  const elements = new Set(['record']);
  for await (const record of xmlElements(onlyFile(files, /\.xml$/), { root: /^data-set$/i, elements })) {
    for (const { name } of record.children) absent.delete(name.split('-')[0] ?? name);
    const entity = entityFrom(membersOf(record), keyOf);
    if (entity === null) onLeftOut('record without a name');
    else yield entity;
  }
  if (absent.size > 0) throw new SourceBroken(`no record has an element ${[...absent].join(', nor ')}`);
}
