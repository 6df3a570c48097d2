/**
 * Checks that compare typed values with the record from a database; each kind has those that its database can answer.
 */
import {
  type CheckDefinition,
  type CheckFacts,
  type CheckOutcome,
  type CheckSettings,
  defineCheck,
  failed,
  type IdentityRecord,
  notApplicable,
  passed,
  type RecordKind,
} from '../check.ts';
import { bestRecord, linesOf, type RecordLine, type Submitted } from './match-requirements.ts';

/** Reasons for a missing record. */
export type NoRecordReason = 'disabled' | 'disabled_by_check_config' | 'lookup_unavailable' | 'not_found';

export interface Compared {
  readonly submitted: Submitted;
  readonly record: IdentityRecord;
}

/**
 * Returns the values to compare, or the reason why there are none: a missing answer of the database is no evidence
 * about a person.
 */
export function comparedOf({ submitted, record }: CheckFacts): Compared | 'lookup_unavailable' | 'not_found' {
  if (record === null || record.state === 'unavailable' || record.state === 'not_participating') {
    return 'lookup_unavailable';
  }
  if (record.state === 'not_found') return 'not_found';
  const best = bestRecord(submitted ?? {}, record.records);
  return best === null ? 'lookup_unavailable' : { submitted: submitted ?? {}, record: best };
}

export interface RecordCheck<Name extends string> {
  readonly name: Name;
  readonly kind: RecordKind;
  /** Name of the database, worded to follow "the record of" in a sentence. */
  readonly source: string;
}

/**
 * A mistyped letter is the usual cause, so the individual may check their details once more; the screen does not name
 * the detail.
 */
const asks = { part: 'details', remedy: 'details_not_confirmed' } as const;

type IdentityReason = NoRecordReason | 'missing_properties' | 'property_conflict' | 'insufficient_match';

interface IdentitySettings extends CheckSettings {
  readonly matchGroups: readonly string[];
  readonly requirements: readonly string[];
}

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function judgeIdentity(
  { submitted, record }: Compared,
  { matchGroups, requirements }: IdentitySettings,
): CheckOutcome<IdentityReason> {
  const groups = matchGroups.map(wordsIn).filter((group) => group.every((property) => submitted[property]?.trim()));
  if (groups.length === 0) return notApplicable(['missing_properties']);
  const properties = [...new Set(groups.flat())];
  const lines = linesOf(properties, submitted, record, requirements);
  const shown = { 'check-requirements': lines };
  const agrees = (property: string): boolean => lines[properties.indexOf(property)]?.status === 'passed';
  if (groups.some((group) => group.length > 0 && group.every(agrees))) return passed(shown);
  const isContradicted = lines.some((line) => line.status === 'failed' && line['match-result'] !== 'missing');
  return failed([isContradicted ? 'property_conflict' : 'insufficient_match'], shown);
}

/** Defines the check; `groups` are combinations of properties, one of which must agree completely. */
export const identityComparison = <const Name extends string>(
  { name, kind, source }: RecordCheck<Name>,
  groups: readonly string[],
): CheckDefinition<Name, IdentityReason, IdentitySettings> =>
  defineCheck({
    name,
    kind,
    type: 'user_action',
    asks,
    summary: `Checks that ${source} holds the typed person: all values of one of the combinations of \`matchGroups\` agree.`,
    limits: 'Shows that such a person exists, not that the individual who typed the details is this person.',
    fooledBy: 'A person who knows the details of someone else.',
    needs: { submitted: null, record: 'disabled' },
    reasons: [
      'disabled',
      'disabled_by_check_config',
      'lookup_unavailable',
      'missing_properties',
      'not_found',
      'property_conflict',
      'insufficient_match',
    ],
    defaultRequirement: 'required',
    defaultSettings: { matchGroups: groups, requirements: [] as readonly string[] },
    revision: 1,
    evaluate(facts, settings) {
      const compared = comparedOf(facts);
      if (compared === 'not_found') return failed(['not_found']);
      return compared === 'lookup_unavailable' ? notApplicable([compared]) : judgeIdentity(compared, settings);
    },
  });

type PropertyReason = NoRecordReason | 'missing_properties' | 'missing_in_record' | 'property_mismatch';

interface PropertySettings extends CheckSettings {
  readonly properties: readonly string[];
  readonly requirements: readonly string[];
}

/** Additional metadata that some kinds show with the lines. */
export type ShowLines = (lines: readonly RecordLine[]) => Readonly<Record<string, unknown>>;

function judgeLines(lines: readonly RecordLine[], show: ShowLines): CheckOutcome<PropertyReason> {
  const shown = { 'check-requirements': lines, ...show(lines) };
  if (lines.length === 0) return notApplicable(['missing_properties']);
  const isContradicted = lines.some((line) => line.status === 'failed' && line['match-result'] !== 'missing');
  if (isContradicted) return failed(['property_mismatch'], shown);
  const isWhole = lines.every((line) => line.status === 'passed');
  return isWhole ? passed(shown) : notApplicable(['missing_in_record'], shown);
}

export interface ComparedProperties {
  /** Compared values, worded for a sentence. */
  readonly what: string;
  readonly properties: readonly string[];
  readonly requirement?: 'required' | 'not_required';
  readonly show?: ShowLines;
}

export const propertyComparison = <const Name extends string>(
  { name, kind, source }: RecordCheck<Name>,
  { what, properties, requirement = 'required', show = () => ({}) }: ComparedProperties,
): CheckDefinition<Name, PropertyReason, PropertySettings> =>
  defineCheck({
    name,
    kind,
    type: 'user_action',
    asks,
    summary: `Compares ${what} that was typed with the record of ${source}. Each typed value of \`properties\` must agree.`,
    limits: 'Only typed values that the record also has are compared. The record may be old.',
    fooledBy: 'A person who knows the details of someone else.',
    needs: { submitted: null, record: 'disabled' },
    reasons: [
      'disabled',
      'disabled_by_check_config',
      'lookup_unavailable',
      'not_found',
      'missing_properties',
      'missing_in_record',
      'property_mismatch',
    ],
    // Another check covers whether a person was found, and a value that was not typed was not requested.
    doesNotArise: ['missing_properties'],
    defaultRequirement: requirement,
    defaultSettings: { properties, requirements: [] as readonly string[] },
    revision: 1,
    evaluate(facts, settings) {
      const compared = comparedOf(facts);
      if (typeof compared === 'string') return notApplicable([compared]);
      const { submitted, record } = compared;
      return judgeLines(linesOf(settings.properties, submitted, record, settings.requirements), show);
    },
  });
