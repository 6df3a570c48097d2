/** Sign-in with an e-mail address and a password. */
import { Type } from 'typebox';
import { type Entry, type EntryAnswer, type EntryContext, entry, type Visit } from '../../../../api/entry.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import { passwordHasher } from '../../../../security/password-hash.ts';
import { comparableEmail, lockUser, replacePasswordHash } from '../../users/index.ts';
import { openAttempt } from '../attempts.ts';
import { auditRefusal } from '../audit-sign-in.ts';
import { isLetIn } from '../break-glass.ts';
import { type FoundPerson, findPeople, scopeOfOrganization } from '../find-person.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { accountTried } from '../known-device.ts';
import type { SignInParts } from '../parts.ts';
import { closed, emailAddress, type SignedInBody, shownPassword, signedInBody } from '../schema.ts';
import { findSecondFactors, type PasswordShown, secondFactorAttempt } from '../second-factors.ts';
import { countAttempt, takeBack } from '../throttle.ts';

const body = Type.Object({ 'email-address': emailAddress(), password: shownPassword() }, closed);

export const passwordEntry = (parts: SignInParts): Entry =>
  entry({
    method: 'POST',
    path: '/sign-in/password',
    operationId: 'sign-in-with-password',
    summary: 'Submits a password; the response names the next step or signs in. Unknown users get the same response.',
    body,
    answerBody: signedInBody,
    async handle(context, visit, asked) {
      const account = comparableEmail(asked['email-address']);
      await countAttempt(context, { account: accountTried(context, visit, account), ip: visit.ip });
      const people = await findPeople(context, account);
      const letIn = people.filter(({ user }) => isLetIn(parts, user));
      const person = await whosePassword(letIn, asked.password);
      if (person === null) {
        for (const { user, scope } of people) auditRefusal(context, visit, { scope, userId: user.id, way: 'password' });
        throw new Refusal('sign_in_refused');
      }
      const current = await rehash(context, person, asked.password);
      return goOn(context, visit, current, { account, isBreakGlass: parts.signIn === 'oidc-only' });
    },
  });

/**
 * Finds the person with the password. Computes a hash even if no person has the address, or a password, so that timing
 * reveals nothing.
 */
async function whosePassword(people: readonly FoundPerson[], password: string): Promise<FoundPerson | null> {
  const having = people.filter(({ user }) => user.passwordHash !== null);
  if (having.length === 0) await passwordHasher.fits(password, null);
  for (const person of having) if (await passwordHasher.fits(password, person.user.passwordHash)) return person;
  return null;
}

/** Hashes the password again if its hash was made with older settings, while the password is available. */
async function rehash({ runner }: EntryContext, person: FoundPerson, password: string): Promise<FoundPerson> {
  const { user, scope } = person;
  const before = user.passwordHash;
  if (before === null || !passwordHasher.isOutdated(before)) return person;
  const after = await passwordHasher.hash(password);
  await runner.write(scope, { type: 'system' }, ({ tx }) => replacePasswordHash(tx, scope, user.id, { before, after }));
  return { scope, user: { ...user, passwordHash: after } };
}

async function goOn(
  context: EntryContext,
  visit: Visit,
  { user, scope: own }: FoundPerson,
  { account, isBreakGlass }: Pick<PasswordShown, 'account' | 'isBreakGlass'>,
): Promise<EntryAnswer<SignedInBody>> {
  const { organizationId } = own;
  const ways = await context.runner.read(own, (reading) => findSecondFactors(reading, user));
  if (ways.length > 0) {
    const state: PasswordShown = { organizationId, userId: user.id, account, isBreakGlass };
    const attempt = await openAttempt(context, secondFactorAttempt, state);
    await takeBack(context, { account: accountTried(context, visit, account), ip: visit.ip });
    return { body: { next: 'second-factor', attempt, ways: [...ways] } };
  }
  const scope = isBreakGlass ? await scopeOfOrganization(context, organizationId, 'production') : own;
  const whose = { scope, account, userId: user.id, isBreakGlass };
  return finishSignIn(context, visit, whose, async ({ tx, keyRing }) => {
    const locked = await lockUser(tx, { keyRing, scope }, user.id);
    if (locked?.status !== 'active' || locked.passwordHash !== user.passwordHash) throw new Refusal('sign_in_refused');
    return { user: locked, way: 'password', hasSecondFactor: false };
  });
}
