/** End of a submission: moves its verification with the findings and processes its document or selfies. */
import type { CheckResult } from '../../../../checks/check.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { submitFacts } from '../../../people/lists/index.ts';
import { finishDocument } from '../../documents/index.ts';
import { finishSelfie } from '../../selfies/index.ts';
import { settleVerification } from '../operations/submit-verification.ts';
import type { Verification, VerificationSecrets } from '../verification.ts';
import type { Verdict } from './judge.ts';
import type { PerceivedFacts } from './perceived-facts.ts';
import { readOutcome } from './read-outcome.ts';
import { storeRectified } from './store-rectified.ts';

interface Judged {
  readonly action: Verdict['action'];
  readonly checks: readonly CheckResult[];
}

/** Stores the facts, and the pictures that the engines made. */
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

/** Finishes the submission; its document gets the readings of the verification. */
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

/** Links the account to the readings and matches them against lists, for any outcome of the verification. */
async function submitVerified(context: OperationContext, settled: Verification): Promise<void> {
  const { id, inquiryId, accountId, attributes, countryCode, idClass, subject } = settled;
  const object = { type: 'verification', id, inquiryId, accountId, subject: liveSubject(subject) } as const;
  const selected = { 'selected-country-code': countryCode, 'identification-class': idClass };
  await submitFacts(context, object, { fields: { ...selected, ...attributes } });
}
