/** People of the organization whom a request names. */
import { problemAt, Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findUsersByEmail, type User } from '../../../platform/users/index.ts';

/** Throws unprocessable for an address that nobody has who may sign in. */
export async function requirePerson(context: OperationContext, email: string, pointer: string): Promise<User> {
  const users = await findUsersByEmail(context.tx, context, email);
  const found = users.find(({ status }) => status === 'active');
  if (found !== undefined) return found;
  throw new Refusal('unprocessable', problemAt(pointer, 'is the address of nobody who may sign in here'));
}
