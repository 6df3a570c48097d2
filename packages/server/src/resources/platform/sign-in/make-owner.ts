/** Creation of the first owner of an organization, with a setup code. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { insertUserRole, listRoles, seedRoles } from '../roles/index.ts';
import { hasOwner, insertUser, type User } from '../users/index.ts';
import { type NewPerson, newUser } from './new-user.ts';
import { useSetupCode } from './setup-codes.ts';

/**
 * Creates the owner. Throws sign_in_refused if the code was used or has expired, or if an owner exists. Two concurrent
 * codes create only one owner, since the use of one code locks the others.
 */
export async function makeOwner(context: OperationContext, codeDigest: Buffer, person: NewPerson): Promise<User> {
  const { tx, scope, keyRing, clock } = context;
  const now = clock.now();
  const isGood = await useSetupCode(tx, scope, codeDigest, now);
  if (!isGood || (await hasOwner(tx, scope))) throw new Refusal('sign_in_refused');
  await seedRoles(tx, scope, context);
  const owner = (await listRoles(tx, scope)).find(({ seededAs }) => seededAs === 'owner');
  if (owner === undefined) throw new Error('the organization has no role of its owner');
  const user: User = { ...newUser(context, person), isOwner: true };
  await insertUser(tx, { keyRing, scope }, user);
  await insertUserRole(tx, scope, { userId: user.id, roleId: owner.id, grantedBy: null, grantedAt: now });
  return user;
}
