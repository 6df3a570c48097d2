/** Print of a report. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import type { Printer } from '../../../../print/printer.ts';
import { describeReport } from '../describe-report.ts';
import type { Report } from '../report.ts';
import { listHistory } from '../store.ts';
import { retrieveReport } from './retrieve-report.ts';

export interface PrintedReport {
  readonly report: Report;
  /** A PDF. */
  readonly bytes: Buffer;
}

/** Prints a report. Throws not_found, and conflict for a redacted report. */
export async function printReport(context: ReadContext, print: Printer, id: string): Promise<PrintedReport> {
  const { tx, scope, clock } = context;
  const report = await retrieveReport(context, id);
  if (report.redactedAt !== null) {
    throw new Refusal('conflict', { details: 'the report is redacted; nothing is left to print' });
  }
  const { items } = await listHistory(tx, scope, report.id, { after: null, before: null, size: 20 });
  const resultHash = items.find(({ run }) => run !== null)?.run?.resultHash ?? null;
  const stamp = scope.environmentKind === 'sandbox' ? 'Sandbox' : null;
  return { report, bytes: await print(describeReport(report, { at: clock.now(), stamp, resultHash })) };
}
