/** Simulated verifications without pictures of a document or a face: paper, database look-up, chip, code. */

import { type ContactKind, isContactKind, isRecordKind, noFacts, type RecordKind } from '../../../checks/check.ts';
import { runChecks } from '../../../checks/run-checks.ts';
import { isSimulatedOnly, type SimulatedOnlyKind } from '../../../checks/simulated-only.ts';
import { isoDate } from '../../../lib/clock.ts';
import type { DatabaseAnswer } from '../../../lookups/identity-database.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { agreeingAnswer } from '../../../perception/simulated-identity-database.ts';
import { type Inquiry, storeInquiry } from '../inquiries/index.ts';
import type { ContactStep, RecordStep, SimulatedKind, SimulatedVerification } from '../inquiry-templates/index.ts';
import {
  fieldsFrom,
  finishSubmission,
  judge,
  personFieldsOf,
  recordOutcome,
  type Sending,
  submit,
  typedDetails,
  type Verification,
} from '../verifications/index.ts';
import { type ForcedOutcome, simulatedCodeChecks, simulatedOnlyResults } from './simulated-checks.ts';
import { countryOf, simulatedDetails } from './simulated-details.ts';
import { simulatedPaperChecks, simulatedPaperReading } from './simulated-paper.ts';
import { storeSpecimens } from './store-specimens.ts';

type Template = SimulatedVerification | RecordStep | ContactStep;

export async function simulateRecord(
  context: OperationContext,
  inquiry: Inquiry,
  template: Template,
  outcome: ForcedOutcome,
): Promise<Inquiry> {
  const { kind } = template;
  const attempt = (inquiry.progress.attempts[kind] ?? 0) + 1;
  const sent = { step: template, attempt, ...(await sendingOf(context, inquiry, template)) };
  const submitted = await submit(context, inquiry, sent);
  const found = foundBy(context, inquiry, template, submitted, outcome);
  const settled = await finishSubmission(context, submitted, outcome === 'passed' ? 'pass' : 'fail', found);
  const progress = { ...inquiry.progress, attempts: { ...inquiry.progress.attempts, [kind]: attempt } };
  const teaches = isRecordKind(kind) || isContactKind(kind);
  const learned = outcome === 'passed' && teaches ? fieldsFrom(settled, inquiry) : inquiry.fields;
  return storeInquiry(context, { ...inquiry, fields: learned, progress, updatedAt: context.clock.now() }, []);
}

const isTyped = (kind: SimulatedKind): kind is RecordKind | ContactKind | SimulatedOnlyKind =>
  isRecordKind(kind) || isContactKind(kind) || isSimulatedOnly(kind);

/** Class of the document whose chip is read. */
const chipClasses: Readonly<Partial<Record<SimulatedOnlyKind, string>>> = { 'government-id-nfc': 'pp' };

async function sendingOf(
  context: OperationContext,
  inquiry: Inquiry,
  { kind }: Template,
): Promise<Pick<Sending, 'files' | 'details' | 'selected'>> {
  const chosen = inquiry.fields['selected-country-code'];
  const selected = { countryCode: typeof chosen === 'string' ? chosen : null, idClass: null };
  if (!isTyped(kind)) {
    const papers = await storeSpecimens(context, inquiry, ['page_1']);
    return { files: papers.map(({ file }) => file), selected };
  }
  const details = simulatedDetails(kind, personFieldsOf(inquiry.fields), context.clock.now());
  return { files: [], details, selected: { ...selected, countryCode: countryOf(kind, selected.countryCode) } };
}

/** Returns the readings and checks of the verification. */
function foundBy(
  { clock }: OperationContext,
  inquiry: Inquiry,
  template: Template,
  submitted: Verification,
  outcome: ForcedOutcome,
) {
  const { kind } = template;
  const [person, today] = [personFieldsOf(inquiry.fields), isoDate(clock.now())];
  if (isSimulatedOnly(kind)) return { idClass: chipClasses[kind] ?? null, checks: simulatedOnlyResults(kind, outcome) };
  if (isContactKind(kind)) return { checks: simulatedCodeChecks(kind, outcome, today) };
  if (!isRecordKind(kind)) {
    return { ...simulatedPaperReading(person, today), checks: simulatedPaperChecks(outcome, person, today) };
  }
  const facts = recordFacts(kind, submitted, outcome, person);
  const checks =
    'checks' in template
      ? judge(template, facts, today, false).checks
      : runChecks({ kind, facts, configured: [], today });
  // The address is in the source's spelling, even if the source finds no person.
  return { ...recordOutcome(submitted, recordFacts(kind, submitted, 'passed', person)), checks };
}

const nobody: DatabaseAnswer = { state: 'not_found' };

/** Simulates the database's answer, a record of the person or none, for the real checks. */
function recordFacts(
  kind: RecordKind,
  submitted: Verification,
  outcome: ForcedOutcome,
  inquiryFields: ReturnType<typeof personFieldsOf>,
) {
  const details = typedDetails(submitted);
  const answer = outcome === 'passed' ? agreeingAnswer({ kind, details }) : nobody;
  const record = answer.state === 'pending' ? null : answer;
  return { ...noFacts, submitted: details, record, inquiryFields };
}
