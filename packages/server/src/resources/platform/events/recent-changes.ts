/** What happened lately, by type and id alone: for pages that ask again themselves. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

export interface RecentChange {
  /** Of the event, by which one that was told is known. */
  readonly id: string;
  readonly objectType: string;
  readonly objectId: string;
}

const columns = ['id', 'object_type', 'object_id'] as const;

/** The newest first, at most 500. */
export async function findRecentChanges(reader: Reader, scope: Scope, since: Date): Promise<RecentChange[]> {
  const rows = await reader.select<Row<'events', (typeof columns)[number]>>(
    sql`select ${selectList('e', columns)} from events e
        where e.environment_id = ${scope.environmentId} and e.created_at > ${since}
        order by e.created_at desc, e.id desc limit 500`,
  );
  return rows.map((row) => ({ id: row.id, objectType: row.object_type, objectId: row.object_id }));
}
