/** Actions of users and keys on a report: pause, resume, tag, redact. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { erase } from '../../../../privacy/erasure.ts';
import { registerTags, tagsChange } from '../../../platform/tags/index.ts';
import { redactReportChildrenJob } from '../jobs.ts';
import { wakeDecisionWithout } from '../of-inquiry.ts';
import { emptyContent, type HistoryEntry, type Report } from '../report.ts';
import { nextRunOf } from '../settle-run.ts';
import { refusePause, refuseRedacted, refuseResume } from '../states.ts';
import { insertHistory, saveReport } from '../store.ts';
import { findSettings } from '../template-store.ts';
import { requireReport } from './run-report.ts';

export function remember(
  { tx, scope, actor, ids, clock }: OperationContext,
  report: Report,
  type: HistoryEntry['type'],
): void {
  insertHistory(tx, scope, {
    id: ids.next('report-action'),
    reportId: report.id,
    type,
    createdAt: clock.now(),
    run: null,
    actor: { type: actor.type, id: 'id' in actor ? actor.id : null },
  });
}

/** Pauses the report. Throws conflict unless a run is scheduled. */
export async function pauseReport(context: OperationContext, id: string): Promise<Report> {
  const report = await requireReport(context, id);
  refusePause(report);
  const paused = { ...report, pausedAt: context.clock.now(), nextRunAt: null };
  await saveReport(context.tx, context.scope, paused);
  remember(context, paused, 'pause');
  return paused;
}

/** Resumes the report with a full interval. Throws conflict unless it is paused. */
export async function resumeReport(context: OperationContext, id: string): Promise<Report> {
  const { tx, scope, clock } = context;
  const report = await requireReport(context, id);
  refuseResume(report);
  const settings = await findSettings(tx, scope, report.kind, report.templateVersionId);
  const resumed = { ...report, pausedAt: null };
  const scheduled = { ...resumed, nextRunAt: nextRunOf(resumed, settings, clock.now()) };
  await saveReport(tx, scope, scheduled);
  remember(context, scheduled, 'resume');
  return scheduled;
}

/** Changes the tags: `change` maps the current tags to the new ones. An unchanged set is not saved. */
export async function changeReportTags(
  context: OperationContext,
  id: string,
  change: (tags: readonly string[]) => readonly string[],
): Promise<Report> {
  const report = await requireReport(context, id);
  refuseRedacted(report);
  const tags = [...new Set(change(report.content.tags))];
  const changed = tagsChange(report.content.tags, tags);
  if (changed === null) return report;
  await registerTags(context, changed.added, '/meta');
  const tagged = { ...report, content: { ...report.content, tags } };
  await saveReport(context.tx, context.scope, tagged);
  return tagged;
}

/** Destroys the report's key; a job removes the copies of its data. Throws conflict if it is redacted. */
export async function redactReport(context: OperationContext, id: string): Promise<Report> {
  const { tx, scope, clock, queue } = context;
  const report = await requireReport(context, id);
  if (report.redactedAt !== null) throw new Refusal('conflict', { details: 'the report is already redacted' });
  const now = clock.now();
  const redacted: Report = {
    ...report,
    subject: { id: report.subject.id, key: null },
    content: emptyContent,
    openRun: null,
    nextRunAt: null,
    hasMatch: false,
    redactedAt: now,
  };
  await saveReport(tx, scope, redacted);
  await erase(context, 'at-once', { report: [id], key: [report.subject.id] }, now);
  const data = { environmentId: scope.environmentId, reportId: id, subjectKeyId: report.subject.id };
  await queue.send(tx, redactReportChildrenJob, data);
  await wakeDecisionWithout(context, report);
  return redacted;
}
