/** A simulated verification that no screen asks for: a paper such as a bank statement, or a look-up in a database. */

import { isoDate } from '../../../lib/clock.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { liveSubject } from '../../../security/subject-keys.ts';
import { referenceTo } from '../../platform/files/index.ts';
import { finishDocument, submitDocument } from '../documents/index.ts';
import { type Inquiry, storeInquiry } from '../inquiries/index.ts';
import type { SimulatedVerification } from '../inquiry-templates/index.ts';
import { personFieldsOf } from '../process/index.ts';
import { settleVerification, submitVerification } from '../verifications/index.ts';
import { type ForcedOutcome, simulatedChecks, simulatedReading } from './simulated-records.ts';
import { storeSpecimens } from './store-specimens.ts';

export async function simulateRecord(
  context: OperationContext,
  inquiry: Inquiry,
  template: SimulatedVerification,
  outcome: ForcedOutcome,
): Promise<Inquiry> {
  const { kind } = template;
  const shared = {
    inquiryId: inquiry.id,
    templateId: inquiry.templateId,
    templateVersionId: inquiry.templateVersionId,
    subject: liveSubject(inquiry.subject),
  };
  const [paper] = kind === 'document' ? await storeSpecimens(context, inquiry, ['page_1']) : [];
  const page = paper === undefined ? null : referenceTo(paper.file);
  const documentId =
    page === null ? null : await submitDocument(context, { ...shared, kind: 'generic', pages: [page] });
  const attempt = (inquiry.progress.attempts[kind] ?? 0) + 1;
  const countryCode = inquiry.fields['selected-country-code'];
  const submitted = await submitVerification(context, {
    ...shared,
    accountId: inquiry.accountId,
    step: template,
    kind,
    attempt,
    documentId,
    selfieId: null,
    secrets: {
      selected: { countryCode: typeof countryCode === 'string' ? countryCode : null, idClass: null },
      ...(page === null ? {} : { files: { page_1: page }, captureMethod: 'api' }),
    },
  });
  const [person, today] = [personFieldsOf(inquiry.fields), isoDate(context.clock.now())];
  const read = simulatedReading(kind, person, today);
  const checks = simulatedChecks(kind, outcome, person, today);
  await settleVerification(context, submitted, outcome === 'passed' ? 'pass' : 'fail', { ...read, checks });
  if (documentId !== null) await finishDocument(context, documentId, 'processed', read);
  const progress = { ...inquiry.progress, attempts: { ...inquiry.progress.attempts, [kind]: attempt } };
  return storeInquiry(context, { ...inquiry, progress, updatedAt: context.clock.now() }, []);
}
