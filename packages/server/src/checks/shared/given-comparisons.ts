/** Checks that compare typed values with those that a third party filled in before. */
import {
  type CheckDefinition,
  type CheckOutcome,
  type CheckSettings,
  defineCheck,
  failed,
  notApplicable,
  passed,
} from '../check.ts';
import { linesOf, type Submitted } from './match-requirements.ts';
import type { RecordCheck } from './record-comparisons.ts';

interface GivenSettings extends CheckSettings {
  readonly requirements: readonly string[];
}

type GivenReason = 'missing_properties' | 'property_mismatch';

const asks = { part: 'details', remedy: 'details_not_confirmed' } as const;

function judgeGiven(
  submitted: Submitted,
  given: Readonly<Record<string, string | null>>,
  requirements: readonly string[],
): CheckOutcome<GivenReason> {
  const values = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])),
  );
  const silent = { matches: {}, deceased: null, addressDeliverable: null, addressResidential: null };
  const both = Object.keys(submitted).filter((property) => property in values);
  const lines = linesOf(both, submitted, { ...silent, values }, requirements);
  if (lines.length === 0) return notApplicable(['missing_properties']);
  const shown = { 'check-requirements': lines };
  return lines.every((line) => line.status === 'passed') ? passed(shown) : failed(['property_mismatch'], shown);
}

export const inquiryComparison = <const Name extends string>({
  name,
  kind,
}: Omit<RecordCheck<Name>, 'source'>): CheckDefinition<Name, GivenReason | 'no_inquiry', GivenSettings> =>
  defineCheck({
    name,
    kind,
    type: 'user_action',
    asks,
    comparesGiven: true,
    summary: 'Compares the typed values with the fields of the inquiry that were filled before.',
    limits: 'Only fields that were filled are compared. The page shows them to anyone who has the link.',
    fooledBy: 'Submitting the values that the page shows without a change.',
    needs: { submitted: null, inquiryFields: 'no_inquiry' },
    reasons: ['no_inquiry', 'missing_properties', 'property_mismatch'],
    doesNotArise: ['missing_properties'],
    defaultRequirement: 'not_required',
    defaultSettings: { requirements: [] as readonly string[] },
    revision: 1,
    evaluate: ({ submitted, inquiryFields }, { requirements }) =>
      judgeGiven(submitted ?? {}, inquiryFields ?? {}, requirements),
  });

/**
 * Prefix of inquiry fields with values for comparison, which are never shown; the rest of the name is the typed value.
 */
const prefix = 'comparison-';

export const attributeComparison = <const Name extends string>({
  name,
  kind,
}: Omit<RecordCheck<Name>, 'source'>): CheckDefinition<Name, GivenReason, GivenSettings> =>
  defineCheck({
    name,
    kind,
    type: 'user_action',
    asks,
    comparesGiven: true,
    summary:
      'Compares the typed values with the values of fields such as comparison-name-last. The caller supplies one field for each value to compare.',
    limits: 'The result is only as reliable as the supplied values. Only values that both sides have are compared.',
    fooledBy: 'A person who knows the details of someone else.',
    needs: { submitted: null },
    reasons: ['missing_properties', 'property_mismatch'],
    doesNotArise: ['missing_properties'],
    defaultRequirement: 'not_required',
    defaultSettings: { requirements: [] as readonly string[] },
    revision: 1,
    evaluate({ submitted, inquiryFields }, { requirements }) {
      const supplied = Object.entries(inquiryFields ?? {}).flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
      );
      const outcome = judgeGiven(submitted ?? {}, Object.fromEntries(supplied), requirements);
      const { 'check-requirements': results } = outcome.metadata;
      return results === undefined ? outcome : { ...outcome, metadata: { 'comparison-input-results': results } };
    },
  });
