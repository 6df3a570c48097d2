/**
 * The template's rule on a finished inquiry: a step of its own after the end, so that completed or failed is seen first, and
 * whoever decides meanwhile is not overruled. Running twice changes nothing: what was decided is no longer finished.
 */

import { isDeepStrictEqual } from 'node:util';
import { adjudicate, onlyGivenDiffers } from '../../../../checks/adjudicate.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import {
  type Decision,
  findVersions,
  type TemplateDefinition,
  takes,
  type VerificationKind,
} from '../../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verification } from '../../verifications/index.ts';
import type { ConditionTrace } from '../condition-trace.ts';
import { conditionBehind, reportsBehind } from '../events.ts';
import type { Inquiry } from '../inquiry.ts';
import { judgeConditions } from '../judge-conditions.ts';
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

/** A condition that had no value is told of an inquiry that is left as it is too. */
async function decide(
  context: OperationContext,
  inquiry: Inquiry,
  { decision, because }: Exclude<ReturnType<typeof ruleOfReports>, 'wait'>,
  trace: ConditionTrace | null,
): Promise<void> {
  const judged = trace === null ? inquiry : { ...inquiry, conditions: trace };
  const behind = {
    ...(because.length === 0 ? {} : reportsBehind(because)),
    // What care made of it is no decision of the condition.
    ...(trace?.decided?.decides === decision ? conditionBehind(trace.decided) : {}),
  };
  const told = Object.keys(behind).length === 0 ? {} : { context: behind };
  if (decision !== 'none') await decideLocked(context, judged, decision, null, told);
  else if (trace !== null && !isDeepStrictEqual(inquiry.conditions, trace)) await storeInquiry(context, judged, []);
}

/** What the outcomes of the template decide of the inquiry as it stands; `none` for one that is not finished, or was decided. */
function ruleFor(
  { status }: Inquiry,
  definition: TemplateDefinition,
  verifications: readonly Verification[],
): Decision {
  const { onCompleted, onFailed, onInconclusive, onUploaded = onCompleted } = definition.decision;
  // A difference from what somebody else filled in may be their error: a person looks at it.
  if (status === 'failed') return onFailed === 'decline' && isDisputed(verifications) ? 'mark-for-review' : onFailed;
  if (status !== 'completed') return 'none';
  if (!everythingWasDecided(definition, verifications)) return onInconclusive;
  return verifications.some(mayBeFile) ? onUploaded : onCompleted;
}

/** Whoever takes the camera alone asked for something that the service cannot see: a person looks. */
const isCameraMissed = (definition: TemplateDefinition, verifications: readonly Verification[]): boolean =>
  verifications.filter(mayBeFile).some(({ kind }) => isCameraOnly(definition, kind));

function isDisputed(verifications: readonly Verification[]): boolean {
  const failed = verifications.findLast(({ status }) => status === 'failed');
  if (failed === undefined) return false;
  return onlyGivenDiffers(adjudicate(failed.checks, { tryRemains: false }).failedRequired);
}

const pictured: readonly VerificationKind[] = ['government-id', 'driver-license', 'selfie'];

/**
 * Whether the pictures of a passed verification may be files, which hide where and when they were made. What the page says of how
 * it took them (`capture-method`) is no proof: anybody can send it. Head turns in the order that this session was given are.
 * Papers come as files by their nature.
 */
const mayBeFile = ({ kind, status, checks }: Verification): boolean =>
  status === 'passed' &&
  pictured.includes(kind) &&
  !checks.some((check) => check.name === 'selfie_liveness_detection' && check.status === 'passed');

const isCameraOnly = ({ steps }: TemplateDefinition, kind: VerificationKind): boolean =>
  steps.some((step) => step.kind === kind && takes(step, 'camera') && !takes(step, 'file'));

/**
 * True when every step was passed and left no question open that counts. A step that the inquiry began behind was not: what
 * it would have asked is open.
 */
function everythingWasDecided({ steps }: TemplateDefinition, verifications: readonly Verification[]): boolean {
  const latest = new Map(verifications.map((verification) => [verification.kind, verification]));
  return steps.every(({ kind }) => {
    const verification = latest.get(kind);
    if (verification?.status !== 'passed') return false;
    // A check of the document that waited for the face was answered after the document had passed.
    const { status, inconclusive } = adjudicate(verification.checks);
    return status === 'passed' && inconclusive.length === 0;
  });
}
