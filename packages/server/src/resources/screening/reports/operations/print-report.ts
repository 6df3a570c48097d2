/** Print of a report. */
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { type PrintLanguage, printLanguageFor } from '../../../../print/print-language.ts';
import type { Printer } from '../../../../print/printer.ts';
import { describeReport } from '../print/describe-report.ts';
import { printWords } from '../print/words.ts';
import type { Report } from '../report.ts';
import { listHistory } from '../store.ts';
import { retrieveReport } from './retrieve-report.ts';

export interface PrintedReport {
  readonly report: Report;
  /** A PDF. */
  readonly bytes: Buffer;
  readonly language: PrintLanguage;
}

/**
 * Prints a report in the language that the header `Accept-Language` prefers. Throws not_found, and conflict for a
 * redacted report.
 */
export async function printReport(
  context: ReadContext,
  print: Printer,
  id: string,
  acceptLanguage: string | null,
): Promise<PrintedReport> {
  const { tx, scope, clock } = context;
  const report = await retrieveReport(context, id);
  if (report.redactedAt !== null) {
    throw new Refusal('conflict', { details: 'the report is redacted and cannot be printed' });
  }
  const { items } = await listHistory(tx, scope, report.id, { after: null, before: null, size: 20 });
  const resultHash = items.find(({ run }) => run !== null)?.run?.resultHash ?? null;
  const language = printLanguageFor(acceptLanguage);
  const origin = { at: clock.now(), isSandbox: scope.environmentKind === 'sandbox', words: printWords(language) };
  return { report, bytes: await print(describeReport(report, origin, resultHash)), language };
}
