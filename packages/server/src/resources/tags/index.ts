/**
 * The tags in use. A tag is its name and has no resource; this bounds how many there are (contract, resources 0.3). They are
 * counted an environment, whose wall the database keeps.
 */
import sql from 'sql-template-tag';
import type { OperationContext } from '../../api/endpoint.ts';
import type { Transaction } from '../../database/connection.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Scope } from '../../security/scope.ts';

const mostTags = 1000;

/** To be called with the names an object is about to get. Throws unprocessable when that would be one too many. */
export async function registerTags(
  context: OperationContext,
  names: readonly string[],
  pointer: string,
): Promise<void> {
  if (names.length === 0) return;
  const { tx, scope, clock } = context;
  const { environmentId } = scope;
  const known = await tx.query<{ name: string }>(
    sql`select name from tags where environment_id = ${environmentId} and name = any(${names})`,
  );
  const fresh = [...new Set(names)].filter((name) => !known.some((tag) => tag.name === name));
  if (fresh.length === 0) return;
  // Whoever adds tags waits here for whoever else does, so that two cannot both be the thousandth.
  await tx.query(sql`select name from tags where environment_id = ${environmentId} order by name limit 1 for update`);
  await tx.query(
    sql`insert into tags (environment_id, name, created_at)
        select ${environmentId}::text, name, ${clock.now()}::timestamptz from unnest(${fresh}::text[]) as fresh (name)
        on conflict do nothing`,
  );
  if ((await countTags(tx, scope)) <= mostTags) return;
  await forgetUnused(tx, scope, fresh);
  if ((await countTags(tx, scope)) <= mostTags) return;
  throw new Refusal('unprocessable', { details: `there may be ${mostTags} active tags at most`, pointer });
}

async function countTags(tx: Transaction, scope: Scope): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    sql`select count(*)::integer as count from tags where environment_id = ${scope.environmentId}`,
  );
  return row?.count ?? 0;
}

/** A tag that nothing carries any more is not active; `fresh` are about to be carried. */
async function forgetUnused(tx: Transaction, scope: Scope, fresh: readonly string[]): Promise<void> {
  const { environmentId } = scope;
  await tx.query(
    sql`delete from tags where environment_id = ${environmentId} and not name = any(${fresh})
          and not exists (select from accounts where environment_id = ${environmentId} and tags.name = any(accounts.tags))
          and not exists (select from inquiries where environment_id = ${environmentId} and tags.name = any(inquiries.tags))`,
  );
}

interface TagMeta {
  readonly 'tag-name'?: string | readonly string[];
  readonly 'tag-id'?: string | readonly string[];
}

/** The tags an action names, by name or id, which are the same here. Throws bad_request for none or both. */
export function tagsNamed(meta: TagMeta): readonly string[] {
  const { 'tag-name': name, 'tag-id': id } = meta;
  const given = name ?? id;
  if (given === undefined || (name !== undefined && id !== undefined)) {
    throw new Refusal('bad_request', {
      details: 'exactly one of meta.tag-name, meta.tag-id must be sent',
      pointer: '/meta',
    });
  }
  return typeof given === 'string' ? [given] : [...new Set(given)];
}

/** Context of an event about changed tags; null when the set is the same. */
export function tagsContext(
  before: readonly string[],
  after: readonly string[],
): { readonly 'added-tags': readonly string[]; readonly 'removed-tags': readonly string[] } | null {
  const added = after.filter((tag) => !before.includes(tag));
  const removed = before.filter((tag) => !after.includes(tag));
  return added.length + removed.length === 0 ? null : { 'added-tags': added, 'removed-tags': removed };
}
