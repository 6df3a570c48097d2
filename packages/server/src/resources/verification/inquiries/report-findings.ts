/** What the reports that a template runs have come to, as the decision and the reviewer see it. */
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
 * `waiting` has no answer yet; `unanswered` has none that says anything, and `not-run` will have none, because what sets it off did
 * not happen.
 */
export const findingStates = ['waiting', 'clear', 'match', 'unanswered', 'not-run'] as const;

export interface ReportFinding extends TemplateReport {
  readonly state: (typeof findingStates)[number];
  /** Null while it is not made. */
  readonly report: OrderedReport | null;
}

type Seen = Pick<Inquiry, 'status'>;
type Judged = Pick<Verification, 'kind' | 'status'>;

/** In the order of the template. Pure. */
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

/** What has its end, by name, and whether that is a good one. */
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

/** What was erased, or answered in part, says of nobody that nothing was found. */
function stateOf({ status, hasMatch, errors, redactedAt }: OrderedReport): ReportFinding['state'] {
  if (redactedAt !== null || status === 'errored') return 'unanswered';
  if (status !== 'ready') return 'waiting';
  if (hasMatch) return 'match';
  return errors.length === 0 ? 'clear' : 'unanswered';
}

/** A report has an answer, or none, within a day. */
const patienceSeconds = 86_400;

/** How long a decision waits for reports; null for an inquiry that failed or was decided, which waits for none. */
export const waitsUntil = ({ status, completedAt }: Pick<Inquiry, 'status' | 'completedAt'>): Date | null =>
  status === 'completed' && completedAt !== null ? addSeconds(completedAt, patienceSeconds) : null;

/** Throws conflict while a required report of the inquiry has no result, for a day after its completion at most. */
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

/** Asks nobody where the template runs none. */
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
