/** Advance of the inquiry after a verdict: retry, next step, completion, or failure. */

import { partForAll, remediesFor } from '../../../checks/remedies.ts';
import type { RemedyCode } from '../../../checks/remedy-codes.ts';
import type { OperationContext } from '../../../operations/context.ts';
import {
  completion,
  type Row,
  stepName,
  type TemplateDefinition,
  type VerificationStep,
} from '../inquiry-templates/index.ts';
import {
  cancelBegunVerification,
  fieldsFrom,
  fieldsRead,
  type Verdict,
  type Verification,
} from '../verifications/index.ts';
import { comingRow } from './coming-row.ts';
import { decideInquiryJob } from './decide-job.ts';
import type { Inquiry } from './inquiry.ts';
import { moveInquiry, storeInquiry } from './operations/change-inquiry.ts';
import { orderReports } from './order-reports.ts';
import { waitsForReports } from './report-moment.ts';
import { rowsAfter } from './rows.ts';
import { firstScreenOf } from './screens.ts';
import { afterRow } from './step-progress.ts';

const stepOf = (definition: TemplateDefinition, inquiry: Inquiry): VerificationStep | undefined =>
  definition.steps[inquiry.progress.stepIndex];

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
  const current = stepOf(definition, inquiry);
  if (current !== undefined) {
    await orderReports(context, inquiry, { after: stepName(current.kind), passed: verdict.action === 'pass' });
  }
  if (verdict.action === 'fail' && !isUndecided(verdict)) return failInquiry(context, inquiry, definition, verdict);
  const previousStepName = current === undefined ? inquiry.previousStepName : stepName(current.kind);
  const learned = verdict.action === 'pass' ? withReadFields(inquiry, verification) : {};
  // A simulation may have judged the step while the form before it was shown.
  const progress = { ...inquiry.progress, form: null };
  const reached = { ...inquiry, ...learned, progress, previousStepName, updatedAt: context.clock.now() };
  return goOn(context, reached, definition);
}

/** Returns the fields after the verification filled some of them, and the values that it read, which a form shows. */
function withReadFields(inquiry: Inquiry, verification: Verification): Pick<Inquiry, 'fields' | 'readFields'> {
  const read = Object.entries(fieldsRead(verification, inquiry.fieldSchemas)).map(
    ([key, value]) => [key, { value, verificationId: verification.id }] as const,
  );
  return {
    fields: fieldsFrom(verification, inquiry),
    ...(read.length === 0 ? {} : { readFields: { ...inquiry.readFields, ...Object.fromEntries(read) } }),
  };
}

/** Members of an inquiry that change when it reaches a form, a step or the end. */
type Arrival = Pick<Inquiry, 'progress' | 'fields' | 'nextStepName'>;

/** Returns the new members of an inquiry whose flow reaches this row. */
function beginRow(inquiry: Inquiry, { steps }: TemplateDefinition, row: Row | undefined): Arrival {
  const first =
    row?.form == null
      ? firstScreenOf(row === undefined ? undefined : steps[row.stepIndex])
      : { screen: 'form' as const, fields: {} };
  return {
    progress: {
      ...inquiry.progress,
      screen: first.screen,
      stepIndex: row?.stepIndex ?? steps.length,
      form: row?.form?.name ?? null,
    },
    fields: { ...inquiry.fields, ...first.fields },
    nextStepName: row?.name ?? 'success',
  };
}

/** Returns the new members of an inquiry whose flow reaches the first row that is not left out, or the end. */
export async function arrive(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
  rows: readonly Row[],
): Promise<{ readonly isEnd: boolean; readonly arrival: Arrival }> {
  const { row, skipped } = await comingRow(context, inquiry, definition, rows);
  const { skipped: _before, ...progress } = inquiry.progress;
  const passed = { ...inquiry, progress: skipped.length === 0 ? progress : { ...progress, skipped } };
  return { isEnd: row === undefined, arrival: beginRow(passed, definition, row) };
}

/** Shows the next form or step, or completes the inquiry. `inquiry` is locked and has its new fields. */
export async function goOn(
  context: OperationContext,
  inquiry: Inquiry,
  definition: TemplateDefinition,
): Promise<Inquiry> {
  const { form = null, verificationId } = inquiry.progress;
  // The individual went back to a form after the first picture of a step, which may now be left out.
  if (form !== null && verificationId !== null) await cancelBegunVerification(context, verificationId);
  const step = afterRow(inquiry.progress.step);
  const left = { ...inquiry.progress, step, verificationId: null, retry: null };
  const rows = rowsAfter(definition, inquiry.progress);
  const { isEnd, arrival } = await arrive(context, { ...inquiry, progress: left }, definition, rows);
  if (!isEnd) return storeInquiry(context, { ...inquiry, ...arrival }, [{ name: 'inquiry.transitioned' }]);
  const { stepIndex } = inquiry.progress;
  return completeInquiry(context, { ...inquiry, progress: { ...arrival.progress, stepIndex } }, definition);
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
  form: null,
  verificationId: null,
  retry: null,
  endRemedies,
});

/** Ends the flow after the last row. `inquiry` is locked. */
export async function completeInquiry(
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
  const current = stepOf(definition, inquiry);
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
