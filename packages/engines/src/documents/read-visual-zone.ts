/** Reading of the visual zone by a document model: labelled values first, then values identified by place and order. */
import type { DocumentAttribute, Reading } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { readAddressBlock } from './address-block.ts';
import { dateConfidence, type FieldCandidate, findFields, lineConfidence } from './find-fields.ts';
import type { DocumentModel } from './models/document-model.ts';
import { namesAboveBirthdate } from './names-above-birthdate.ts';
import { dateStyle, readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';
import { readStandardOrder } from './standard-order.ts';

export type Readings = Partial<Record<DocumentAttribute, readonly Reading[]>>;

const SUFFIX = /^(?:JR|SR|II|III|IV)\.?$/i;
/** Trust in three dates without labels, identified by their order in time only. */
const ORDER_TRUST = 0.7;

function reading(candidate: FieldCandidate, value: string): Reading {
  return { value, source: 'visual-zone', confidence: candidate.confidence, box: candidate.box };
}

/** Splits given names as the model requires: together, or first word, middle names and suffix. */
function splitGivenNames(candidate: FieldCandidate, model: DocumentModel): Readings {
  if (model.keepsGivenNamesTogether) return { 'name-first': [reading(candidate, candidate.value)] };
  const words = candidate.value.split(/[\s,]+/).filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const suffix = words.length > 1 && SUFFIX.test(last) ? last : null;
  const [first, ...middle] = suffix === null ? words : words.slice(0, -1);
  return {
    ...(first ? { 'name-first': [reading(candidate, first)] } : {}),
    ...(middle.length > 0 ? { 'name-middle': [reading(candidate, middle.join(' '))] } : {}),
    ...(suffix === null ? {} : { 'name-suffix': [reading(candidate, suffix.replace('.', ''))] }),
  };
}

/** Trust in three dates printed in the order of time, which are hardly any others. */
const BOTH_ORDERS_TRUST = 0.9;

function isBefore(a: TextLine, b: TextLine): boolean {
  const down = b.box.y + b.box.height / 2 - (a.box.y + a.box.height / 2);
  return down > 0.6 * a.box.height || (Math.abs(down) <= 0.6 * a.box.height && a.box.x < b.box.x);
}

/** Identifies birth, issue and expiry by their order in time, if a document has three different dates. */
function datesByOrder(lines: readonly TextLine[], model: DocumentModel): readonly FieldCandidate[] {
  const dates = lines
    .map((line) => ({ line, value: readPrintedDate(line.text, dateStyle(model)) }))
    .filter((found): found is { line: TextLine; value: string } => found.value !== null)
    .sort((a, b) => a.value.localeCompare(b.value));
  const distinct = dates.filter((found, index) => found.value !== dates[index - 1]?.value);
  if (distinct.length !== 3) return [];
  const attributes = ['birthdate', 'issue-date', 'expiration-date'] as const;
  const follows = distinct.every(({ line }, index) => index === 0 || isBefore(distinct[index - 1]?.line ?? line, line));
  const trust = model.followsDoc9303 && follows ? BOTH_ORDERS_TRUST : ORDER_TRUST;
  return distinct.map(({ line, value }, index) => ({
    attribute: attributes[index] ?? 'birthdate',
    value,
    confidence: dateConfidence(line) * trust,
    box: line.box,
  }));
}

/** Line with a number only: not a date, a postal code or a height. */
const NUMBER_LINE = /^(?=(?:.*\d){4})[A-Z0-9](?:[A-Z0-9-]| (?=\d)){5,19}$/;

/** Element 5 of the AAMVA card design, with the misreadings of its letters. */
const DISCRIMINATOR = /^[5S]\s?[D0O]{2}/;

/** Returns the number of a licence without a legible label: the only line that can be one. */
function loneNumber(
  lines: readonly TextLine[],
  known: readonly FieldCandidate[],
  model: DocumentModel,
): readonly FieldCandidate[] {
  const isKnown = known.some(({ attribute }) => attribute === 'identification-number');
  if (isKnown || model.idClass !== 'dl') return [];
  const taken = new Set(known.map(({ box }) => box));
  const numbers = lines.filter(
    (line) =>
      !taken.has(line.box) &&
      !DISCRIMINATOR.test(line.text.trim()) &&
      NUMBER_LINE.test(line.text.trim()) &&
      readPrintedDate(line.text, dateStyle(model)) === null,
  );
  const [only] = numbers;
  const value = only ? readValue(only.text, 'number', dateStyle(model)) : null;
  if (!only || value === null || numbers.length > 1) return [];
  return [{ attribute: 'identification-number', value, confidence: lineConfidence(only) * ORDER_TRUST, box: only.box }];
}

/** Returns the likeliest candidate of each attribute. */
function bestOf(candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const best = new Map<DocumentAttribute, FieldCandidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.attribute);
    if (!known || candidate.confidence > known.confidence) best.set(candidate.attribute, candidate);
  }
  return [...best.values()];
}

