/**
 * Evidence of an inquiry as a table: one row per attribute, with the inquiry's value and the value of each part of each
 * document. Pure.
 */
import type { DocumentFacts, Reading, ReadingSource } from '@countersign/engines/facts';
import { foldDigraphs } from '../../../checks/shared/fold-text.ts';
import type { FieldValues } from '../../../fields/index.ts';
import type { Verification } from '../verifications/index.ts';

export const verdicts = ['agrees', 'differs', 'stated_once', 'inquiry_alone'] as const;

/**
 * Verdicts on an attribute.
 * - `agrees`: two or more parts state the same value.
 * - `differs`: two parts state different values.
 * - `stated_once`: only one part states a value, which proves nothing.
 * - `inquiry_alone`: no document states a value.
 */
export type Verdict = (typeof verdicts)[number];

/** Box in a picture, as shares of its width and height, 0 to 1. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Statement {
  readonly verificationId: string;
  readonly source: ReadingSource;
  readonly value: string;
  /** Confidence, 0 to 1. */
  readonly confidence: number;
  readonly side: 'front' | 'back' | null;
  /** Place in the picture: a line of print, all lines of a machine-readable zone, or a barcode; null if not known. */
  readonly place: Place | null;
  /** Indexes of characters that differ from the inquiry's value, else from the chosen one; empty if equal. */
  readonly differsAt: readonly number[];
}

export interface EvidenceRow {
  /** Attribute name, as on `verification/government-id`. */
  readonly attribute: string;
  /** Value in the inquiry: pre-filled by the caller, typed by the individual, or copied from a passed verification. */
  readonly inInquiry: string | null;
  /** Value chosen from the newest document. */
  readonly chosen: string | null;
  readonly statements: readonly Statement[];
  readonly verdict: Verdict;
}

type Shown = Pick<Verification, 'id' | 'documentFacts' | 'attributes'>;

/** Attributes in the order in which people read a document. */
const attributes = [
  ...['name-first', 'name-middle', 'name-last', 'name-suffix', 'native-name-first', 'native-name-last', 'birthdate'],
  ...['sex', 'nationality', 'birthplace', 'document-number', 'identification-number', 'issue-date', 'expiration-date'],
  ...['issuing-authority', 'issuing-subdivision', 'address-street-1', 'address-street-2', 'address-city'],
  ...['address-subdivision', 'address-postal-code', 'vehicle-class', 'height', 'endorsements', 'restrictions'],
] as const;

/** Builds the rows from all documents of the inquiry; the newest verification comes last. */
export function evidenceRows(verifications: readonly Shown[], fields: FieldValues): EvidenceRow[] {
  return attributes.flatMap((attribute) => {
    const held = fields[attribute];
    const inInquiry = typeof held === 'string' && held !== '' ? held : null;
    const chosen = verifications.findLast((each) => each.attributes[attribute] !== undefined)?.attributes[attribute];
    const stated = verifications.flatMap((each) => statementsOf(each, attribute, inInquiry ?? chosen ?? null));
    if (inInquiry === null && stated.length === 0) return [];
    return [
      { attribute, inInquiry, chosen: chosen ?? null, statements: stated, verdict: verdictOf(inInquiry, stated) },
    ];
  });
}

function statementsOf({ id, documentFacts }: Shown, attribute: string, against: string | null): Statement[] {
  if (documentFacts === null) return [];
  const readings = documentFacts.readings[attribute as keyof DocumentFacts['readings']] ?? [];
  return readings.map((reading) => {
    const side = sideOf(documentFacts, reading);
    return {
      verificationId: id,
      source: reading.source,
      value: reading.value,
      confidence: reading.confidence,
      side,
      place: side === null ? null : placeOf(documentFacts[side], reading),
      differsAt: against === null || isSame(reading.value, against) ? [] : differingAt(reading.value, against),
    };
  });
}

/**
 * Returns the side of a reading: for a zone or barcode the side where it was found, for print the side with a line in
 * its box.
 */
function sideOf({ front, back }: DocumentFacts, { source, box }: Reading): 'front' | 'back' | null {
  if (source === 'barcode') return back?.barcode != null ? 'back' : front.barcode === null ? null : 'front';
  if (source === 'mrz') return back?.mrz != null ? 'back' : front.mrz === null ? null : 'front';
  if (box === null) return null;
  const isOf = (side: typeof front | null): boolean =>
    side?.text.some((line) => line.box.x === box.x && line.box.y === box.y) ?? false;
  return !isOf(front) && isOf(back) ? 'back' : 'front';
}

function placeOf(side: DocumentFacts['front'] | null, reading: Reading): Place | null {
  const box = side === null ? null : boxOf(side, reading);
  const size = side?.rectifiedSize;
  if (box === null || size === undefined || size.width === 0 || size.height === 0) return null;
  const share = (part: number, whole: number): number => Math.min(1, Math.max(0, part / whole));
  return {
    left: share(box.x, size.width),
    top: share(box.y, size.height),
    width: share(box.width, size.width),
    height: share(box.height, size.height),
  };
}

/**
 * Returns the box of a reading. A barcode has one if it was decoded in the unchanged picture; a zone if its lines are
 * among those of the side, since both of its readers agree then.
 */
function boxOf({ barcodeOnPage = null, mrz, text }: DocumentFacts['front'], { source, box }: Reading): Reading['box'] {
  if (source === 'barcode') return barcodeOnPage;
  if (source !== 'mrz' || mrz === null) return box;
  const lines = text.filter((line) => mrz.lines.includes(line.text)).map((line) => line.box);
  if (lines.length < mrz.lines.length) return null;
  const [x, y] = [Math.min(...lines.map((line) => line.x)), Math.min(...lines.map((line) => line.y))];
  const right = Math.max(...lines.map((line) => line.x + line.width));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * True if both texts are the same value. Ignores accents, case, spaces, ICAO Doc 9303 spellings, and whether the middle
 * name is part of the first name.
 */
const isSame = (left: string, right: string): boolean => foldDigraphs(left) === foldDigraphs(right);

/** Returns the indexes of characters in `value` that differ from the other text. */
function differingAt(value: string, other: string): number[] {
  const [left, right] = [Array.from(value.toUpperCase()), Array.from(other.toUpperCase())];
  return left.flatMap((character, index) => (character === right[index] ? [] : [index]));
}

function verdictOf(inInquiry: string | null, statements: readonly Statement[]): Verdict {
  const stated = [...(inInquiry === null ? [] : [inInquiry]), ...statements.map(({ value }) => value)];
  if (statements.length === 0) return 'inquiry_alone';
  if (stated.some((value) => !isSame(value, stated[0] ?? ''))) return 'differs';
  return stated.length > 1 ? 'agrees' : 'stated_once';
}
