/**
 * Store of saved views: SQL. Name and line are sealed under the environment's key; their words are only stored as blind
 * indexes.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { insertRow, type Row, selectList } from '../../../database/rows.ts';
import type { Erased, PrivacyContext } from '../../../privacy/registry.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import { findNameIndexes, noteIndex, referenceIndex } from '../inquiries/index.ts';

export interface SavedView {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Query string of the list page's address. */
  readonly line: string;
  readonly isShared: boolean;
  readonly createdAt: Date;
}

const columns = ['id', 'user_id', 'name', 'line', 'is_shared', 'created_at'] as const;

/** Sealed form; a plain string is the line of a view created when names were not sealed. */
type Sealed = string | Pick<SavedView, 'name' | 'line'>;

const place = ({ environmentId }: Scope, row: string) => ({ environmentId, table: 'saved_views', row, column: 'line' });

/** Lists the user's views and the shared ones, by name. */
export async function listSavedViews(tx: Reader, scope: Scope, userId: string): Promise<SavedView[]> {
  const rows = await tx.select<Row<'saved_views', (typeof columns)[number]>>(
    sql`select ${selectList('v', columns)} from saved_views v
        where v.environment_id = ${scope.environmentId} and (v.user_id = ${userId} or v.is_shared)
        order by v.id limit ${mostViews}`,
  );
  const views = rows.map((row) => {
    const sealed = unsealJson<Sealed>(scope.keys.dataKey, place(scope, row.id), row.line);
    const { name, line } = typeof sealed === 'string' ? { name: row.name, line: sealed } : sealed;
    return { id: row.id, userId: row.user_id, name, line, isShared: row.is_shared, createdAt: row.created_at };
  });
  return views.toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Returns the texts of a view that may be a caller's name for an inquiry: each word, the text after a colon, and quoted
 * text.
 */
function wordsOf({ name, line }: SavedView): string[] {
  const both = `${name}\n${line}`;
  const quoted = [...both.matchAll(/"([^"\n]*)"/g)].map(([, text = '']) => text);
  const bare = both.split(/\s+/).flatMap((word) => [word, word.slice(word.indexOf(':') + 1)]);
  return [...new Set([name, line, ...quoted, ...bare])].filter((text) => text !== '');
}

const indexesOf = (scope: Scope, view: SavedView): Buffer[] =>
  wordsOf(view).flatMap((word) => [referenceIndex(scope, word), noteIndex(scope, word) ?? []].flat());

/** Deletes views that name an erased inquiry; runs at once, while the inquiry still has its indexes. */
export async function eraseSavedViews({ tx, scope }: PrivacyContext, { references }: Erased): Promise<void> {
  const { inquiry: ids = [] } = references;
  if (ids.length === 0) return;
  const indexes = await findNameIndexes(tx, scope, ids);
  await tx.execute(
    sql`delete from saved_views where environment_id = ${scope.environmentId} and words && ${indexes}::bytea[]`,
  );
}

/** Limit of views, so that one user cannot fill the environment. */
export const mostViews = 200;

export async function insertSavedView(tx: Transaction, scope: Scope, view: SavedView): Promise<void> {
  await tx.execute(
    insertRow('saved_views', {
      environment_id: scope.environmentId,
      id: view.id,
      user_id: view.userId,
      name: '',
      line: sealJson(scope.keys.dataKey, place(scope, view.id), { name: view.name, line: view.line } satisfies Sealed),
      words: indexesOf(scope, view),
      is_shared: view.isShared,
      created_at: view.createdAt,
    }),
  );
}

/** Deletes the user's view; true if there was one. */
export async function deleteSavedView(tx: Transaction, { environmentId }: Scope, id: string, userId: string) {
  const deleted = await tx.execute<Row<'saved_views', 'id'>>(
    sql`delete from saved_views where environment_id = ${environmentId} and id = ${id} and user_id = ${userId}
        returning id`,
  );
  return deleted.length > 0;
}
