/** Lookup of the people that a request names, and of those who may work on cases. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext, ReadContext } from '../../../../operations/context.ts';
import { rightsOf, rolesOfUsers } from '../../../platform/roles/index.ts';
import { findUsers, findUsersByEmail, type User } from '../../../platform/users/index.ts';

/** Finds a person. Throws unprocessable for an address without an active person. */
export async function requirePerson(context: OperationContext, email: string, pointer: string): Promise<User> {
  const users = await findUsersByEmail(context.tx, context, email);
  const found = users.find(({ status }) => status === 'active');
  if (found !== undefined) return found;
  throw new Refusal('unprocessable', problemAt(pointer, 'is not the address of a user of this environment'));
}

/** Finds a person who may work on cases. Throws unprocessable for any other address. */
export async function requireWorker(context: OperationContext, email: string, pointer: string): Promise<User> {
  const found = await requirePerson(context, email, pointer);
  if ((await findWorkers(context, [found.id])).has(found.id)) return found;
  throw new Refusal(
    'unprocessable',
    problemAt(pointer, 'is the address of a user whose roles lack the right case.write here'),
  );
}

/** Returns the ids of those who may work on cases of the environment: active users whose roles have `case.write`. Two statements. */
export async function findWorkers(
  context: Pick<ReadContext, 'tx' | 'scope' | 'keyRing'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { tx, scope } = context;
  const active = (await findUsers(tx, context, ids)).filter(({ status }) => status === 'active');
  const known = active.map(({ id }) => id);
  const roles = await rolesOfUsers(tx, scope, known);
  const isAble = (id: string): boolean =>
    rightsOf(roles.get(id) ?? [], scope.environmentKind).permissions.has('case.write');
  return new Set(known.filter(isAble));
}
