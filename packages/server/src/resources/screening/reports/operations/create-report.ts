/**
 * Creation by POST /reports. Watchlists are searched at once; a provider is queried by a job, or before the transaction
 * if the response waits for the answer.
 */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { accountIdsByReference, findOrCreateAccount, requireAccount } from '../../../people/accounts/index.ts';
import { isAskedElsewhere, type Outcome, type ReportSources, type RunRequest } from '../answer-report.ts';
import type { CreateReport } from '../input.ts';
import { kindNamed } from '../kinds/index.ts';
import { emptyContent, type Report } from '../report.ts';
import { insertReport } from '../store.ts';
import { findDefaultTemplate, findReportTemplates, type ReportTemplate } from '../template-store.ts';
import { beginReport, insertPending } from './begin-report.ts';
import { storeRun } from './store-run.ts';

/** Finds the template. Throws not_found for an unknown template, bad_request for a type other than the template's. */
export async function resolveTemplate(
  { tx, scope }: ReadContext,
  templateId: string | null,
  kind: string | null,
): Promise<ReportTemplate> {
  if (templateId === null) {
    if (kind === null) {
      throw new Refusal('bad_request', { details: 'data.type or data.attributes.report-template-id must be sent' });
    }
    const found = await findDefaultTemplate(tx, scope, kind);
    if (found === null) throw new Refusal('not_found');
    return found;
  }
  if (!templateId.startsWith('rptp_')) {
    const pointer = '/data/attributes/report-template-id';
    throw new Refusal('bad_request', problemAt(pointer, 'must start with rptp_'));
  }
  const [template] = await findReportTemplates(tx, scope, [templateId]);
  if (template === undefined) throw new Refusal('not_found');
  if (kind !== null && template.kind !== kind) {
    throw new Refusal('bad_request', problemAt('/data/type', `must be report/${template.kind}, as its template is`));
  }
  return template;
}

async function accountFor(context: OperationContext, { accountId, account }: CreateReport): Promise<string | null> {
  if (accountId !== null) return (await requireAccount(context, accountId)).id;
  if (!account.isWanted || account.referenceId === null) return null;
  return (await findOrCreateAccount(context, account.referenceId, account.typeId)).id;
}

/** Returns the id of an existing account. An account that is created with the report has no data to compare yet. */
async function accountSoFar(context: ReadContext, { accountId, account }: CreateReport): Promise<string | null> {
  if (accountId !== null) return (await requireAccount(context, accountId)).id;
  if (!account.isWanted || account.referenceId === null) return null;
  const [found] = await accountIdsByReference(context.tx, context.scope, [account.referenceId]);
  return found ?? null;
}

export interface AskedReport {
  readonly template: ReportTemplate;
  readonly command: CreateReport;
}

export interface AnsweredReport {
  readonly templateVersionId: string;
  readonly request: RunRequest;
  readonly outcome: Outcome;
}

/**
 * Returns the query to run before the report's transaction; null if a job runs it. Throws not_found for a missing
 * account.
 */
export async function planReport(
  context: ReadContext,
  sources: ReportSources,
  { template, command }: AskedReport,
): Promise<Omit<AnsweredReport, 'outcome'> | null> {
  const kind = kindNamed(template.kind);
  if (!command.isSync && isAskedElsewhere(sources, context.scope, kind)) return null;
  const request = {
    kind,
    query: command.query,
    settings: template.version.settings,
    runId: context.ids.next('report-run'),
    accountId: await accountSoFar(context, command),
  };
  return { templateVersionId: template.version.id, request };
}

/**
 * Creates the report. Throws request_timeout, and creates nothing, if the response waits for a provider that has not
 * answered yet.
 */
export async function createReport(
  context: OperationContext,
  { template, command }: AskedReport,
  answered: AnsweredReport | null,
): Promise<Report> {
  const { tx, scope, ids } = context;
  const owners = { accountId: await accountFor(context, command), inquiryId: null };
  const report = beginReport(context, template, { ...owners, content: { ...emptyContent, query: command.query } });
  // An answer by another version of the template is not used.
  if (answered?.templateVersionId !== template.version.id) {
    return insertPending(context, report, ids.next('report-run'));
  }
  const { request, outcome } = answered;
  const end = command.isSync ? endOf(outcome) : outcome;
  return storeRun(context, report, end, { request, type: 'manual' }, (settled) => insertReport(tx, scope, settled));
}

/**
 * Returns the outcome for a waiting client, which gets a failure at once. Throws request_timeout if there is no answer
 * in time.
 */
function endOf(outcome: Outcome): Outcome {
  if (outcome.state !== 'waiting') return outcome;
  if (outcome.failure !== null && !outcome.isLate) return outcome.failure;
  const details = 'the provider needs longer than a request lasts; create the report without processing-mode';
  throw new Refusal('request_timeout', { details });
}
