/**
 * Comparison of the document with the selfie. The document is judged before the selfie exists, so its check is answered
 * when the selfie is settled; the document's status stays, and the template's decision reads the answer.
 */

import type { CheckFacts, CheckResult } from '../../../../checks/check.ts';
import { evaluateCheck } from '../../../../checks/evaluate-check.ts';
import { idSelfieComparison } from '../../../../checks/government-id/id-selfie-comparison.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findVerificationsOfInquiry, saveVerification } from '../store.ts';

/** Answers the check. `facts` are those of the selfie; does nothing if no document waits for it. */
export async function answerSelfieComparison(
  { tx, scope }: OperationContext,
  inquiryId: string,
  facts: CheckFacts,
  today: string,
): Promise<void> {
  const all = await findVerificationsOfInquiry(tx, scope, inquiryId);
  const document = all.findLast(({ checks, redactedAt }) => redactedAt === null && checks.some(isWaiting));
  if (document === undefined) return;
  const answer = evaluateCheck(idSelfieComparison, facts, {}, today);
  const checks = document.checks.map((each) => (isWaiting(each) ? { ...each, ...answer } : each));
  if (!(await saveVerification(tx, scope, { ...document, checks }, document.status))) {
    throw new Refusal('stale_object', { details: 'the verification was changed at the same moment' });
  }
}

const isWaiting = ({ name, status, reasons }: CheckResult): boolean =>
  name === idSelfieComparison.name && status === 'not_applicable' && reasons.includes('no_selfie');
