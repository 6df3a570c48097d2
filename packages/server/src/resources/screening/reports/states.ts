/** States of a report and their transitions (contract, resources 3.5). Pure. */
import { Refusal } from '../../../lib/refusal.ts';
import type { Report, ReportStatus } from './report.ts';

/** Transitions of a run; never back to pending. */
const reportTransitions: Readonly<Record<ReportStatus, readonly ReportStatus[]>> = {
  pending: ['submitted', 'ready', 'errored'],
  submitted: ['ready', 'errored'],
  ready: ['ready', 'errored'],
  errored: ['ready', 'errored'],
};

/** Throws for a transition that a run never makes. */
export function refuseMove(from: ReportStatus, to: ReportStatus): void {
  if (!reportTransitions[from].includes(to)) throw new Error(`a run moves no report from ${from} to ${to}`);
}

const conflict = (details: string) => new Refusal('conflict', { details });

/** Throws conflict for a redacted report. */
export function refuseRedacted({ redactedAt }: Report): void {
  if (redactedAt !== null) throw conflict('the report is redacted');
}

/** Throws conflict unless the report can be rerun. */
export function refuseRun(report: Report, recurs: boolean): void {
  refuseRedacted(report);
  if (!recurs) throw conflict('reports of this kind are run once');
  if (report.openRun !== null) throw conflict('a run of the report is under way');
}

/** Throws conflict unless a run is scheduled. */
export function refusePause(report: Report): void {
  refuseRedacted(report);
  if (report.nextRunAt === null || report.openRun !== null) throw conflict('no run of the report is scheduled');
}

/** Throws conflict unless it was paused. */
export function refuseResume(report: Report): void {
  refuseRedacted(report);
  if (report.pausedAt === null) throw conflict('the report is not paused');
}
