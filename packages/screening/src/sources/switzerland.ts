/**
 * List of Switzerland (SECO, XML, root `swiss-sanctions-list`). It contains its history: delisted targets, and in each
 * `modification` copies of the additions and removals; these are not read. Places and programmes are read first,
 * because targets refer to them.
 */
import { type Address, type Entity, type EntityKind, entityOf, type NameForm, type PartialDate } from '../entity.ts';
import type { Identifier } from '../identifiers.ts';
import { countriesIn, countryCode } from './countries.ts';
import { parseDate } from './dates.ts';
import { type LeftOut, onlyFile, SourceBroken, type SourceFiles } from './source.ts';
import { childrenOf, descendants, present, textOf, type XmlElement, xmlElements } from './xml.ts';

/** Maximum number of spelling variants of the parts of one name. */
const mostSpellings = 20;

interface References {
  readonly places: ReadonlyMap<string, XmlElement>;
  /** Names of programmes by the id of each of their sets. */
  readonly programs: ReadonlyMap<string, string>;
}

/** Ending of the file; the address of the list ends with `.xhtml`. */
const ending = /\.x(?:ht)?ml$/;
const root = /^swiss-sanctions-list$/;
const topLevel = new Set(['sanctions-program', 'target', 'place']);

/** Returns the name of a programme, the English one where there is one. */
function programNameOf(program: XmlElement): string {
  const names = [...childrenOf(program, 'program-name'), ...childrenOf(program, 'program-key')];
  return (names.find(({ attributes }) => attributes['lang'] === 'eng') ?? names[0])?.text.trim() ?? '';
}

async function referencesOf(files: SourceFiles): Promise<References> {
  const places = new Map<string, XmlElement>();
  const programs = new Map<string, string>();
  for await (const element of xmlElements(onlyFile(files, ending), { root, elements: topLevel })) {
    if (element.name === 'place') places.set(element.attributes['ssid'] ?? '', element);
    if (element.name !== 'sanctions-program') continue;
    for (const set of childrenOf(element, 'sanctions-set')) {
      programs.set(set.attributes['ssid'] ?? '', programNameOf(element));
    }
  }
  return { places, programs };
}

/** A part of a name in one spelling variant; `null` is the list's own variant, in Latin letters. */
interface Written {
  readonly way: string | null;
  readonly value: string;
}

function writtenOf(part: XmlElement): Written[] {
  const value = textOf(part, 'value');
  const variants = childrenOf(part, 'spelling-variant').map(({ attributes, text }) => ({
    way: `${attributes['lang'] ?? ''} ${attributes['script'] ?? ''}`,
    value: text.trim(),
  }));
  return [...(value === null ? [] : [{ way: null, value }]), ...variants].filter((each) => each.value !== '');
}

/**
 * Returns the whole name in each spelling variant. A part that lacks a variant is used in the list's own variant. A
 * second spelling of a part in one variant makes a separate name.
 */
function spellingsOf(name: XmlElement): string[] {
  const orderOf = ({ attributes }: XmlElement): number => Number(attributes['order'] ?? 0);
  const parts = childrenOf(name, 'name-part')
    .filter(({ attributes }) => attributes['name-part-type'] !== 'title')
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map(writtenOf);
  const ways = [...new Set(parts.flatMap((part) => part.map(({ way }) => way)))];
  const inWay = (way: string | null): string[] => {
    const written = parts.map((part) => part.filter((each) => each.way === way));
    const longest = Math.max(...written.map(({ length }) => length));
    return Array.from({ length: longest }, (_each, at) =>
      present(parts.map((part, place) => (written[place]?.[at] ?? written[place]?.[0] ?? part[0])?.value)).join(' '),
    );
  };
  return [...new Set(ways.flatMap(inWay))].filter(Boolean).slice(0, mostSpellings);
}

function namesOf(identities: readonly XmlElement[]): NameForm[] {
  const seen = new Set<string>();
  const forms = identities
    .flatMap((identity) => childrenOf(identity, 'name'))
    .flatMap((name): NameForm[] =>
      spellingsOf(name).map((value, place) => ({
        value,
        type:
          name.attributes['name-type'] === 'formerly-known-as'
            ? 'former'
            : name.attributes['name-type'] === 'primary-name' && place === 0
              ? 'primary_name'
              : 'aka',
        quality: name.attributes['quality'] === 'low' ? 'weak' : 'strong',
      })),
    )
    .filter(({ value }) => !seen.has(value) && seen.add(value));
  const first = forms.find(({ type }) => type === 'primary_name') ?? forms[0];
  return forms
    .map((form) => (form === first ? form : { ...form, type: form.type === 'former' ? form.type : ('aka' as const) }))
    .toSorted((one, other) => Number(other === first) - Number(one === first));
}

