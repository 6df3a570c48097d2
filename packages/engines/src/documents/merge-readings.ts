/**
 * The evidence ledger and the values chosen from it: barcode before machine readable zone before visual zone, each only
 * above the acceptance threshold. Parts that belong together, the given names and the address, come from one source.
 */
import type { AamvaRecord, DocumentAttribute, DocumentFacts, MrzFacts, Reading, ReadingSource } from '../facts.ts';
import { toMrzName } from '../mrz/transliterate.ts';
import type { Readings } from './read-visual-zone.ts';
import { restoreMarks } from './restore-marks.ts';

const SOURCES: readonly ReadingSource[] = ['barcode', 'mrz', 'visual-zone'];

/** Below this a value stays in the ledger but is not chosen. */
export const ACCEPTANCE_THRESHOLD = 0.6;

const BARCODE_CONFIDENCE = 0.99;
const PROVEN_CONFIDENCE = 0.97;
const DISPROVEN_CONFIDENCE = 0.3;
/** A value on which the two readers of the zone differ, or that only one of them could read, is not taken for sure. */
const DOUBTFUL_CONFIDENCE = 0.5;

/** Attributes stated as one thing: a part is taken only from the source that gave the first of its group. */
const GROUPS: readonly (readonly DocumentAttribute[])[] = [
  ['name-first', 'name-middle', 'name-suffix'],
  ['native-name-last', 'native-name-first'],
  ['address-street-1', 'address-street-2', 'address-city', 'address-subdivision', 'address-postal-code'],
];

const PROVEN_BY: Readonly<Partial<Record<DocumentAttribute, string>>> = {
  birthdate: 'birthdate',
  'expiration-date': 'expiration-date',
  'document-number': 'document-number',
  'identification-number': 'document-number',
};

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

/** A value with a check digit of its own is as sure as that digit; the others are as sure as the reading was. */
export function mrzReadings(mrz: MrzFacts): Readings {
  const readings: Readings = {};
  for (const name of attributeNames(mrz.attributes)) {
    const value = mrz.attributes[name];
    if (!value) continue;
    const digit = PROVEN_BY[name];
    const proven = mrz.wrongCheckDigits.includes(digit ?? '') ? DISPROVEN_CONFIDENCE : PROVEN_CONFIDENCE;
    const isDoubtful =
      mrz.isReadTwice === false || (mrz.disagreements ?? []).some(({ attributes }) => attributes.includes(name));
    const sure = digit === undefined ? mrz.confidence : proven;
    const confidence = isDoubtful ? Math.min(sure, DOUBTFUL_CONFIDENCE) : sure;
    readings[name] = [{ value, source: 'mrz', confidence, box: null }];
  }
  return readings;
}

/** All readings of all parts together, strongest source first. */
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
  return merged;
}

function accepted(readings: Readings, name: DocumentAttribute): Reading | undefined {
  return readings[name]?.find((reading) => reading.confidence >= ACCEPTANCE_THRESHOLD);
}

/** Capitals that a blurred photograph of OCR-B (ISO 1073-2) makes alike. */
const LOOK_ALIKES = ['CDGOQ', 'IJLT', 'UVY', 'BPR', 'EF', 'HMN'] as const;

/** Zones are read better than print; of one read worse than this the print is surer of what looks alike. */
const LEGIBLE_ZONE = 0.75;

function looksAlike(a: string, b: string): boolean {
  const isAlike = (one: string, other: string) =>
    one === other || LOOK_ALIKES.some((letters) => letters.includes(one) && letters.includes(other));
  return a.length === b.length && [...a].every((letter, at) => isAlike(letter, b.charAt(at)));
}

/** The printed spelling of a name when the zone says the same without its marks: MÜLLER for MUELLER, read as MULLER too. */
function displaySpelling(readings: Readings, name: DocumentAttribute, chosen: Reading, country: string | null): string {
  if (chosen.source !== 'mrz' || (name !== 'name-first' && name !== 'name-last')) return chosen.value;
  const printed = readings[name]?.find((reading) => reading.source === 'visual-zone');
  if (!printed) return chosen.value;
  const [inPrint, inZone] = [toMrzName(printed.value), toMrzName(chosen.value)];
  // No check digit proves the names of a zone, so where it was hard to read the print has the say.
  const isLegible = chosen.confidence >= LEGIBLE_ZONE || !looksAlike(inPrint, inZone);
  if (inPrint === inZone || !isLegible) return printed.value;
  const restored = restoreMarks(chosen.value, printed.value, country);
  return restored !== null && restored !== printed.value.toUpperCase() ? restored : chosen.value;
}

/** The value of each attribute; what no source states well enough is left out. `country` is the issuer's. */
export function chooseAttributes(readings: Readings, country: string | null = null): DocumentFacts['attributes'] {
  const chosen: Partial<Record<DocumentAttribute, string>> = {};
  for (const name of attributeNames(readings)) {
    const group = GROUPS.find((members) => members.includes(name));
    const leader = group?.map((member) => accepted(readings, member)).find((reading) => reading !== undefined);
    const own = leader
      ? readings[name]?.find(
          (reading) => reading.source === leader.source && reading.confidence >= ACCEPTANCE_THRESHOLD,
        )
      : accepted(readings, name);
    if (own) chosen[name] = displaySpelling(readings, name, own, country);
  }
  return chosen;
}
