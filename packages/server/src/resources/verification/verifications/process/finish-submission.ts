/** The end of a submission: its verification moves with what was found, and its document or selfies are processed. */
import type { CheckResult } from '../../../../checks/check.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { submitFacts } from '../../../people/lists/index.ts';
import { finishDocument } from '../../documents/index.ts';
import { finishSelfie } from '../../selfies/index.ts';
import { settleVerification } from '../operations/submit-verification.ts';
import type { Verification, VerificationSecrets } from '../verification.ts';
import type { Verdict } from './judge.ts';
import type { PerceivedFacts } from './perceive.ts';
import { readOutcome } from './read-outcome.ts';
import { storeRectified } from './store-rectified.ts';

interface Judged {
  readonly action: Verdict['action'];
  readonly checks: readonly CheckResult[];
}

/** Keeps what the facts say, and the pictures that the engines made. */
export async function finishWithFacts(
  context: OperationContext,
  submitted: Verification,
  facts: PerceivedFacts,
  { action, checks }: Judged,
): Promise<Verification> {
  const read = readOutcome(submitted, facts);
  const rectified = await storeRectified(context, submitted, facts.document);
  return finishSubmission(context, submitted, action, { ...read, ...rectified, checks });
}

/** A document shows what its verification read. */
export async function finishSubmission(
  context: OperationContext,
  submitted: Verification,
  action: Verdict['action'],
  found: Partial<VerificationSecrets> & { readonly countryCode?: string | null },
): Promise<Verification> {
  const settled = await settleVerification(context, submitted, action, found);
  const { documentId, selfieId, idClass, designations, attributes, documentType, extractions } = settled;
  if (documentId !== null) {
    const read = { idClass, designations, attributes, documentType, extractions };
    await finishDocument(context, documentId, 'processed', read);
  }
  if (selfieId !== null) await finishSelfie(context, selfieId, liveSubject(settled.subject), 'processed');
  await submitVerified(context, settled);
  return settled;
}

/** The account is linked by what was read, and lists are asked for it, whatever became of the verification. */
async function submitVerified(context: OperationContext, settled: Verification): Promise<void> {
  const { id, inquiryId, accountId, attributes, countryCode, idClass, subject } = settled;
  const object = { type: 'verification', id, inquiryId, accountId, subject: liveSubject(subject) } as const;
  const selected = { 'selected-country-code': countryCode, 'identification-class': idClass };
  await submitFacts(context, object, { fields: { ...selected, ...attributes } });
}
