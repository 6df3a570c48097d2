/** Recent changes by type and id only, for pages that then reload the data. */
import sql from 'sql-template-tag';
import type { Reader } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { Scope } from '../../../security/scope.ts';

export interface RecentChange {
  /** Id of the event, by which a page recognizes one that it already has. */
  readonly id: string;
  readonly objectType: string;
  readonly objectId: string;
}

const columns = ['id', 'object_type', 'object_id'] as const;

/** Finds recent changes, the newest first, at most 500. */
export async function findRecentChanges(reader: Reader, scope: Scope, since: Date): Promise<RecentChange[]> {
  const rows = await reader.select<Row<'events', (typeof columns)[number]>>(
    sql`select ${selectList('e', columns)} from events e
        where e.environment_id = ${scope.environmentId} and e.created_at > ${since}
        order by e.created_at desc, e.id desc limit 500`,
  );
  return rows.map((row) => ({ id: row.id, objectType: row.object_type, objectId: row.object_id }));
}
