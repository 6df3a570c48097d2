/**
 * Evidence ledger and the values chosen from it: barcode before machine-readable zone before visual zone, each only
 * above the acceptance threshold. Parts of one value, the given names and the address, come from one source.
 */
import type { AamvaRecord, DocumentAttribute, DocumentFacts, MrzFacts, Reading, ReadingSource } from '../facts.ts';
import { toMrzName } from '../mrz/transliterate.ts';
import { isKnownState } from './country-codes.ts';
import type { Readings } from './read-visual-zone.ts';
import { restoreMarks } from './restore-marks.ts';

const SOURCES: readonly ReadingSource[] = ['barcode', 'mrz', 'visual-zone'];

/** Confidence below which a value stays in the ledger but is not chosen. */
export const ACCEPTANCE_THRESHOLD = 0.6;

const BARCODE_CONFIDENCE = 0.99;
const PROVEN_CONFIDENCE = 0.97;
const DISPROVEN_CONFIDENCE = 0.3;
/** Confidence of a value on which the two readers of the zone differ, or that only one of them could read. */
const DOUBTFUL_CONFIDENCE = 0.5;

const NAMES: ReadonlySet<DocumentAttribute> = new Set(['name-last', 'name-first']);

/** Groups of attributes stated together: a part is only taken from the source of the first of its group. */
const GROUPS: readonly (readonly DocumentAttribute[])[] = [
  ['name-first', 'name-middle', 'name-suffix'],
  ['native-name-last', 'native-name-first'],
  ['address-street-1', 'address-street-2', 'address-city', 'address-subdivision', 'address-postal-code'],
];

const PROVEN_BY: Readonly<Partial<Record<DocumentAttribute, string>>> = {
  birthdate: 'birthdate',
  'expiration-date': 'expiration-date',
  // In a zone, the issue date is in the place of the expiry date.
  'issue-date': 'expiration-date',
  'document-number': 'document-number',
};

/** Returns the check digit that proves an attribute; that of all elements for a number of the person. */
function digitOf({ attributes }: MrzFacts, name: DocumentAttribute): string | undefined {
  if (name !== 'identification-number') return PROVEN_BY[name];
  return attributes[name] === attributes['document-number'] ? 'document-number' : 'composite';
}

function attributeNames(record: Readonly<Partial<Record<DocumentAttribute, unknown>>>): readonly DocumentAttribute[] {
  return Object.keys(record) as DocumentAttribute[];
}

export function barcodeReadings(record: AamvaRecord): Readings {
  const readings: Readings = {};
  for (const name of attributeNames(record.attributes)) {
    const value = record.attributes[name];
    if (value) readings[name] = [{ value, source: 'barcode', confidence: BARCODE_CONFIDENCE, box: null }];
  }
  return readings;
}

/** Returns the places in a name that only one reader of the zone recognized. */
function openIn(mrz: MrzFacts, attribute: DocumentAttribute): NonNullable<Reading['open']> {
  const own = (mrz.disagreements ?? []).filter(({ attributes }) => attributes.includes(attribute));
  const name = toMrzName(mrz.attributes[attribute] ?? '');
  return own.flatMap(({ line, column, other }) => {
    const start = (mrz.lines[line] ?? '').indexOf(name);
    return start < 0 ? [] : [{ at: column - start, other }];
  });
}

/**
 * Returns the readings of a zone: a value with its own check digit has that certainty; others have that of the reading.
 */
export function mrzReadings(mrz: MrzFacts): Readings {
  const readings: Readings = {};
  for (const name of attributeNames(mrz.attributes)) {
    const value = mrz.attributes[name];
    if (!value) continue;
    const digit = digitOf(mrz, name);
    const proven = mrz.wrongCheckDigits.includes(digit ?? '') ? DISPROVEN_CONFIDENCE : PROVEN_CONFIDENCE;
    const isDoubtful =
      mrz.isReadTwice === false ||
      (name === 'nationality' && !isKnownState(value)) ||
      (mrz.disagreements ?? []).some(({ attributes }) => attributes.includes(name));
    const sure = digit === undefined ? mrz.confidence : proven;
    const confidence = isDoubtful ? Math.min(sure, DOUBTFUL_CONFIDENCE) : sure;
    const open = NAMES.has(name) && mrz.isReadTwice === true ? openIn(mrz, name) : [];
    readings[name] = [{ value, source: 'mrz', confidence, box: null, ...(open.length > 0 ? { open } : {}) }];
  }
  return readings;
}

