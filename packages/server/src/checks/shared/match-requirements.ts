/**
 * Required agreement between typed values and a record, as templates write it: `<property> <method> <level>`, such as
 * `name-last string_similarity partial`. If a property has several requirements, one is enough. Pure.
 */
import type { CheckFacts, IdentityRecord } from '../check.ts';
import type { MatchLevel } from './compare-names.ts';
import { type MatchMethod, matchBy, matchMethods } from './match-methods.ts';

interface MatchRequirement {
  readonly property: string;
  readonly method: MatchMethod;
  readonly minimum: 'full' | 'partial';
}

/** One line of `check-requirements`; names in snake_case as the API shows them. */
export interface RecordLine {
  readonly name: string;
  /** Match result; `missing` if the record omits the property. */
  readonly 'match-result': MatchLevel | 'missing';
  readonly status: 'passed' | 'failed';
  readonly comparisons: readonly {
    readonly type: MatchMethod;
    readonly 'match-level-minimum': MatchLevel;
    readonly 'match-result': MatchLevel;
  }[];
}

/** Default requirements; numbers and unlisted properties must be equal letter by letter. */
export const usualRequirements: readonly string[] = [
  'name-first string_similarity partial',
  'name-first nickname full',
  'name-middle string_similarity partial',
  'name-last string_similarity partial',
  'name-last tokenization partial',
  'name-full tokenization full',
  'name-full string_similarity partial',
  'name-business tokenization full',
  'name-business string_similarity partial',
  'birthdate date_similarity full',
  'issue-date date_similarity full',
  'expiration-date date_similarity full',
  'document-issuing-date date_similarity full',
  'document-expiry-date date_similarity full',
  'address-street-1 tokenization full',
  'address-street-1 string_difference partial',
  'address-city string_similarity partial',
  'address-postal-code substring full',
  'phone-number string_difference full',
];

const levels = ['none', 'partial', 'full'] as const;

function parseRequirement(text: string): MatchRequirement | null {
  const [property = '', method = '', minimum = '', ...rest] = text.trim().split(/\s+/);
  const isKnown = matchMethods.some((each) => each === method) && (minimum === 'full' || minimum === 'partial');
  if (property === '' || rest.length > 0 || !isKnown) return null;
  return { property, method: method as MatchMethod, minimum: minimum as MatchRequirement['minimum'] };
}

/** Returns the fault of a template's requirement; null if it is valid. */
export const requirementProblem = (text: string): string | null =>
  parseRequirement(text) === null
    ? `requires "${text.slice(0, 60)}", which is not a property, one of ${matchMethods.join(', ')}, and full or partial`
    : null;

const requirementsFor = (property: string, given: readonly string[]): readonly MatchRequirement[] => {
  const own = [given, usualRequirements].map((list) =>
    list.flatMap((text) => parseRequirement(text) ?? []).filter((each) => each.property === property),
  );
  return own.find((list) => list.length > 0) ?? [{ property, method: 'string_difference', minimum: 'full' }];
};

const meets = (level: MatchLevel, minimum: MatchLevel): boolean => levels.indexOf(level) >= levels.indexOf(minimum);

function lineOf(property: string, typed: string, record: IdentityRecord, given: readonly string[]): RecordLine {
  const name = property.replaceAll('-', '_');
  const [held, told] = [record.values[property]?.trim() ?? '', record.matches[property]];
  if (held === '' && told === undefined) return { name, 'match-result': 'missing', status: 'failed', comparisons: [] };
  const comparisons = requirementsFor(property, given).map(({ method, minimum }) => ({
    type: method,
    'match-level-minimum': minimum,
    // A returned value is compared here; a source without values is trusted.
    'match-result': held === '' ? (told ?? 'none') : matchBy(method, typed, held),
  }));
  const best = levels.findLast((level) => comparisons.some((each) => each['match-result'] === level)) ?? 'none';
  const isMet = comparisons.some((each) => meets(each['match-result'], each['match-level-minimum']));
  return { name, 'match-result': best, status: isMet ? 'passed' : 'failed', comparisons };
}

export type Submitted = NonNullable<CheckFacts['submitted']>;

/** Returns one line for each typed property. */
export function linesOf(
  properties: readonly string[],
  submitted: Submitted,
  record: IdentityRecord,
  given: readonly string[] = [],
): RecordLine[] {
  return properties.flatMap((property) => {
    const typed = submitted[property]?.trim() ?? '';
    return typed === '' ? [] : [lineOf(property, typed, record, given)];
  });
}

const agreement = (lines: readonly RecordLine[]): number =>
  lines.reduce((sum, line) => sum + (line.status === 'passed' ? 1 : line['match-result'] === 'missing' ? 0 : -1), 0);

/** Returns the record that agrees most with the typed values, so that every check uses the same one. */
export function bestRecord(submitted: Submitted, records: readonly IdentityRecord[]): IdentityRecord | null {
  const scored = records.map((record) => ({
    record,
    score: agreement(linesOf(Object.keys(submitted), submitted, record)),
  }));
  return (
    scored.reduce<(typeof scored)[number] | null>(
      (best, each) => (best === null || each.score > best.score ? each : best),
      null,
    )?.record ?? null
  );
}
