/**
 * Certainty of a zone's elements. An element is proven if two of its readers recognized each of its characters, or a
 * check digit fits only one reading of it. A single reader never makes a value certain, and the two networks count as
 * one if a letter looks like a digit.
 */
import type { DocumentAttribute, MrzFacts } from '../facts.ts';
import { bestGlyph, type Sighting } from './combine-readers.ts';
import { numberElement } from './elements.ts';
import type { CheckDigitRule, MrzField, MrzFieldName, MrzLayout, PositionClass } from './layouts.ts';
import { wrongCheckDigits } from './parse-mrz.ts';
import { characterAt, type Place, placesOf, replaceAt } from './places.ts';
import { lookAlike } from './repair-mrz.ts';

export type MrzDisagreement = NonNullable<MrzFacts['disagreements']>[number];

/** Results of the readers, by line and column. */
export type Sightings = readonly (readonly Sighting[])[];

/** Share of the network's votes from which it recognized a character. */
const SEEN_SHARE = 0.4;
/** Lead of a character in the comparison from which it is recognized. */
const CLEAR_LEAD = 0.03;
/** Difference in fit from which a character is not a possible alternative. */
const RIVAL_FIT = 0.12;
/** Number of readings above which another one always fits the check digit. */
const MOST_READINGS = 64;

const ALLOWED: Readonly<Record<PositionClass, RegExp>> = {
  letters: /[A-Z<]/,
  name: /[A-Z<]/,
  digits: /[0-9<]/,
  sex: /[MFX<]/,
  code: /[A-Z0-9<]/,
  alphanumeric: /[A-Z0-9<]/,
};

const ATTRIBUTES: Readonly<Partial<Record<MrzFieldName, readonly DocumentAttribute[]>>> = {
  documentNumber: ['document-number', 'identification-number'],
  birthdate: ['birthdate'],
  expirationDate: ['expiration-date'],
  issueDate: ['issue-date'],
  issuingAuthority: ['issuing-authority'],
  personalNumber: ['identification-number'],
  sex: ['sex'],
  nationality: ['nationality'],
  issuingState: [],
  names: ['name-last', 'name-first'],
  surname: ['name-last'],
  givenNames: ['name-first'],
};

/** Attributes of the two parts of an element with both names; some states encode the holder's own script in it. */
function attributesOfNames({ meaning }: MrzLayout): readonly (readonly DocumentAttribute[])[] {
  return meaning?.attributes === undefined
    ? [['name-last'], ['name-first']]
    : [
        ['name-last', 'native-name-last'],
        ['name-first', 'native-name-first'],
      ];
}

/** Returns the attributes of an element; the number of a card with another one of the person is only its own. */
function attributesOfField(layout: MrzLayout, name: MrzFieldName): readonly DocumentAttribute[] | undefined {
  const hasPersonalNumber = layout.fields.some((field) => field.name === 'personalNumber');
  return name === 'documentNumber' && hasPersonalNumber ? ['document-number'] : ATTRIBUTES[name];
}

/**
 * Groups of characters that both networks confuse in the same way if letters and digits are allowed: of 3,800 columns
 * in twelve cuts they agreed on a wrong character in seventeen, sixteen of them an O read as 0.
 */
const ALIKE_TO_NETWORKS = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B'] as const;

/** Characters that the readers recognized in a column of a class; null for a reader that recognized none clearly. */
interface Witnesses {
  readonly network: string | null;
  /** Character of the second network. */
  readonly again: string | null;
  readonly comparison: string | null;
  /** Best character of the comparison, clear or not. */
  readonly likeliest: string | null;
}

function witnessesAt(sightings: Sightings, { line, column }: Place, characters: PositionClass): Witnesses {
  const sighting = sightings[line]?.[column];
  if (sighting === undefined) return { network: null, again: null, comparison: null, likeliest: null };
  const { glyphs } = sighting;
  const isAllowed = (character: string): boolean => ALLOWED[characters].test(character);
  const seen = ({ text, share }: Pick<Sighting, 'text' | 'share'>): string | null => {
    if (share < SEEN_SHARE) return null;
    return isAllowed(text) ? text : (lookAlike(text, characters) ?? null);
  };
  const best = glyphs && bestGlyph(glyphs, isAllowed);
  const comparison = best && best.lead >= CLEAR_LEAD ? best.character : null;
  return {
    network: seen(sighting),
    again: sighting.again && seen(sighting.again),
    comparison,
    likeliest: best?.character ?? null,
  };
}