/** Returns the day, month or year of birth; null for a calendar other than the Gregorian, whose years differ. */
function bornOf({ attributes }: XmlElement): PartialDate | null {
  if ((attributes['calendar'] || 'Gregorian').toLowerCase() !== 'gregorian') return null;
  const { year = '', month, day } = attributes;
  const [, first = '', last] = /^(\d{4})(?:\s*[-/]\s*(\d{4}))?$/.exec(year.trim()) ?? [];
  const two = (text: string): string => text.padStart(2, '0');
  const point = month ? `${first}-${two(month)}${day ? `-${two(day)}` : ''}` : first;
  const date = parseDate(last === undefined ? point : `${first} to ${last}`);
  const isAbout = attributes['quality'] === 'low' || attributes['uncertain'] === 'true';
  return date === null || !isAbout ? date : { ...date, circa: true };
}

const countryNameOf = (element: XmlElement | undefined): string | null => {
  const country = element === undefined ? undefined : childrenOf(element, 'country')[0];
  return country?.attributes['iso-code'] || country?.text.trim() || null;
};

/** Returns the address, or place of birth: its own parts, and those of the place that it refers to. */
function addressOf(element: XmlElement, { places }: References): Address | null {
  const place = places.get(element.attributes['place-id'] ?? '');
  const partOf = (name: string): string | null => textOf(element, name) ?? (place ? textOf(place, name) : null);
  const country = placeCountryOf(element, places);
  const city = partOf('location');
  const box = partOf('p-o-box');
  const full = present([
    ...[partOf('c-o'), partOf('address-details'), box === null ? null : `P.O. Box ${box}`],
    ...[partOf('zip-code'), city, partOf('area'), country],
  ]).join(', ');
  return full === '' ? null : { full, city, countryCode: countryCode(country) };
}

const placeCountryOf = (element: XmlElement, places: References['places']): string | null =>
  countryNameOf(element) ?? countryNameOf(places.get(element.attributes['place-id'] ?? ''));

/** Patterns of `other-information`, which is a sentence. */
const informed: readonly (readonly [RegExp, string])[] = [
  [/\bIMO(?: number)?\s*:?\s*(\d{7})\b/i, 'imo'],
  [/\btax(?:payer)?(?: registration| identification)?(?: ID| number)+\s*:?\s*([\w./-]*\d[\w./-]*\w)/i, 'tax-number'],
  [/(?<!tax )\bregistration number\s*:?\s*([\w./-]*\d[\w./-]*\w)/i, 'registration-number'],
  [/\bSWIFT(?:\/BIC)?(?: code)?\s*:\s*([A-Z0-9]{8,11})\b/, 'bic'],
];

function identifiersOf(subject: XmlElement, identities: readonly XmlElement[]): Identifier[] {
  const documents = identities.flatMap((identity) => childrenOf(identity, 'identification-document'));
  const told = childrenOf(subject, 'other-information').map(({ text }) => text);
  return [
    ...documents.flatMap((document): Identifier[] => {
      const value = textOf(document, 'number');
      const [issuer] = childrenOf(document, 'issuer');
      const country = countryCode(issuer?.attributes['code'] || issuer?.text);
      const scheme = document.attributes['document-type'] ?? 'other';
      return value === null ? [] : [{ scheme, value, country }];
    }),
    ...informed.flatMap(([pattern, scheme]) =>
      told.flatMap((text): Identifier[] => {
        const value = pattern.exec(text)?.[1];
        return value === undefined ? [] : [{ scheme, value, country: null }];
      }),
    ),
  ];
}

/**
 * Returns the type of a modification. Throws SourceBroken if it is missing, since a delisted target would otherwise
 * count as listed.
 */
function typeOf({ 'modification-type': type }: Readonly<Record<string, string>>): string {
  if (type === undefined) throw new SourceBroken('a modification has no attribute modification-type');
  return type;
}

/**
 * Returns true if the latest modification removed the target from the list. The list puts the latest first; the date of
 * effect decides if it is given.
 */
function isDelisted(target: XmlElement): boolean {
  const modifications = childrenOf(target, 'modification').map(({ attributes }) => ({
    type: typeOf(attributes),
    at: attributes['effective-date'] ?? attributes['enactment-date'] ?? attributes['publication-date'] ?? '',
  }));
  return (
    modifications.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))[0]?.type ===
    'de-listed'
  );
}

