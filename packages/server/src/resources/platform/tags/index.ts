/**
 * Tags in use. A tag is a name without a resource; this table limits their number (contract, resources 0.3). They are
 * counted per environment, separated by row-level security. A name may be personal data: it is sealed with its object,
 * and a keyed hash identifies it here and there (decision 0047).
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Transaction } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { definePortOfMany } from '../../../operations/port.ts';
import { defineSlice } from '../../../operations/slice.ts';
import type { Scope } from '../../../security/scope.ts';

export { tagsNamed } from './input.ts';
export { setTagsMeta, tagMeta, tagNames } from './schema.ts';

const mostTags = 1000;

/**
 * Port filled by each slice whose objects have tags: a query for the objects with the tag of the current row of `tags`.
 */
export const carriedTags = definePortOfMany<(scope: Scope) => Sql>()('what carries a tag');

export const tagsSlice = defineSlice({
  kinds: [],
  endpoints: [],
  events: [],
  needs: [carriedTags],
  keeps: [{ table: 'tags', forever: 'a thousand at most; those that nothing carries make room' }],
});

/** Returns the keyed hashes for `tag_indexes`, in the order of the names. */
export const tagIndexes = ({ keys }: Pick<Scope, 'keys'>, names: readonly string[]): string[] =>
  names.map((name) => keys.blindIndex('tag', name).toString('hex'));

/**
 * Registers the names that an object is about to get. Throws unprocessable if the environment would exceed the limit.
 */
export async function registerTags(
  context: OperationContext,
  names: readonly string[],
  pointer: string,
): Promise<void> {
  if (names.length === 0) return;
  const { tx, scope, clock } = context;
  const { environmentId } = scope;
  const indexes = tagIndexes(scope, [...new Set(names)]);
  const known = await tx.select<Row<'tags', 'tag_index'>>(
    sql`select tag_index from tags where environment_id = ${environmentId} and tag_index = any(${indexes})`,
  );
  const fresh = indexes.filter((index) => !known.some((tag) => tag.tag_index === index));
  if (fresh.length === 0) return;
  // The lock makes concurrent additions wait, so that two of them cannot both add the last allowed tag.
  await tx.execute(
    sql`select tag_index from tags where environment_id = ${environmentId} order by tag_index limit 1 for update`,
  );
  await insertTags(tx, scope, fresh, clock.now());
  if ((await countTags(tx, scope)) <= mostTags) return;
  await forgetUnused(context, fresh);
  if ((await countTags(tx, scope)) <= mostTags) return;
  throw new Refusal('unprocessable', { details: `there can be at most ${mostTags} active tags`, pointer });
}

/** Inserts tags; known ones stay unchanged. */
export async function insertTags(tx: Transaction, scope: Scope, indexes: readonly string[], now: Date): Promise<void> {
  await tx.execute(
    sql`insert into tags (environment_id, tag_index, created_at)
        select ${scope.environmentId}::text, tag_index, ${now}::timestamptz from unnest(${indexes}::text[]) as fresh (tag_index)
        on conflict do nothing`,
  );
}

async function countTags(tx: Transaction, scope: Scope): Promise<number> {
  const [row] = await tx.select<{ active: number }>(
    sql`select count(*)::integer as active from tags where environment_id = ${scope.environmentId}`,
  );
  return row?.active ?? 0;
}

/** Deletes tags that no object has any more; `fresh` are about to be used. */
async function forgetUnused({ tx, scope, slices }: OperationContext, fresh: readonly string[]): Promise<void> {
  const carried = slices.ports(carriedTags).map((carries) => sql`and not exists (${carries(scope)})`);
  await tx.execute(
    sql`delete from tags where environment_id = ${scope.environmentId} and not tag_index = any(${fresh})
          ${join(carried, ' ')}`,
  );
}

export interface TagsChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Returns the added and removed tags; null if the sets are equal. */
export function tagsChange(before: readonly string[], after: readonly string[]): TagsChange | null {
  const added = after.filter((tag) => !before.includes(tag));
  const removed = before.filter((tag) => !after.includes(tag));
  return added.length + removed.length === 0 ? null : { added, removed };
}

/** Serializes the context of an event about changed tags. */
export const serializeTagsChange = ({ added, removed }: TagsChange) => ({
  'added-tags': added,
  'removed-tags': removed,
});