/** Splits a city printed after its postal code, as in continental Europe. */
function splitCity(candidate: FieldCandidate): Readings {
  const match = /^(\d{4,5}(?:-\d{3,4})?)\s*(\p{L}.*)$/u.exec(candidate.value);
  if (!match) return { 'address-city': [reading(candidate, candidate.value)] };
  return {
    'address-postal-code': [reading(candidate, match[1] ?? '')],
    'address-city': [reading(candidate, match[2] ?? '')],
  };
}

/** Confidence below the acceptance threshold, for a number that looks the same as another. */
const TWIN_CONFIDENCE = 0.5;

function numberReading(candidate: FieldCandidate, { settleNumber, countryCode }: DocumentModel): Reading {
  const settled = settleNumber?.(candidate.value, countryCode ?? null);
  if (settled === undefined) return reading(candidate, candidate.value);
  const confidence = settled.isSure ? candidate.confidence : Math.min(candidate.confidence, TWIN_CONFIDENCE);
  return { ...reading(candidate, settled.value), confidence };
}

/**
 * Returns the readings of a candidate. The number printed on a document is both numbers of the contract, as in barcode
 * and zone.
 */
function readingsOf(candidate: FieldCandidate, model: DocumentModel): Readings {
  if (candidate.attribute === 'name-first') return splitGivenNames(candidate, model);
  if (candidate.attribute === 'address-city') return splitCity(candidate);
  if (candidate.attribute !== 'identification-number') {
    return { [candidate.attribute]: [reading(candidate, candidate.value)] };
  }
  const found = [numberReading(candidate, model)];
  return { 'identification-number': found, 'document-number': found };
}

/** Confidence of a misread day of issue in the future; it stays in the ledger, far below the acceptance threshold. */
const IMPOSSIBLE = 0.3;

function doubted(candidate: FieldCandidate, asOf: string | undefined): FieldCandidate {
  const isImpossible = candidate.attribute === 'issue-date' && asOf !== undefined && candidate.value > asOf;
  return isImpossible ? { ...candidate, confidence: Math.min(candidate.confidence, IMPOSSIBLE) } : candidate;
}

/**
 * Reads the statements of one side's lines, one reading per attribute. `asOf` (YYYY-MM-DD) determines the century of
 * short years.
 */
export function readVisualZone(lines: readonly TextLine[], model: DocumentModel, asOf?: string): Readings {
  const labelled = [...findFields(lines, model, asOf), ...(model.hasAddressBlock ? readAddressBlock(lines) : [])];
  const placed = model.followsDoc9303 ? readStandardOrder(lines, dateStyle(model)) : [];
  const above =
    model.hasNamesAboveBirthdate === true ? namesAboveBirthdate(lines, dateStyle(model, 'birthdate', asOf)) : [];
  const candidates = bestOf([
    ...labelled,
    ...placed,
    ...above,
    ...loneNumber(lines, labelled, model),
    ...datesByOrder(lines, model),
  ]);
  return Object.assign({}, ...candidates.map((candidate) => readingsOf(doubted(candidate, asOf), model)));
}