interface Zone {
  readonly lines: readonly string[];
  readonly layout: MrzLayout;
  readonly sightings: Sightings;
  readonly wrong: readonly string[];
}

function fieldAt({ fields }: MrzLayout, { line, column }: Place): MrzField | undefined {
  return fields.find((field) => field.line === line && column >= field.start && column < field.end);
}

/** Returns the class at a place; places outside of all fields are check digits. */
function classAt(layout: MrzLayout, place: Place): PositionClass {
  return fieldAt(layout, place)?.characters ?? 'digits';
}

/** Returns the characters that the networks may have confused with the given one. */
function alikeToNetworks(character: string, characters: PositionClass): readonly string[] {
  if (characters !== 'alphanumeric') return [];
  return [...(ALIKE_TO_NETWORKS.find((alike) => alike.includes(character)) ?? '')].filter((one) => one !== character);
}

function isSeenByNetworks({ network, again }: Witnesses, taken: string): boolean {
  return network === taken && again === taken;
}

function isAgreed({ lines, layout, sightings }: Zone, place: Place): boolean {
  const taken = characterAt(lines, place);
  const characters = classAt(layout, place);
  const witnesses = witnessesAt(sightings, place, characters);
  if (witnesses.network !== taken) return false;
  if (witnesses.comparison === taken) return true;
  return isSeenByNetworks(witnesses, taken) && alikeToNetworks(taken, characters).length === 0;
}

/** Returns all places covered by a check digit, including itself. */
function placesUnder(rule: CheckDigitRule, { lines, layout }: Zone): readonly Place[] {
  const own = [...rule.over.flatMap(placesOf), { line: rule.line, column: rule.column }];
  if (rule.name !== 'document-number') return own;
  const { digitPlace } = numberElement(lines, layout);
  const continued = layout.fields.find(({ name }) => name === layout.longNumberField);
  if (continued === undefined || digitPlace.column === rule.column) return own;
  return [...own, ...placesOf({ line: continued.line, start: continued.start, end: digitPlace.column + 1 })];
}

interface Question {
  readonly place: Place;
  /** True if the readers recognized different characters, or if one of them recognized none. */
  readonly isDisputed: boolean;
  /** Characters possible at the place, the one taken first. */
  readonly candidates: readonly string[];
}

/**
 * Returns the possible characters at a place. For a disputed character these are all that fit nearly as well; for an
 * agreed one, those that the comparison hardly distinguishes from it.
 */
function questionAt({ lines, layout, sightings }: Zone, place: Place): Question {
  const taken = characterAt(lines, place);
  const characters = classAt(layout, place);
  const witnesses = witnessesAt(sightings, place, characters);
  if (isSeenByNetworks(witnesses, taken)) {
    const alike = witnesses.comparison === taken ? [] : alikeToNetworks(taken, characters);
    return { place, isDisputed: false, candidates: [taken, ...alike] };
  }
  const { network, again, likeliest } = witnesses;
  const isDisputed = network !== taken || likeliest !== taken;
  const glyphs = sightings[place.line]?.[place.column]?.glyphs ?? new Map<string, number>();
  const least = (glyphs.get(taken) ?? 1) - (isDisputed ? RIVAL_FIT : CLEAR_LEAD);
  const alike = [...glyphs].filter(([other, fit]) => fit > least && ALLOWED[characters].test(other));
  const seen = [network, again, likeliest].filter((character) => character !== null);
  return { place, isDisputed, candidates: [...new Set([taken, ...seen, ...alike.map(([other]) => other)])] };
}

/**
 * Returns all readings of the lines that the candidates allow, except the one taken; null if they are too many to
 * distinguish.
 */
function otherReadings(
  lines: readonly string[],
  questions: readonly Question[],
): readonly (readonly string[])[] | null {
  if (questions.reduce((product, { candidates }) => product * candidates.length, 1) > MOST_READINGS) return null;
  let readings: readonly (readonly string[])[] = [lines];
  for (const { place, candidates } of questions) {
    if (candidates.length < 2) continue;
    readings = readings.flatMap((reading) => candidates.map((character) => replaceAt(reading, place, character)));
  }
  return readings.slice(1);
}

