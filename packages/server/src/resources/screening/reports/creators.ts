/** Names of actors, as shown in the history. */
import type { OperationContext, ReadContext } from '../../../operations/context.ts';
import { findApiKeys } from '../../platform/api-keys/index.ts';
import { findUsers } from '../../platform/users/index.ts';

interface Creator {
  readonly type: string;
  readonly id: string | null;
}

/** Returns the names of actors by id; a deleted actor has its type as name. */
export async function creatorNames(
  context: ReadContext,
  creators: readonly Creator[],
): Promise<(of: Creator) => string> {
  const { tx, scope, keyRing } = context;
  const ids = (type: string) => creators.flatMap((each) => (each.type === type && each.id !== null ? each.id : []));
  const users = ids('user').length === 0 ? [] : await findUsers(tx, { scope, keyRing }, ids('user'));
  const keys = ids('api-key').length === 0 ? [] : await findApiKeys(tx, scope, ids('api-key'));
  const names = new Map([
    ...users.map(({ id, nameFirst, nameLast }) => [id, `${nameFirst} ${nameLast}`.trim()] as const),
    ...keys.map(({ id, name }) => [id, name ?? 'API key'] as const),
  ]);
  return ({ type, id }) => names.get(id ?? '') ?? (type === 'system' ? 'System' : 'API key');
}

/** Returns the name of the current actor. */
export async function creatorOf(context: OperationContext): Promise<string> {
  const { actor } = context;
  const creator = { type: actor.type, id: 'id' in actor ? actor.id : null };
  return (await creatorNames(context, [creator]))(creator);
}
