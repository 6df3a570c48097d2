/** A simulated verification that no screen asks for: a paper such as a bank statement, or a look-up in a database. */

import { isoDate } from '../../../lib/clock.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { type Inquiry, storeInquiry } from '../inquiries/index.ts';
import type { SimulatedVerification } from '../inquiry-templates/index.ts';
import { finishSubmission, personFieldsOf, submit } from '../verifications/index.ts';
import { type ForcedOutcome, simulatedChecks, simulatedReading } from './simulated-records.ts';
import { storeSpecimens } from './store-specimens.ts';

export async function simulateRecord(
  context: OperationContext,
  inquiry: Inquiry,
  template: SimulatedVerification,
  outcome: ForcedOutcome,
): Promise<Inquiry> {
  const { kind } = template;
  const papers = kind === 'document' ? await storeSpecimens(context, inquiry, ['page_1']) : [];
  const countryCode = inquiry.fields['selected-country-code'];
  const attempt = (inquiry.progress.attempts[kind] ?? 0) + 1;
  const submitted = await submit(context, inquiry, {
    step: template,
    attempt,
    files: papers.map(({ file }) => file),
    selected: { countryCode: typeof countryCode === 'string' ? countryCode : null, idClass: null },
  });
  const [person, today] = [personFieldsOf(inquiry.fields), isoDate(context.clock.now())];
  const read = simulatedReading(kind, person, today);
  const checks = simulatedChecks(kind, outcome, person, today);
  await finishSubmission(context, submitted, outcome === 'passed' ? 'pass' : 'fail', { ...read, checks });
  const progress = { ...inquiry.progress, attempts: { ...inquiry.progress.attempts, [kind]: attempt } };
  return storeInquiry(context, { ...inquiry, progress, updatedAt: context.clock.now() }, []);
}