const kindsOfObjects: ReadonlyMap<string, EntityKind> = new Map([
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
]);

/** Returns the subject of a target and its kind. Throws SourceBroken if the target has none of the known kinds. */
function subjectOf(target: XmlElement, key: string): { readonly subject: XmlElement; readonly kind: EntityKind } {
  const [person] = childrenOf(target, 'individual');
  if (person !== undefined) return { subject: person, kind: 'person' };
  const [entity] = childrenOf(target, 'entity');
  if (entity !== undefined) return { subject: entity, kind: 'organization' };
  const [object] = childrenOf(target, 'object');
  if (object !== undefined) {
    return { subject: object, kind: kindsOfObjects.get(object.attributes['object-type'] ?? '') ?? 'other' };
  }
  throw new SourceBroken(`target ${key.slice(0, 40)} is none of individual, entity and object`);
}

/** Returns the first listing's day. */
const listedAt = (target: XmlElement): string | null =>
  childrenOf(target, 'modification')
    .filter(({ attributes }) => attributes['modification-type'] === 'listed')
    .map(({ attributes }) => attributes['effective-date'] ?? attributes['publication-date'] ?? '')
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
    .toSorted()[0] ?? null;

const mainFirst = (one: XmlElement, other: XmlElement): number =>
  Number(other.attributes['main'] === 'true') - Number(one.attributes['main'] === 'true');

function entityFrom(target: XmlElement, references: References): Entity | null {
  const key = target.attributes['ssid'] ?? '';
  const { subject, kind } = subjectOf(target, key);
  const identities = childrenOf(subject, 'identity').toSorted(mainFirst);
  const within = (name: string) => identities.flatMap((identity) => childrenOf(identity, name));
  const names = namesOf(identities);
  if (key === '' || names.length === 0) return null;
  const sets = [
    target.attributes['sanctions-set-id'],
    ...childrenOf(target, 'sanctions-set-id').map(({ text }) => text),
  ];
  const placed = [...within('address'), ...within('place-of-birth')];
  const sex = subject.attributes['sex'];
  return entityOf({
    key,
    kind,
    names,
    birthdates:
      kind === 'person'
        ? within('day-month-year')
            .map(bornOf)
            .filter((date) => date !== null)
        : [],
    ...countriesIn([
      ...within('nationality').map(countryNameOf),
      ...placed.map((element) => placeCountryOf(element, references.places)),
    ]),
    addresses: within('address').flatMap((element) => addressOf(element, references) ?? []),
    gender: sex === 'male' || sex === 'female' ? sex : null,
    identifiers: identifiersOf(subject, identities),
    programs: [...new Set(present(sets).map((set) => references.programs.get(set) || set))],
    topics: ['sanction'],
    listedAt: listedAt(target),
    remarks:
      present(childrenOf(subject, 'justification').map(({ text }) => text))
        .join(' ')
        .slice(0, 2000) || null,
  });
}

/** Throws SourceBroken unless the root states that this is the whole list: a list of changes has only few targets. */
function demandWhole({ 'list-type': type }: Readonly<Record<string, string>>): void {
  if (type === undefined) throw new SourceBroken('the root has no attribute list-type');
  if (type !== 'whole-list') throw new SourceBroken(`the list is not whole: its list-type is ${type.slice(0, 40)}`);
}

/** Elements that occur in every edition. If one occurs in no target, it was renamed and is not empty. */
const needed = [
  ...['modification', 'identity', 'name', 'name-part', 'value', 'day-month-year', 'nationality', 'address'],
  'identification-document',
];

/** Reads the entities; opens the file twice. Throws SourceBroken. */
export async function* readSwitzerland(
  files: SourceFiles,
  onIssued: (at: string) => void,
  onLeftOut: LeftOut = () => undefined,
): AsyncGenerator<Entity> {
  const references = await referencesOf(files);
  const absent = new Set(needed);
  const onRoot = (attributes: Readonly<Record<string, string>>) => {
    demandWhole(attributes);
    if (attributes['date'] !== undefined) onIssued(attributes['date']);
  };
  for await (const element of xmlElements(onlyFile(files, ending), { root, elements: topLevel, onRoot })) {
    if (element.name !== 'target') continue;
    for (const name of absent) if (descendants(element, name).length > 0) absent.delete(name);
    if (isDelisted(element)) {
      onLeftOut('delisted');
      continue;
    }
    const entity = entityFrom(element, references);
    if (entity === null) onLeftOut('target without a name');
    else yield entity;
  }
  if (absent.size > 0) throw new SourceBroken(`no target has an element ${[...absent].join(', nor ')}`);
}
