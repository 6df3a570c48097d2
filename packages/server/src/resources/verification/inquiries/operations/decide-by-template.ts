/**
 * Decision of a finished inquiry by the template's rule. A separate step after the end, so that completed or failed is
 * visible first and a decision made meanwhile is not overruled. Idempotent: a decided inquiry is no longer finished.
 */

import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '../../../../operations/context.ts';
import { findVersions } from '../../inquiry-templates/index.ts';
import { findVerificationsOfInquiry } from '../../verifications/index.ts';
import { askedOf } from '../coming-row.ts';
import type { ConditionTrace } from '../condition-trace.ts';
import { conditionBehind, reportsBehind } from '../events.ts';
import type { Inquiry } from '../inquiry.ts';
import { judgeConditions } from '../judge-conditions.ts';
import { findMatchedLists } from '../matched-lists.ts';
import { findReportFindings, waitsUntil } from '../report-findings.ts';
import { ruleOfReports } from '../rule-of-reports.ts';
import { everythingWasDecided, isCameraMissed, mayBeFile, ruleFor } from '../rule-of-template.ts';
import { saveWaitForReports } from '../store.ts';
import { lockInquiry, storeInquiry } from './change-inquiry.ts';
import { decideLocked } from './decide-inquiry.ts';

export async function decideByTemplate(context: OperationContext, inquiryId: string): Promise<void> {
  const { tx, scope, clock } = context;
  const inquiry = await lockInquiry(context, inquiryId);
  if (inquiry.redactedAt !== null) return saveWaitForReports(tx, scope, inquiryId, null);
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  if (version === undefined) return;
  const verifications = await findVerificationsOfInquiry(tx, scope, inquiryId);
  const { definition } = version;
  const asked = askedOf(definition, inquiry, verifications);
  const until = waitsUntil(inquiry);
  const findings =
    definition.reports === undefined || until === null ? [] : await findReportFindings(context, inquiry, verifications);
  const trace = judgeConditions(inquiry, definition, {
    lists: definition.decision.conditions === undefined ? [] : await findMatchedLists(tx, scope, inquiry),
    verifications,
    findings,
    now: clock.now(),
    hasOpenQuestions: !everythingWasDecided(asked, verifications),
    hasUploads: verifications.some(mayBeFile),
  });
  const rule = trace?.decided?.decides ?? ruleFor(inquiry.status, asked, verifications);
  const careful = rule === 'approve' && isCameraMissed(asked, verifications) ? 'mark-for-review' : rule;
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
