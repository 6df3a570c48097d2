/** What a simulated look-up or paper answers: made-up values, and the contract's checks (inquiries 11.4, 11.5). Pure. */
import { type CheckResult, noFacts } from '../../../checks/check.ts';
import { runChecks } from '../../../checks/run-checks.ts';
import type { PersonFields } from '../../../perception/perception.ts';
import { samplePerson } from '../../../perception/sample-person.ts';
import { simulatedPaper } from '../../../perception/simulated-paper.ts';
import type { Extraction } from '../documents/index.ts';
import type { SimulatedKind } from '../inquiry-templates/index.ts';
import type { VerificationSecrets } from '../verifications/index.ts';

export type ForcedOutcome = 'passed' | 'failed';

const passing = (name: string, requirement: CheckResult['requirement'] = 'required'): CheckResult => ({
  name,
  status: 'passed',
  reasons: [],
  requirement,
  metadata: {},
});
const switchedOff = (name: string): CheckResult => ({
  ...passing(name, 'not_required'),
  status: 'not_applicable',
  reasons: ['disabled_by_check_config'],
});

const databaseChecks: readonly CheckResult[] = [
  passing('database_address_comparison'),
  switchedOff('database_address_deliverable_detection'),
  switchedOff('database_address_residential_detection'),
  passing('database_attribute_comparison', 'not_required'),
  passing('database_birthdate_comparison'),
  passing('database_deceased_detection'),
  passing('database_identity_comparison'),
  passing('database_inquiry_comparison', 'not_required'),
  passing('database_name_comparison'),
  passing('database_po_box_detection', 'not_required'),
];

/** The check that a forced failure fails, and why. */
const failing: Readonly<Record<SimulatedKind, { readonly name: string; readonly reasons: readonly string[] }>> = {
  document: { name: 'document_fabrication_detection', reasons: ['image_manipulated'] },
  database: { name: 'database_identity_comparison', reasons: ['not_found'] },
};

/** A paper goes through its real checks on what the simulation read; a look-up has nothing to check. `today` is YYYY-MM-DD. */
export function simulatedChecks(
  kind: SimulatedKind,
  outcome: ForcedOutcome,
  fields: PersonFields,
  today: string,
): readonly CheckResult[] {
  const checks = kind === 'document' ? paperChecks(fields, today) : databaseChecks;
  if (outcome === 'passed') return checks;
  const { name, reasons } = failing[kind];
  return checks.map((check) =>
    check.name === name ? { ...check, status: 'failed' as const, reasons, metadata: { simulated: true } } : check,
  );
}

function paperChecks(fields: PersonFields, today: string): CheckResult[] {
  const { extractions = [] } = simulatedReading('document', fields, today);
  const values = Object.fromEntries(extractions.map(({ fieldName, results }) => [fieldName, results[0]?.value]));
  const blank = simulatedPaper({ pages: [], pdf: null }, samplePerson, []);
  const facts = { ...noFacts, paper: { ...blank, values }, inquiryFields: fields };
  return runChecks({ kind: 'document', facts, configured: [], today });
}

const databaseNames = [
  'name-first',
  'name-middle',
  'name-last',
  'birthdate',
  'phone-number',
  'email-address',
  'address-street-1',
  'address-street-2',
  'address-city',
  'address-subdivision',
  'address-postal-code',
  'identification-number',
] as const;

/** The inquiry's own values, and the sample person's where it has none. */
function personOf(fields: PersonFields): Record<string, string> {
  return Object.fromEntries(
    databaseNames.flatMap((name) => {
      const sample = name in samplePerson ? samplePerson[name as keyof typeof samplePerson] : undefined;
      const value = fields[name] ?? sample;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Addresses as the look-up normalizes them: in capitals. */
function normalizedAddress(person: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(person)
      .filter(([name]) => name.startsWith('address-'))
      .map(([name, value]) => [`normalized-${name}`, value.toUpperCase()]),
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

type Read = Partial<Pick<VerificationSecrets, 'attributes' | 'documentType' | 'extractions'>>;

/** What the verification reads, by kind; a paper was issued `today`. */
export function simulatedReading(kind: SimulatedKind, fields: PersonFields, today: string): Read {
  const person = personOf(fields);
  if (kind === 'database') return { attributes: { ...person, ...normalizedAddress(person) } };
  return { documentType: 'bank_statement', extractions: extractionsOf(person, today) };
}
