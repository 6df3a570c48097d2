/** Comparison of a queried business with a register entry, member by member (contract, resources 3.4). Pure. */
import { type Address, type Entity, fold, knownCountries } from '@countersign/screening';
import { internationalNumber } from '../../../../lookups/phone-plan.ts';
import { textOf } from '../kinds/named-query.ts';
import type { Members } from '../report.ts';

/**
 * Status of a member. `unavailable`: not in the register. `unknown`: both are stated but not comparable.
 * `not_applicable`: not in the query.
 */
export type MatchStatus = 'match' | 'partial_match' | 'no_match' | 'unavailable' | 'unknown' | 'not_applicable';

const wordsOf = (text: string): string[] => fold(text).map((token) => token.text);

/** Full words by abbreviation, for streets and cities. */
const inFull: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'street',
    str: 'strasse',
    rd: 'road',
    ave: 'avenue',
    av: 'avenue',
    blvd: 'boulevard',
    ln: 'lane',
    dr: 'drive',
    ct: 'court',
    pl: 'place',
    sq: 'square',
    hwy: 'highway',
    pkwy: 'parkway',
    ter: 'terrace',
    ste: 'suite',
    apt: 'apartment',
    fl: 'floor',
    bldg: 'building',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
  }),
);

const plain = (text: string): string[] => wordsOf(text).map((word) => inFull.get(word) ?? word);

/** Compares words regardless of spelling; `partial_match` if only some are equal. */
function compareWords(asked: string, listed: string): MatchStatus {
  const [left, right] = [plain(asked), plain(listed)];
  if (left.length === 0 || right.length === 0) return 'unknown';
  if (left.join('') === right.join('')) return 'match';
  const shared = left.filter((word) => right.includes(word));
  if (shared.length === 0) return 'no_match';
  return shared.length === Math.min(left.length, right.length) ? 'partial_match' : 'no_match';
}

/** Compares streets: two house numbers are two addresses, even in the same street. */
function compareStreets(asked: string, listed: string): MatchStatus {
  const numbers = (text: string) => plain(text).filter((word) => /^\d/.test(word));
  const [left, right] = [numbers(asked), numbers(listed)];
  const isOther = left.length > 0 && right.length > 0 && !left.some((number) => right.includes(number));
  return isOther ? 'no_match' : compareWords(asked, listed);
}

/** Compares postal codes. A longer form (ZIP+4) or an outward code means the same place or one near it. */
function comparePostalCodes(asked: string, listed: string): MatchStatus {
  const [left, right] = [wordsOf(asked).join(''), wordsOf(listed).join('')];
  if (left === '' || right === '') return 'unknown';
  if (left === right || (/^\d{5}/.test(left) && left.slice(0, 5) === right.slice(0, 5))) return 'match';
  return left.slice(0, 3) === right.slice(0, 3) ? 'partial_match' : 'no_match';
}

/** Compares subdivisions; a code and a name are not comparable. */
function compareSubdivisions(asked: string, listed: string): MatchStatus {
  const isCode = (text: string) => /^[A-Za-z0-9]{1,3}$/.test(text.trim());
  return isCode(asked) === isCode(listed) ? compareWords(asked, listed) : 'unknown';
}

type Compare = (asked: string, listed: string) => MatchStatus;

const byWorth: readonly MatchStatus[] = ['match', 'partial_match', 'unknown', 'no_match', 'unavailable'];

const best = (statuses: readonly MatchStatus[]): MatchStatus =>
  byWorth.find((each) => statuses.includes(each)) ?? 'unavailable';

const against = (asked: string | null, listed: readonly string[], compare: Compare): MatchStatus =>
  asked === null ? 'not_applicable' : best(listed.map((each) => compare(asked, each)));

/**
 * Compares a part of an address with the single line of a register. The result is a match if the line contains the
 * part, otherwise unknown.
 */
function inLine(asked: string, line: string): MatchStatus {
  const [part, whole] = [` ${plain(asked).join(' ')} `, ` ${plain(line).join(' ')} `];
  return part.trim() !== '' && whole.includes(part) ? 'match' : 'unknown';
}

const partOf = (
  asked: string | null,
  listed: string | null | undefined,
  line: string,
  compare: Compare,
): MatchStatus =>
  asked === null
    ? 'not_applicable'
    : listed === null || listed === undefined
      ? inLine(asked, line)
      : compare(asked, listed);

interface AddressStatuses {
  readonly whole: MatchStatus;
  readonly street: MatchStatus;
  readonly city: MatchStatus;
  readonly subdivision: MatchStatus;
  readonly postalCode: MatchStatus;
}

function wholeOf(parts: readonly MatchStatus[]): MatchStatus {
  const compared = parts.filter((each) => each !== 'not_applicable' && each !== 'unknown');
  if (parts.every((each) => each === 'not_applicable')) return 'not_applicable';
  if (compared.length === 0) return 'unknown';
  if (compared.every((each) => each === 'match')) return 'match';
  return compared.every((each) => each === 'no_match') ? 'no_match' : 'partial_match';
}

function compareAddress(query: Members, { full, city, street1, subdivision, postalCode }: Address): AddressStatuses {
  const asked = (name: string) => textOf(query, `address-${name}`);
  const parts = {
    street: partOf(asked('street-1'), street1, full, compareStreets),
    city: partOf(asked('city'), city, full, compareWords),
    subdivision: partOf(asked('subdivision'), subdivision, full, compareSubdivisions),
    postalCode: partOf(asked('postal-code'), postalCode, full, comparePostalCodes),
  };
  return { ...parts, whole: wholeOf(Object.values(parts)) };
}

