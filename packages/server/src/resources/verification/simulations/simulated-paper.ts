/** Readings of a simulated paper, and the answers of its real checks. Pure. */
import { type CheckResult, noFacts } from '../../../checks/check.ts';
import { runChecks } from '../../../checks/run-checks.ts';
import type { PersonFields } from '../../../perception/perception.ts';
import { samplePerson } from '../../../perception/sample-person.ts';
import { simulatedPaper } from '../../../perception/simulated-paper.ts';
import type { Extraction } from '../documents/index.ts';
import { failCheck, type VerificationSecrets } from '../verifications/index.ts';
import type { ForcedOutcome } from './simulated-checks.ts';

/** Check that a forced failure fails, with the reason. */
const failing = { name: 'document_fabrication_detection', reasons: ['image_manipulated'] };

/** Runs the checks. `today` is YYYY-MM-DD. */
export function simulatedPaperChecks(
  outcome: ForcedOutcome,
  fields: PersonFields,
  today: string,
): readonly CheckResult[] {
  const checks = paperChecks(fields, today);
  if (outcome === 'passed') return checks;
  return failCheck(checks, failing.name, failing.reasons);
}

function paperChecks(fields: PersonFields, today: string): CheckResult[] {
  const { extractions = [] } = simulatedPaperReading(fields, today);
  const values = Object.fromEntries(extractions.map(({ fieldName, results }) => [fieldName, results[0]?.value]));
  const blank = simulatedPaper({ pages: [], pdf: null }, samplePerson, []);
  const facts = { ...noFacts, paper: { ...blank, values }, inquiryFields: fields };
  return runChecks({ kind: 'document', facts, configured: [], today });
}

const names = [
  'name-first',
  'name-last',
  'address-street-1',
  'address-city',
  'address-subdivision',
  'address-postal-code',
] as const;

/** Returns the inquiry's values, with the sample person's for missing ones. */
function personOf(fields: PersonFields): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name] ?? samplePerson[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function extractionsOf(person: Readonly<Record<string, string>>, today: string): Extraction[] {
  const name = [person['name-first'], person['name-last']].filter((part) => part !== undefined).join(' ');
  const found: readonly (readonly [string, string | undefined])[] = [
    ['name', name],
    ['address_street_1', person['address-street-1']],
    ['address_city', person['address-city']],
    ['address_subdivision', person['address-subdivision']],
    ['address_postal_code', person['address-postal-code']],
    ['issue_date', today],
  ];
  return found.map(([fieldName, value]) => ({
    type: 'guided',
    fieldName,
    results: value === undefined ? [] : [{ value, page: 1, matchLevel: 'full' }],
  }));
}

type Read = Partial<Pick<VerificationSecrets, 'documentType' | 'extractions'>>;

/** Returns the readings; the paper's date of issue is `today`. */
export const simulatedPaperReading = (fields: PersonFields, today: string): Read => ({
  documentType: 'bank_statement',
  extractions: extractionsOf(personOf(fields), today),
});
