/**
 * Decision of a finished inquiry by the template's rule. A separate step after the end, so that completed or failed is
 * visible first and a decision made meanwhile is not overruled. Idempotent: a decided inquiry is no longer finished.
 */

import { isDeepStrictEqual } from 'node:util';
import { adjudicate, onlyGivenDiffers } from '../../../../checks/adjudicate.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import {
  type Decision,
  findVersions,
  type TemplateDefinition,
  takes,
  takesCamera,
  type VerificationKind,
} from '../../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verification } from '../../verifications/index.ts';
import type { ConditionTrace } from '../condition-trace.ts';
import { conditionBehind, reportsBehind } from '../events.ts';
import type { Inquiry } from '../inquiry.ts';
import { judgeConditions } from '../judge-conditions.ts';
import { findMatchedLists } from '../matched-lists.ts';
import { findReportFindings, waitsUntil } from '../report-findings.ts';
import { ruleOfReports } from '../rule-of-reports.ts';
import { saveWaitForReports } from '../store.ts';
import { lockInquiry, storeInquiry } from './change-inquiry.ts';
import { decideLocked } from './decide-inquiry.ts';

export async function decideByTemplate(context: OperationContext, inquiryId: string): Promise<void> {
  const { tx, scope, clock } = context;
  const inquiry = await lockInquiry(context, inquiryId);
  if (inquiry.redactedAt !== null) return saveWaitForReports(tx, scope, inquiryId, null);
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  if (version === undefined) return;
  const { definition } = version;
  const verifications = await findVerificationsOfInquiry(tx, scope, inquiryId);
  const until = waitsUntil(inquiry);
  const findings =
    definition.reports === undefined || until === null ? [] : await findReportFindings(context, inquiry, verifications);
  const trace = judgeConditions(inquiry, definition, {
    lists: definition.decision.conditions === undefined ? [] : await findMatchedLists(tx, scope, inquiry),
    verifications,
    findings,
    now: clock.now(),
    hasOpenQuestions: !everythingWasDecided(definition, verifications),
    hasUploads: verifications.some(mayBeFile),
  });
  const rule = trace?.decided?.decides ?? ruleFor(inquiry, definition, verifications);
  const careful = rule === 'approve' && isCameraMissed(definition, verifications) ? 'mark-for-review' : rule;
  const ruled = ruleOfReports(careful, definition.decision, findings, until !== null && clock.now() < until);
  if (definition.reports !== undefined) await saveWaitForReports(tx, scope, inquiryId, ruled === 'wait' ? until : null);
  if (ruled !== 'wait') await decide(context, inquiry, ruled, trace);
}

/** Decides the inquiry. Conditions that could not be evaluated are stored even if the inquiry is left undecided. */
async function decide(
  context: OperationContext,
  inquiry: Inquiry,
  { decision, because }: Exclude<ReturnType<typeof ruleOfReports>, 'wait'>,
  trace: ConditionTrace | null,
): Promise<void> {
  const judged = trace === null ? inquiry : { ...inquiry, conditions: trace };
  const behind = {
    ...(because.length === 0 ? {} : reportsBehind(because)),
    // A decision that reports made more careful is not the condition's decision.
    ...(trace?.decided?.decides === decision ? conditionBehind(trace.decided) : {}),
  };
  const told = Object.keys(behind).length === 0 ? {} : { context: behind };
  if (decision !== 'none') await decideLocked(context, judged, decision, null, told);
  else if (trace !== null && !isDeepStrictEqual(inquiry.conditions, trace)) await storeInquiry(context, judged, []);
}

/**
 * Returns the decision of the template's outcomes for the inquiry's current status; `none` if it is not finished or
 * already decided.
 */
function ruleFor(
  { status }: Inquiry,
  definition: TemplateDefinition,
  verifications: readonly Verification[],
): Decision {
  const { onCompleted, onFailed, onInconclusive, onUploaded = onCompleted } = definition.decision;
  // A difference from a value that the caller pre-filled may be the caller's error, so a reviewer decides.
  if (status === 'failed') return onFailed === 'decline' && isDisputed(verifications) ? 'mark-for-review' : onFailed;
  if (status !== 'completed') return 'none';
  if (!everythingWasDecided(definition, verifications)) return onInconclusive;
  return verifications.some(mayBeFile) ? onUploaded : onCompleted;
}

/** True if a camera-only step may have got a file, which the service cannot detect: a reviewer decides. */
const isCameraMissed = (definition: TemplateDefinition, verifications: readonly Verification[]): boolean =>
  verifications.filter(mayBeFile).some(({ kind }) => isCameraOnly(definition, kind));

function isDisputed(verifications: readonly Verification[]): boolean {
  const failed = verifications.findLast(({ status }) => status === 'failed');
  if (failed === undefined) return false;
  return onlyGivenDiffers(adjudicate(failed.checks, { tryRemains: false }).failedRequired);
}

/**
 * True if the pictures of a passed verification may be files, which hide the place and time of capture. The page's
 * `capture-method` is no proof, since any client can send it. Head turns in the order drawn for this session are proof.
 */
const mayBeFile = ({ kind, status, checks }: Verification): boolean =>
  status === 'passed' &&
  takesCamera(kind) &&
  !checks.some((check) => check.name === 'selfie_liveness_detection' && check.status === 'passed');

const isCameraOnly = ({ steps }: TemplateDefinition, kind: VerificationKind): boolean =>
  steps.some((step) => step.kind === kind && takes(step, 'camera') && !takes(step, 'file'));

/**
 * True if every step passed and left no question open that counts. A step that the inquiry skipped at its start counts
 * as open.
 */
function everythingWasDecided({ steps }: TemplateDefinition, verifications: readonly Verification[]): boolean {
  const latest = new Map(verifications.map((verification) => [verification.kind, verification]));
  return steps.every(({ kind }) => {
    const verification = latest.get(kind);
    if (verification?.status !== 'passed') return false;
    // A document check that waits for the face is answered after the document has passed.
    const { status, inconclusive } = adjudicate(verification.checks);
    return status === 'passed' && inconclusive.length === 0;
  });
}
