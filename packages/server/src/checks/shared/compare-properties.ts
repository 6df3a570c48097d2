/**
 * Compares a document's properties with other values, one by one, in the shape the API shows as `check-requirements`.
 * Only properties that both sides have are compared.
 */
import type { DocumentAttribute } from '@countersign/engines/facts';
import { type CheckMetadata, type CheckOutcome, failed, notApplicable, passed } from '../check.ts';
import { areIncomparable, compareNames, type MatchLevel } from './compare-names.ts';
import { foldCompact, foldNumber } from './fold-text.ts';

type ComparisonType = 'string_similarity' | 'string_difference' | 'date_similarity';

/** One line of `check-requirements`; names in snake_case as the API shows them. */
export interface CheckRequirementResult {
  readonly name: string;
  readonly 'match-result': MatchLevel;
  readonly status: 'passed' | 'failed';
  readonly comparisons: readonly {
    readonly type: ComparisonType;
    readonly 'match-level-minimum': MatchLevel;
    readonly 'match-result': MatchLevel;
  }[];
}

export type PropertyValues = Readonly<Partial<Record<string, string | null>>>;

const NAMES: ReadonlySet<string> = new Set(['name-first', 'name-middle', 'name-last', 'name-suffix']);
const DATES: ReadonlySet<string> = new Set(['birthdate', 'issue-date', 'expiration-date']);
const NUMBERS: ReadonlySet<string> = new Set(['document-number', 'identification-number']);

export function isDate(property: string): boolean {
  return DATES.has(property);
}

export function isNumber(property: string): boolean {
  return NUMBERS.has(property);
}

/** Compares two values of one property by the rule for its kind. */
export function matchProperty(property: string, a: string, b: string): MatchLevel {
  if (NAMES.has(property)) return compareNames(a, b);
  if (DATES.has(property)) return a.trim() === b.trim() ? 'full' : 'none';
  const fold = NUMBERS.has(property) ? foldNumber : foldCompact;
  return fold(a) !== '' && fold(a) === fold(b) ? 'full' : 'none';
}

/**
 * Returns true if two values of one property can neither agree nor contradict: names in scripts without a common
 * spelling.
 */
export function provesNothing(property: string, a: string, b: string): boolean {
  return NAMES.has(property) && areIncomparable(a, b);
}

/** Formats one result as the API shows it: by default `partial` is enough for names, all others need `full`. */
export function requirementResult(
  property: string,
  match: MatchLevel,
  minimum: MatchLevel = NAMES.has(property) ? 'partial' : 'full',
): CheckRequirementResult {
  const type = DATES.has(property)
    ? 'date_similarity'
    : NAMES.has(property)
      ? 'string_similarity'
      : 'string_difference';
  return {
    name: property.replaceAll('-', '_'),
    'match-result': match,
    status: match === 'full' || match === minimum ? 'passed' : 'failed',
    comparisons: [{ type, 'match-level-minimum': minimum, 'match-result': match }],
  };
}

/** Returns a value of the document. First and middle names are joined, since issuers separate them differently. */
function documentValue(attributes: PropertyValues, property: string): string | null {
  const value = attributes[property] ?? null;
  if (property !== 'name-first' || value === null) return value;
  return [value, attributes['name-middle'] ?? ''].join(' ').trim();
}

/** Compares the given properties; those missing or empty on either side, or that prove nothing, are omitted. */
export function compareProperties(
  attributes: Readonly<Partial<Record<DocumentAttribute, string>>>,
  others: PropertyValues,
  properties: readonly string[],
): CheckRequirementResult[] {
  return properties.flatMap((property) => {
    const mine = documentValue(attributes, property)?.trim();
    const theirs = others[property]?.trim();
    if (!mine || !theirs || provesNothing(property, mine, theirs)) return [];
    return [requirementResult(property, matchProperty(property, mine, theirs))];
  });
}

/** Returns those of the properties that both sides state, and that prove nothing about each other. */
export function incomparableProperties(
  attributes: Readonly<Partial<Record<DocumentAttribute, string>>>,
  others: PropertyValues,
  properties: readonly string[],
): string[] {
  return properties.filter((property) => {
    const [mine, theirs] = [documentValue(attributes, property)?.trim(), others[property]?.trim()];
    return mine && theirs ? provesNothing(property, mine, theirs) : false;
  });
}

/** Passes if every line passed, otherwise fails with the given reason; the metadata has the lines. */
export function judgeRequirements<Reason extends string>(
  results: readonly CheckRequirementResult[],
  reason: Reason,
  metadata: CheckMetadata = {},
): CheckOutcome<Reason> {
  const shown = { 'check-requirements': results, ...metadata };
  return results.every((result) => result.status === 'passed') ? passed(shown) : failed([reason], shown);
}

/** Judges like `judgeRequirements`, but never passes while a property could not be compared. */
export function judgeComparable<Reason extends string>(
  results: readonly CheckRequirementResult[],
  open: readonly string[],
  reason: Reason,
  metadata: CheckMetadata = {},
): CheckOutcome<Reason | 'not_comparable'> {
  const judged = judgeRequirements(results, reason, metadata);
  if (judged.status === 'failed' || open.length === 0) return judged;
  return notApplicable(['not_comparable'], { ...judged.metadata, 'not-comparable': open });
}