/**
 * True if the check digit fits only one reading, and the readers differ in at most one character. If they differ in
 * more, possibly none of the candidates is the printed character, and every tenth wrong reading fits.
 */
function isProvenBy(rule: CheckDigitRule, zone: Zone): boolean {
  const { lines, layout, sightings, wrong } = zone;
  if (wrong.includes(rule.name)) return false;
  const questions = placesUnder(rule, zone).map((place) => questionAt(zone, place));
  const [disputed, ...others] = questions.filter(({ isDisputed }) => isDisputed);
  if (others.length > 0) return false;
  if (disputed !== undefined) {
    const { network, again, likeliest } = witnessesAt(sightings, disputed.place, classAt(layout, disputed.place));
    const taken = characterAt(lines, disputed.place);
    if (![network, again, likeliest].includes(taken)) return false;
  }
  const readings = otherReadings(lines, questions);
  return readings?.every((reading) => wrongCheckDigits(reading, layout).includes(rule.name)) ?? false;
}

function covers(rule: CheckDigitRule, field: MrzField): boolean {
  return rule.over.some(({ line, start, end }) => line === field.line && start <= field.start && end >= field.end);
}

interface Element {
  readonly field: MrzField;
  readonly places: readonly Place[];
  readonly attributes: readonly DocumentAttribute[];
}

/** Splits the names from the fillers after them (Doc 9303 part 3, 4.6): two fillers end the names. */
function nameElements(lines: readonly string[], layout: MrzLayout, field: MrzField): readonly Element[] {
  const text = (lines[field.line] ?? '').slice(field.start, field.end);
  const length = Math.min(text.replace(/<+$/, '').length + 2, text.length);
  const separator = text.indexOf('<<');
  const places = placesOf({ line: field.line, start: field.start, end: field.start + length });
  if (field.name !== 'names') return [{ field, places, attributes: ATTRIBUTES[field.name] ?? [] }];
  const [last = [], first = []] = attributesOfNames(layout);
  if (separator < 0) return [{ field, places, attributes: [...last, ...first] }];
  const end = field.start + separator;
  return [
    { field, places: places.filter(({ column }) => column < end + 2), attributes: last },
    { field, places: places.filter(({ column }) => column >= end), attributes: first },
  ];
}

function elementsOf(lines: readonly string[], layout: MrzLayout): readonly Element[] {
  return layout.fields.flatMap((field): readonly Element[] => {
    const attributes = attributesOfField(layout, field.name);
    if (attributes === undefined) return [];
    const isName = field.characters === 'name' || field.name === 'names';
    return isName ? nameElements(lines, layout, field) : [{ field, places: placesOf(field), attributes }];
  });
}

/** Returns the attributes that the character at a place belongs to. */
export function attributesAt(
  lines: readonly string[],
  layout: MrzLayout,
  { line, column }: Place,
): readonly DocumentAttribute[] {
  const own = elementsOf(lines, layout).filter(({ places }) =>
    places.some((place) => place.line === line && place.column === column),
  );
  return [...new Set(own.flatMap(({ attributes }) => attributes))];
}

/** Returns the characters of unproven elements that only one reader recognized. */
export function unprovenPlaces(
  lines: readonly string[],
  layout: MrzLayout,
  sightings: Sightings,
): readonly MrzDisagreement[] {
  const zone: Zone = { lines, layout, sightings, wrong: wrongCheckDigits(lines, layout) };
  return elementsOf(lines, layout).flatMap(({ field, places, attributes }) => {
    const rules = layout.checkDigits.filter((rule) => covers(rule, field));
    const own = rules.filter(({ name }) => name !== 'composite');
    const open = places.filter((place) => !isAgreed(zone, place));
    const isProven = rules.some((rule) => isProvenBy(rule, zone)) || (own.length === 0 && open.length === 0);
    if (isProven) return [];
    return open.map((place): MrzDisagreement => {
      const taken = characterAt(lines, place);
      const { network, again, likeliest } = witnessesAt(sightings, place, field.characters);
      const other = [network, again, likeliest].find((character) => character !== null && character !== taken) ?? taken;
      return { ...place, taken, other, element: field.name, attributes };
    });
  });
}