const nowhere = (query: Members): AddressStatuses => {
  const of = (name: string): MatchStatus =>
    textOf(query, `address-${name}`) === null ? 'not_applicable' : 'unavailable';
  const parts = {
    street: of('street-1'),
    city: of('city'),
    subdivision: of('subdivision'),
    postalCode: of('postal-code'),
  };
  return {
    ...parts,
    whole: Object.values(parts).every((each) => each === 'not_applicable') ? 'not_applicable' : 'unavailable',
  };
};

const score = ({ whole, ...parts }: AddressStatuses): number =>
  Object.values(parts).reduce((sum, each) => sum + (each === 'match' ? 2 : each === 'partial_match' ? 1 : 0), 0);

/** Returns the most similar of several addresses. */
function nearestAddress(query: Members, addresses: readonly Address[]): AddressStatuses {
  const [nearest = nowhere(query)] = addresses
    .map((address) => compareAddress(query, address))
    .sort((left, right) => score(right) - score(left));
  return nearest;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const same = (isSame: boolean): MatchStatus => (isSame ? 'match' : 'no_match');

function comparePhones(country: string | null): Compare {
  const code = country?.toUpperCase() ?? null;
  const written = (text: string) => internationalNumber(text, code) ?? digitsOf(text);
  return (asked, listed) => same(written(asked) === written(listed));
}

function hostOf(text: string): string {
  const url = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : text.toLowerCase();
}

/**
 * Compares persons' names. If the longer name contains all words of the shorter one, they are or may be the same
 * person.
 */
function comparePeople(asked: string, listed: string): MatchStatus {
  const [left, right] = [wordsOf(asked), wordsOf(listed)];
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  if (fewer.length < 2 || !fewer.every((word) => more.includes(word))) return 'no_match';
  return fewer.length === more.length ? 'match' : 'partial_match';
}

export const personName = (person: Members): string | null =>
  textOf(person, 'name-full') ??
  (['name-first', 'name-last'].flatMap((name) => textOf(person, name) ?? []).join(' ') || null);

function comparePersons(query: Members, { registration }: Entity): MatchStatus {
  const asked = ((query['associated-people'] ?? []) as readonly Members[]).flatMap((each) => personName(each) ?? []);
  if (asked.length === 0) return 'not_applicable';
  const known = [...(registration?.officers.map(({ name }) => name) ?? []), ...(registration?.owners ?? [])];
  if (known.length === 0) return 'unavailable';
  const statuses = asked.map((each) => against(each, known, comparePeople));
  const wanted = statuses.filter((each) => each !== 'no_match');
  if (wanted.length === 0) return 'no_match';
  return statuses.every((each) => each === 'match') ? 'match' : 'partial_match';
}

export interface Compared {
  /** Statuses as `match-status-…` members. */
  readonly statuses: Members;
  /** Number of agreements, to choose the best entry. */
  readonly worth: number;
}

/** Compares the entry. `isSameName` is the engine's rule for equal names, without legal forms. */
export function compareBusiness(query: Members, entity: Entity, isSameName: boolean): Compared {
  const { registration, identifiers } = entity;
  const address = nearestAddress(query, entity.addresses);
  const numbers = identifiers.filter(({ scheme }) => scheme === 'ein').map(({ value }) => value);
  const ein = against(textOf(query, 'ein'), numbers, (left, right) => same(digitsOf(left) === digitsOf(right)));
  const phone = against(
    textOf(query, 'phone-number'),
    registration?.phoneNumbers ?? [],
    comparePhones(textOf(query, 'address-country-code') ?? knownCountries(entity)[0] ?? null),
  );
  const website = against(textOf(query, 'website'), registration?.websites ?? [], (left, right) =>
    same(hostOf(left) === hostOf(right)),
  );
  const person = comparePersons(query, entity);
  const isSure = isSameName && (address.whole === 'match' || ein === 'match');
  const statuses = {
    'match-status-strength': isSure ? 'match' : 'partial_match',
    'match-status-business-name': isSameName ? 'match' : 'partial_match',
    'match-status-address': address.whole,
    'match-status-address-street': address.street,
    'match-status-address-city': address.city,
    'match-status-address-postal-code': address.postalCode,
    'match-status-address-subdivision': address.subdivision,
    'match-status-phone-number': phone,
    'match-status-ein': ein,
    'match-status-associated-person': person,
    'match-status-website': website,
  };
  const others = [ein, phone, website, person].map((each) => (each === 'match' ? 4 : each === 'no_match' ? -2 : 0));
  return { statuses, worth: others.reduce((sum, each) => sum + each, (isSameName ? 10 : 0) + score(address)) };
}

/** Returns the statuses for a name that is not found: the other queried members have nothing to compare with. */
export function nothingFound(query: Members): Members {
  const of = (name: string): MatchStatus => (query[name] == null ? 'not_applicable' : 'unavailable');
  const { whole, street, city, subdivision, postalCode } = nowhere(query);
  return {
    'match-status-strength': 'no_match',
    'match-status-business-name': 'no_match',
    'match-status-address': whole,
    'match-status-address-street': street,
    'match-status-address-city': city,
    'match-status-address-postal-code': postalCode,
    'match-status-address-subdivision': subdivision,
    'match-status-phone-number': of('phone-number'),
    'match-status-ein': of('ein'),
    'match-status-associated-person': of('associated-people'),
    'match-status-website': of('website'),
  };
}
