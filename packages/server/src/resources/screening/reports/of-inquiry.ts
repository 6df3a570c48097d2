/** Reports run by an inquiry's template. Fills the ports of inquiries and their templates. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Row, rowInto } from '../../../database/rows.ts';
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import type { Scope } from '../../../security/scope.ts';
import { decideInquiryJob, type OrderedReport, type ReportOrder } from '../../verification/inquiries/index.ts';
import type { RunnableReport } from '../../verification/inquiry-templates/index.ts';
import { problemOfMembers } from './fill-query.ts';
import { kindNamed } from './kinds/index.ts';
import type { Report } from './report.ts';
import { findReports } from './store.ts';
import { findReportTemplates } from './template-store.ts';

/** Fills `runnableReports`. */
export async function findRunnableReports(
  { tx, scope }: ReadContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RunnableReport>> {
  const found = ids.length === 0 ? [] : await findReportTemplates(tx, scope, ids);
  return new Map(
    found.map(({ id, kind }) => [id, { problemWith: (members) => problemOfMembers(kindNamed(kind), members) }]),
  );
}

type OrderKey = Pick<ReportOrder, 'inquiryId' | 'after' | 'reportTemplateId'>;

export async function isOrdered(tx: Reader, scope: Scope, order: OrderKey): Promise<boolean> {
  const found = await tx.select(
    sql`select 1 from report_orders where environment_id = ${scope.environmentId} and inquiry_id = ${order.inquiryId}
          and ordered_after = ${order.after} and report_template_id = ${order.reportTemplateId}`,
  );
  return found.length > 0;
}

export function insertOrder(tx: Transaction, scope: Scope, order: OrderKey, reportId: string): void {
  tx.insert(
    ...rowInto('report_orders', {
      environment_id: scope.environmentId,
      inquiry_id: order.inquiryId,
      ordered_after: order.after,
      report_template_id: order.reportTemplateId,
      report_id: reportId,
    }),
  );
}

export async function findReportsOfInquiry(tx: Reader, scope: Scope, inquiryId: string): Promise<OrderedReport[]> {
  const orders = await tx.select<Row<'report_orders', 'ordered_after' | 'report_id'>>(
    sql`select ordered_after, report_id from report_orders
        where environment_id = ${scope.environmentId} and inquiry_id = ${inquiryId}`,
  );
  const after = new Map(orders.map((order) => [order.report_id, order.ordered_after]));
  const reports = orders.length === 0 ? [] : await findReports(tx, scope, [...after.keys()]);
  return reports
    .toSorted((left, right) => left.createdAt.getTime() - right.createdAt.getTime())
    .map((report) => ({
      id: report.id,
      type: `report/${report.kind}`,
      title: kindNamed(report.kind).title,
      reportTemplateId: report.templateId,
      after: after.get(report.id) ?? '',
      status: report.status,
      hasMatch: report.hasMatch,
      errors: report.content.errors,
      createdAt: report.createdAt,
      redactedAt: report.redactedAt,
    }));
}

/** Wakes the decision that may wait for the report at its first end; later runs do not affect the decision. */
export async function wakeDecision(
  { tx, scope, queue }: OperationContext,
  before: Pick<Report, 'runs'>,
  { inquiryId, runs }: Pick<Report, 'inquiryId' | 'runs'>,
): Promise<void> {
  if (inquiryId === null || before.runs > 0 || runs === 0) return;
  await queue.send(tx, decideInquiryJob, { environmentId: scope.environmentId, inquiryId });
}

/** Wakes the decision of an inquiry whose report is redacted before its first end, since it will never end. */
export async function wakeDecisionWithout(
  { tx, scope, queue }: OperationContext,
  { inquiryId, runs }: Pick<Report, 'inquiryId' | 'runs'>,
): Promise<void> {
  if (inquiryId === null || runs > 0) return;
  await queue.send(tx, decideInquiryJob, { environmentId: scope.environmentId, inquiryId });
}
