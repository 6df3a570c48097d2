/** Retrieval of a report, and of its history with the names of those who acted. */
import type { Page, PageRequest } from '../../../../api/json-api/pagination.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { ReadContext } from '../../../../operations/context.ts';
import { creatorNames } from '../creators.ts';
import type { HistoryEntry, Report } from '../report.ts';
import { findReports, listHistory } from '../store.ts';

/** Finds a report. Throws not_found. */
export async function retrieveReport({ tx, scope }: ReadContext, id: string): Promise<Report> {
  const [report] = await findReports(tx, scope, [id]);
  if (report === undefined) throw new Refusal('not_found');
  return report;
}

export interface NamedEntry extends HistoryEntry {
  readonly creatorName: string;
}

/** Retrieves a page of the history, newest first. Throws not_found. */
export async function retrieveHistory(context: ReadContext, id: string, page: PageRequest): Promise<Page<NamedEntry>> {
  const report = await retrieveReport(context, id);
  const listed = await listHistory(context.tx, context.scope, report.id, page);
  const actors = listed.items.map(({ actor }) => actor);
  const nameOf = await creatorNames(context, actors);
  return { ...listed, items: listed.items.map((entry) => ({ ...entry, creatorName: nameOf(entry.actor) })) };
}