/** Merges the readings of all parts, strongest source first. */
export function mergeReadings(parts: readonly Readings[]): Readings {
  const merged: Readings = {};
  for (const part of parts) {
    for (const name of attributeNames(part)) merged[name] = [...(merged[name] ?? []), ...(part[name] ?? [])];
  }
  for (const name of attributeNames(merged)) {
    merged[name] = [...(merged[name] ?? [])].sort(
      (a, b) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source) || b.confidence - a.confidence,
    );
  }
  for (const name of NAMES) {
    const readings = merged[name];
    if (readings) merged[name] = readings.map((reading) => withRepeated(readings, reading));
  }
  return merged;
}

/**
 * Marks a printed value as a repetition of the zone if it explains the zone's name, which would not be certain without
 * it.
 */
function withRepeated(readings: readonly Reading[], reading: Reading): Reading {
  if (reading.source !== 'visual-zone') return reading;
  const zone = readings.find(({ source, open }) => source === 'mrz' && open !== undefined);
  return zone && explains(reading.value, zone) ? { ...reading, repeats: 'mrz' } : reading;
}

/** Groups of capitals that are similar in a blurred photograph of OCR-B (ISO 1073-2). */
const LOOK_ALIKES = ['CDGOQ', 'IJLT', 'UVY', 'BPR', 'EF', 'HMN'] as const;

/**
 * True if print equals the zone, except for characters that only one reader of the zone recognized. At those, the print
 * must have the other reader's character or a similar one.
 */
function explains(printed: string, zone: Reading): boolean {
  const [inPrint, inZone] = [toMrzName(printed), toMrzName(zone.value)];
  if (inPrint.length !== inZone.length) return false;
  return [...inPrint].every((letter, at) => {
    const read = inZone.charAt(at);
    if (letter === read) return true;
    const open = zone.open?.find((place) => place.at === at);
    const isAlike = LOOK_ALIKES.some((letters) => letters.includes(letter) && letters.includes(read));
    return open !== undefined && (open.other === letter || isAlike);
  });
}

/**
 * True if the reading may be chosen. Print is accepted if it is a possible meaning of a zone with open places, or if
 * the zone has none.
 */
function isAccepted(readings: Readings, name: DocumentAttribute, reading: Reading): boolean {
  if (reading.confidence < ACCEPTANCE_THRESHOLD) return false;
  if (reading.source !== 'visual-zone') return true;
  const zone = readings[name]?.find(({ source, open }) => source === 'mrz' && open !== undefined);
  return zone === undefined || explains(reading.value, zone);
}

function accepted(readings: Readings, name: DocumentAttribute): Reading | undefined {
  return readings[name]?.find((reading) => isAccepted(readings, name, reading));
}

/**
 * Returns the printed spelling of a name if the zone is the same without diacritics: MÜLLER for MUELLER, also when read
 * as MULLER.
 */
function displaySpelling(readings: Readings, name: DocumentAttribute, chosen: Reading, country: string | null): string {
  if (chosen.source !== 'mrz' || !NAMES.has(name)) return chosen.value;
  const printed = readings[name]?.find((reading) => reading.source === 'visual-zone');
  if (!printed) return chosen.value;
  if (toMrzName(printed.value) === toMrzName(chosen.value)) return printed.value;
  const restored = restoreMarks(chosen.value, printed.value, country);
  return restored !== null && restored !== printed.value.toUpperCase() ? restored : chosen.value;
}

/**
 * Chooses the value of each attribute; those that no source states well enough are absent. `country` is the issuer's.
 */
export function chooseAttributes(readings: Readings, country: string | null = null): DocumentFacts['attributes'] {
  const chosen: Partial<Record<DocumentAttribute, string>> = {};
  for (const name of attributeNames(readings)) {
    const group = GROUPS.find((members) => members.includes(name));
    const leader = group?.map((member) => accepted(readings, member)).find((reading) => reading !== undefined);
    const own = leader
      ? readings[name]?.find((reading) => reading.source === leader.source && isAccepted(readings, name, reading))
      : accepted(readings, name);
    if (own) chosen[name] = displaySpelling(readings, name, own, country);
  }
  return chosen;
}

/** Attributes that identify the holder. */
const IDENTIFYING: readonly DocumentAttribute[] = [
  'name-last',
  'birthdate',
  'identification-number',
  'document-number',
];

/** Returns the parts of the document whose identifying values are accepted, strongest first. */
export function sourcesOf(readings: Readings): readonly ReadingSource[] {
  const stated = IDENTIFYING.flatMap((name) => (readings[name] ?? []).filter((one) => isAccepted(readings, name, one)));
  return SOURCES.filter((source) => stated.some((one) => one.source === source));
}
