/** Advance of the inquiry after a verdict: retry, next step, completion, or failure. */

import { partForAll, remediesFor } from '../../../checks/remedies.ts';
import type { RemedyCode } from '../../../checks/remedy-codes.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { completion, stepName, type TemplateDefinition, type VerificationStep } from '../inquiry-templates/index.ts';
import { fieldsFrom, type Verdict, type Verification } from '../verifications/index.ts';
import { decideInquiryJob } from './decide-job.ts';
import type { Inquiry } from './inquiry.ts';
import { moveInquiry, storeInquiry } from './operations/change-inquiry.ts';
import { orderReports } from './order-reports.ts';
import { waitsForReports } from './report-moment.ts';
import { firstScreenOf } from './screens.ts';

const stepsOf = (definition: TemplateDefinition, inquiry: Inquiry): readonly (VerificationStep | undefined)[] => [
  definition.steps[inquiry.progress.stepIndex],
  definition.steps[inquiry.progress.stepIndex + 1],
];

/**
 * True if a failed verdict has no clear failure, such as when no picture was good enough: then it decides nothing, and
 * a reviewer may decide.
 */
const isUndecided = (verdict: Verdict): boolean => verdict.action === 'fail' && verdict.failedRequired.length === 0;

/** Advances the inquiry. `inquiry` is locked, `verification` settled. */
export async function advanceInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  { verification, verdict }: { readonly verification: Verification; readonly verdict: Verdict },
): Promise<Inquiry> {
  if (verdict.action === 'require-retry') return askAgain(context, inquiry, verdict);
  const [judged] = stepsOf(definition, inquiry);
  if (judged !== undefined) {
    await orderReports(context, inquiry, { after: stepName(judged.kind), passed: verdict.action === 'pass' });
  }
  if (verdict.action === 'fail' && !isUndecided(verdict)) return failInquiry(context, inquiry, definition, verdict);
  const [current, next] = stepsOf(definition, inquiry);
  const previousStepName = current === undefined ? inquiry.previousStepName : stepName(current.kind);
  const fields = verdict.action === 'pass' ? fieldsFrom(verification, inquiry) : inquiry.fields;
  const reached = { ...inquiry, fields, previousStepName, updatedAt: context.clock.now() };
  if (next === undefined) return completeInquiry(context, reached, definition);
  const first = firstScreenOf(next);
  const progress = {
    ...inquiry.progress,
    screen: first.screen,
    stepIndex: inquiry.progress.stepIndex + 1,
    // The pictures of the previous step do not belong to this one.
    frontFileId: null,
    backFileId: null,
    verificationId: null,
    retry: null,
  };
  const begun = { ...reached, fields: { ...fields, ...first.fields }, progress, nextStepName: stepName(next.kind) };
  return storeInquiry(context, begun, [{ name: 'inquiry.transitioned' }]);
}

async function askAgain(context: OperationContext, inquiry: Inquiry, verdict: Verdict): Promise<Inquiry> {
  const failures = verdict.retryable;
  const retry = { part: partForAll(failures, verdict.checks), remedies: remediesFor(failures, verdict.checks) };
  const progress = { ...inquiry.progress, screen: 'retry' as const, verificationId: null, retry };
  return storeInquiry(context, { ...inquiry, progress, updatedAt: context.clock.now() }, []);
}

const atEnd = (inquiry: Inquiry, endRemedies: readonly RemedyCode[] = []) => ({
  ...inquiry.progress,
  screen: 'end' as const,
  verificationId: null,
  retry: null,
  endRemedies,
});

async function completeInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
): Promise<Inquiry> {
  const { fields, previousStepName } = inquiry;
  const arrival = { fields, previousStepName, progress: atEnd(inquiry), nextStepName: 'success' };
  return finish(context, inquiry, 'complete', arrival, definition);
}

async function failInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  verdict: Verdict,
): Promise<Inquiry> {
  const [current] = stepsOf(definition, inquiry);
  const remedies = remediesFor(verdict.failedRequired, verdict.checks);
  const arrival = {
    progress: atEnd(inquiry, remedies),
    previousStepName: current === undefined ? inquiry.previousStepName : stepName(current.kind),
    nextStepName: 'failure',
  };
  return finish(context, inquiry, 'fail', arrival, definition);
}

/** Ends the flow. The template's decision is a separate job, so that the end is visible before it. */
async function finish(
  context: OperationContext,
  inquiry: Inquiry,
  action: 'complete' | 'fail',
  arrival: Partial<Inquiry>,
  definition: TemplateDefinition,
): Promise<Inquiry> {
  const finished = await moveInquiry(context, inquiry, action, arrival, {
    further: [{ name: 'inquiry.transitioned' }],
  });
  await orderReports(context, finished, { after: completion, passed: action === 'complete' });
  const mayDecide = waitsForReports(definition) || Object.values(definition.decision).some((rule) => rule !== 'none');
  const { queue, tx, scope } = context;
  const data = { environmentId: scope.environmentId, inquiryId: inquiry.id };
  if (mayDecide) await queue.send(tx, decideInquiryJob, data);
  return finished;
}
