/** Moves the inquiry on after a verdict: ask again, next step, complete and decide by the template's rule, or fail. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { adjudicate } from '../../../checks/adjudicate.ts';
import { partForAll, remediesFor } from '../../../checks/remedies.ts';
import { decideLocked, type Inquiry, moveInquiry, storeInquiry } from '../../inquiries/index.ts';
import {
  type Decision,
  stepName,
  type TemplateDefinition,
  type VerificationStep,
} from '../../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verdict, type Verification } from '../../verifications/index.ts';
import { firstScreenOf } from '../screens.ts';
import { fieldsFrom } from './read-outcome.ts';

const stepsOf = (definition: TemplateDefinition, inquiry: Inquiry): readonly (VerificationStep | undefined)[] => [
  definition.steps[inquiry.progress.stepIndex],
  definition.steps[inquiry.progress.stepIndex + 1],
];

/** A failed verdict without one clear failure decided nothing: a reviewer may. */
const isUndecided = (verdict: Verdict): boolean => verdict.action === 'fail' && verdict.failedRequired.length === 0;

/** `inquiry` is locked, `verification` settled. */
export async function advanceInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  verification: Verification,
  verdict: Verdict,
): Promise<Inquiry> {
  if (verdict.action === 'require-retry') return askAgain(context, inquiry, verdict);
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
    // The pictures of the step before are no part of this one.
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
  const retry = { part: partForAll(failures), remedies: remediesFor(failures, verdict.checks) };
  const progress = { ...inquiry.progress, screen: 'retry' as const, verificationId: null, retry };
  return storeInquiry(context, { ...inquiry, progress, updatedAt: context.clock.now() }, []);
}

const atEnd = (inquiry: Inquiry, endRemedies: readonly string[] = []) => ({
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
  const completed = await moveInquiry(
    context,
    inquiry,
    'complete',
    { fields, previousStepName, progress: atEnd(inquiry), nextStepName: 'success' },
    [{ name: 'inquiry.transitioned' }],
  );
  const sure = await everythingWasDecided(context, inquiry.id, definition);
  const { onCompleted, onInconclusive } = definition.decision;
  return applyRule(context, completed, sure ? onCompleted : onInconclusive);
}

/**
 * True when every step was passed and left no question open that counts. A step that the inquiry began behind was not: what
 * it would have asked is open.
 */
async function everythingWasDecided(
  context: OperationContext,
  inquiryId: string,
  { steps }: TemplateDefinition,
): Promise<boolean> {
  const all = await findVerificationsOfInquiry(context.tx, context.scope, inquiryId);
  const latest = new Map(all.map((verification) => [verification.kind, verification]));
  return steps.every(({ kind }) => {
    const verification = latest.get(kind);
    return verification?.status === 'passed' && adjudicate(verification.checks).inconclusive.length === 0;
  });
}

async function failInquiry(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  verdict: Verdict,
): Promise<Inquiry> {
  const [current] = stepsOf(definition, inquiry);
  const remedies = remediesFor(verdict.failedRequired, verdict.checks);
  const failed = await moveInquiry(
    context,
    inquiry,
    'fail',
    {
      progress: atEnd(inquiry, remedies),
      previousStepName: current === undefined ? inquiry.previousStepName : stepName(current.kind),
      nextStepName: 'failure',
    },
    [{ name: 'inquiry.transitioned' }],
  );
  return applyRule(context, failed, definition.decision.onFailed);
}

async function applyRule(context: OperationContext, inquiry: Inquiry, decision: Decision): Promise<Inquiry> {
  return decision === 'none' ? inquiry : decideLocked(context, inquiry, decision, null);
}
