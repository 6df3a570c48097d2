/** Lookup of the people that a request names. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findUsersByEmail, type User } from '../../../platform/users/index.ts';

/** Finds a person. Throws unprocessable for an address without an active person. */
export async function requirePerson(context: OperationContext, email: string, pointer: string): Promise<User> {
  const users = await findUsersByEmail(context.tx, context, email);
  const found = users.find(({ status }) => status === 'active');
  if (found !== undefined) return found;
  throw new Refusal('unprocessable', problemAt(pointer, 'is the address of nobody who may sign in here'));
}
