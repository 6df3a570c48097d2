/** The printed part of a document read by its model: labelled values first, then what place and order alone tell. */
import type { DocumentAttribute, Reading, TextLine } from '../facts.ts';
import { readAddressBlock } from './address-block.ts';
import { type FieldCandidate, findFields, lineConfidence } from './find-fields.ts';
import type { DocumentModel } from './models/document-model.ts';
import { readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';

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

/** Birth, issue and expiry follow each other in time; three different dates on a document are these. */
function datesByOrder(lines: readonly TextLine[], model: DocumentModel): readonly FieldCandidate[] {
  const dates = lines
    .map((line) => ({ line, value: readPrintedDate(line.text, model.dateOrder) }))
    .filter((found): found is { line: TextLine; value: string } => found.value !== null)
    .sort((a, b) => a.value.localeCompare(b.value));
  const distinct = dates.filter((found, index) => found.value !== dates[index - 1]?.value);
  if (distinct.length !== 3) return [];
  const attributes = ['birthdate', 'issue-date', 'expiration-date'] as const;
  return distinct.map(({ line, value }, index) => ({
    attribute: attributes[index] ?? 'birthdate',
    value,
    confidence: lineConfidence(line) * ORDER_TRUST,
    box: line.box,
  }));
}

/** A number of its own on a line: no date, no postal code, no height. */
const NUMBER_LINE = /^(?=(?:.*\d){4})[A-Z0-9](?:[A-Z0-9-]| (?=\d)){5,19}$/;

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
      NUMBER_LINE.test(line.text.trim()) &&
      readPrintedDate(line.text, model.dateOrder) === null,
  );
  const [only] = numbers;
  const value = only ? readValue(only.text, 'number', model.dateOrder) : null;
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

/** The number printed on a document counts as both numbers of the contract, as barcode and zone have it too. */
function readingsOf(candidate: FieldCandidate, model: DocumentModel): Readings {
  if (candidate.attribute === 'name-first') return splitGivenNames(candidate, model);
  if (candidate.attribute === 'address-city') return splitCity(candidate);
  const found = [reading(candidate, candidate.value)];
  if (candidate.attribute !== 'identification-number') return { [candidate.attribute]: found };
  return { 'identification-number': found, 'document-number': found };
}

/** What the lines of one side state, one reading an attribute. */
export function readVisualZone(lines: readonly TextLine[], model: DocumentModel): Readings {
  const labelled = [...findFields(lines, model), ...(model.hasAddressBlock ? readAddressBlock(lines) : [])];
  const candidates = bestOf([...labelled, ...loneNumber(lines, labelled, model), ...datesByOrder(lines, model)]);
  return Object.assign({}, ...candidates.map((candidate) => readingsOf(candidate, model)));
}
