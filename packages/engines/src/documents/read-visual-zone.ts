/** The printed part of a document read by its model: labelled values first, then what place and order alone tell. */
import type { DocumentAttribute, Reading, TextLine } from '../facts.ts';
import { readAddressBlock } from './address-block.ts';
import { dateConfidence, type FieldCandidate, findFields, lineConfidence } from './find-fields.ts';
import type { DocumentModel } from './models/document-model.ts';
import { namesAboveBirthdate } from './names-above-birthdate.ts';
import { dateStyle, readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';
import { readStandardOrder } from './standard-order.ts';

export type Readings = Partial<Record<DocumentAttribute, readonly Reading[]>>;

const SUFFIX = /^(?:JR|SR|II|III|IV)\.?$/i;
/** Three dates without labels are told apart by their order alone. */
const ORDER_TRUST = 0.7;

function reading(candidate: FieldCandidate, value: string): Reading {
  return { value, source: 'visual-zone', confidence: candidate.confidence, box: candidate.box };
}

/** Given names as the model wants them: together, or first word, middle names and suffix. */
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

/** Dates that stand on the document in the order of time are hardly others than these three. */
const BOTH_ORDERS_TRUST = 0.9;

function isBefore(a: TextLine, b: TextLine): boolean {
  const down = b.box.y + b.box.height / 2 - (a.box.y + a.box.height / 2);
  return down > 0.6 * a.box.height || (Math.abs(down) <= 0.6 * a.box.height && a.box.x < b.box.x);
}

/** Birth, issue and expiry follow each other in time; three different dates on a document are these. */
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

/** A number of its own on a line: no date, no postal code, no height. */
const NUMBER_LINE = /^(?=(?:.*\d){4})[A-Z0-9](?:[A-Z0-9-]| (?=\d)){5,19}$/;

/** Element 5 of the AAMVA card design, and what its letters are taken for. */
const DISCRIMINATOR = /^[5S]\s?[D0O]{2}/;

/** A licence whose label was not read: the one line that can only be its number. */
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

/** The likeliest candidate of each attribute. */
function bestOf(candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const best = new Map<DocumentAttribute, FieldCandidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.attribute);
    if (!known || candidate.confidence > known.confidence) best.set(candidate.attribute, candidate);
  }
  return [...best.values()];
}

/** A city printed with its postal code in front, as on the continent of Europe. */
function splitCity(candidate: FieldCandidate): Readings {
  const match = /^(\d{4,5}(?:-\d{3,4})?)\s*(\p{L}.*)$/u.exec(candidate.value);
  if (!match) return { 'address-city': [reading(candidate, candidate.value)] };
  return {
    'address-postal-code': [reading(candidate, match[1] ?? '')],
    'address-city': [reading(candidate, match[2] ?? '')],
  };
}

/** Below the acceptance threshold: a number that looks the same as another. */
const TWIN_CONFIDENCE = 0.5;

function numberReading(candidate: FieldCandidate, { settleNumber, countryCode }: DocumentModel): Reading {
  const settled = settleNumber?.(candidate.value, countryCode ?? null);
  if (settled === undefined) return reading(candidate, candidate.value);
  const confidence = settled.isSure ? candidate.confidence : Math.min(candidate.confidence, TWIN_CONFIDENCE);
  return { ...reading(candidate, settled.value), confidence };
}

/** The number printed on a document counts as both numbers of the contract, as barcode and zone have it too. */
function readingsOf(candidate: FieldCandidate, model: DocumentModel): Readings {
  if (candidate.attribute === 'name-first') return splitGivenNames(candidate, model);
  if (candidate.attribute === 'address-city') return splitCity(candidate);
  if (candidate.attribute !== 'identification-number') {
    return { [candidate.attribute]: [reading(candidate, candidate.value)] };
  }
  const found = [numberReading(candidate, model)];
  return { 'identification-number': found, 'document-number': found };
}

/** A day of issue that has not come yet was misread; it stays in the ledger, far below what is accepted. */
const IMPOSSIBLE = 0.3;

function doubted(candidate: FieldCandidate, asOf: string | undefined): FieldCandidate {
  const isImpossible = candidate.attribute === 'issue-date' && asOf !== undefined && candidate.value > asOf;
  return isImpossible ? { ...candidate, confidence: Math.min(candidate.confidence, IMPOSSIBLE) } : candidate;
}

/** What the lines of one side state, one reading an attribute. `asOf` (YYYY-MM-DD) tells the century of short years. */
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
