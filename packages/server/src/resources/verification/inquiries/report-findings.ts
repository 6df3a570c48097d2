/** Findings of the reports that a template runs, for the decision and the reviewer. */
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import {
  completion,
  findDefinitions,
  stepName,
  type TemplateDefinition,
  type TemplateReport,
} from '../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verification } from '../verifications/index.ts';
import type { Inquiry } from './inquiry.ts';
import { type OrderedReport, reportsOfInquiries } from './report-port.ts';

/**
 * States of a report.
 * - `waiting`: no answer yet.
 * - `unanswered`: no usable answer.
 * - `not-run`: never run, because the event that triggers it did not happen.
 */
export const findingStates = ['waiting', 'clear', 'match', 'unanswered', 'not-run'] as const;

export interface ReportFinding extends TemplateReport {
  readonly state: (typeof findingStates)[number];
  /** Report; null until it is made. */
  readonly report: OrderedReport | null;
}

type Seen = Pick<Inquiry, 'status'>;
type Judged = Pick<Verification, 'kind' | 'status'>;

/** Lists the findings in the order of the template. Pure. */
export function reportFindings(
  { reports: ran = [], steps }: Pick<TemplateDefinition, 'reports' | 'steps'>,
  inquiry: Seen,
  verifications: readonly Judged[],
  reports: readonly OrderedReport[],
): ReportFinding[] {
  const ends = endsOf(inquiry, verifications, steps);
  return ran.map((entry) => {
    const { after, on, reportTemplateId } = entry;
    const report = reports.find((each) => each.after === after && each.reportTemplateId === reportTemplateId) ?? null;
    const passed = ends.get(after);
    const isDue = passed === true || (passed === false && on === 'any');
    return { ...entry, report, state: report === null ? (isDue ? 'waiting' : 'not-run') : stateOf(report) };
  });
}

/** Returns the finished steps by name, with whether each passed. */
function endsOf(
  { status }: Seen,
  verifications: readonly Judged[],
  steps: TemplateDefinition['steps'],
): ReadonlyMap<string, boolean> {
  const ends = new Map(
    status === 'failed' ? [[completion, false]] : status === 'completed' ? [[completion, true]] : [],
  );
  for (const { kind } of steps) {
    const own = verifications.filter((each) => each.kind === kind).map((each) => each.status);
    if (own.includes('passed')) ends.set(stepName(kind), true);
    else if (own.includes('failed')) ends.set(stepName(kind), false);
  }
  return ends;
}

/** Returns the state of a report. An erased or partly answered report does not prove that nothing was found. */
function stateOf({ status, hasMatch, errors, redactedAt }: OrderedReport): ReportFinding['state'] {
  if (redactedAt !== null || status === 'errored') return 'unanswered';
  if (status !== 'ready') return 'waiting';
  if (hasMatch) return 'match';
  return errors.length === 0 ? 'clear' : 'unanswered';
}

/** Time allowed for a report: it is answered, or fails, within a day. */
const patienceSeconds = 86_400;

/** Returns the end of the wait for reports; null for an inquiry that failed or was decided, which does not wait. */
export const waitsUntil = ({ status, completedAt }: Pick<Inquiry, 'status' | 'completedAt'>): Date | null =>
  status === 'completed' && completedAt !== null ? addSeconds(completedAt, patienceSeconds) : null;

/** Throws conflict while a required report of the inquiry has no result, for at most a day after its completion. */
export async function demandReports(context: ReadContext, inquiry: Inquiry): Promise<void> {
  const until = waitsUntil(inquiry);
  if (until === null || context.clock.now() >= until) return;
  const { tx, scope } = context;
  const findings = await findReportFindings(context, inquiry, await findVerificationsOfInquiry(tx, scope, inquiry.id));
  const waiting = findings.filter(({ required, state }) => required && state === 'waiting');
  if (waiting.length === 0) return;
  const names = waiting.map(({ report, reportTemplateId }) => report?.title ?? reportTemplateId);
  const details = `the inquiry waits for its required reports (${names.join(', ')}): approve it when they have a result`;
  throw new Refusal('conflict', { details });
}

/** Finds the findings; makes no query if the template runs no reports. */
export async function findReportFindings(
  { tx, scope, slices }: Pick<ReadContext, 'tx' | 'scope' | 'slices'>,
  inquiry: Pick<Inquiry, 'id' | 'status' | 'templateVersionId'>,
  verifications: readonly Judged[],
): Promise<readonly ReportFinding[]> {
  const { templateVersionId, id } = inquiry;
  const definition = (await findDefinitions(tx, scope, [templateVersionId])).get(templateVersionId);
  if (definition?.reports === undefined) return [];
  const reports = await slices.port(reportsOfInquiries).find(tx, scope, id);
  return reportFindings(definition, inquiry, verifications, reports);
}
