/** Last part of every sign-in: a session for a person who proved their identity. */
import type { EntryAnswer, EntryContext, Visit } from '../../../api/entry.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Actor, Scope } from '../../../security/scope.ts';
import { absoluteSeconds, type SignInWay, type StartedSession, startUserSession } from '../user-sessions/index.ts';
import { comparableEmail, saveUser, type User } from '../users/index.ts';
import { auditSignIn } from './audit-sign-in.ts';
import { tellOfBreakGlass } from './break-glass.ts';
import { accountTried, deviceCookie } from './known-device.ts';
import { confirmed, linkToConfirm } from './oidc/issuer-link.ts';
import type { SignedInBody } from './schema.ts';
import { forgive } from './throttle.ts';

export interface Shown {
  readonly user: User;
  readonly way: SignInWay;
  /** True if two factors were shown; a passkey counts as both. */
  readonly hasSecondFactor: boolean;
}

/** Begins a session in the transaction that proved the identity. `user` is locked, and saved here. */
export async function startSessionOf(
  context: OperationContext,
  visit: Visit,
  { user, way, hasSecondFactor }: Shown,
): Promise<StartedSession> {
  const { tx, scope, keyRing, clock } = context;
  const now = clock.now();
  await saveUser(tx, { keyRing, scope }, { ...user, lastSignedInAt: now, updatedAt: now });
  const { ip: ipAddress, userAgent } = visit;
  const started = await startUserSession(context, { userId: user.id, way, hasSecondFactor, ipAddress, userAgent });
  const told = { action: 'signed-in', way, 'second-factor': hasSecondFactor };
  await auditSignIn(context, visit, { userId: user.id, sessionId: started.session.id, status: 200, context: told });
  return started;
}

/** Returns the answer with its cookies. A person without a second factor is sent to set one up. */
export function signedInAnswer({ session, token, csrfToken }: StartedSession): EntryAnswer<SignedInBody> {
  const next = session.hasSecondFactor ? 'signed-in' : 'enroll-second-factor';
  return {
    body: { next, 'csrf-token': csrfToken },
    session: { token, csrfToken, maxAgeSeconds: absoluteSeconds },
  };
}

interface Whose {
  readonly scope: Scope;
  /** Account that failures count against, in addition to the address; null if none is known. */
  readonly account: string | null;
  /** Absent for a person who is being created. */
  readonly userId?: string;
  /** True for a sign-in without the issuer; `scope` is then production. */
  readonly isBreakGlass?: boolean;
}

/**
 * Runs `prove` in one transaction of the person's organization and begins the session. Resets the earlier failures, and
 * confirms the link to the issuer's identity if this browser has one.
 */
export async function finishSignIn(
  context: EntryContext,
  visit: Visit,
  { scope, account, userId, isBreakGlass = false }: Whose,
  prove: (context: OperationContext) => Promise<Shown>,
): Promise<EntryAnswer<SignedInBody>> {
  const actor: Actor = userId === undefined ? { type: 'system' } : { type: 'user', id: userId };
  const link = await linkToConfirm(context, visit);
  const { started, emailAddress } = await context.runner.write(scope, actor, async (writing) => {
    const proven = await prove(writing);
    const shown = { ...proven, user: confirmed(proven.user, link) };
    if (isBreakGlass) await tellOfBreakGlass(writing, visit, shown.user);
    return { started: await startSessionOf(writing, visit, shown), emailAddress: shown.user.emailAddress };
  });
  await forgive(context, { account: account === null ? null : accountTried(context, visit, account), ip: visit.ip });
  return {
    ...signedInAnswer(started),
    cookies: [deviceCookie(context, visit, comparableEmail(emailAddress))],
  };
}
