/** Start of a session for a person who proved their identity. */

import type { NewSession } from '../../../api/session-cookies.ts';
import type { Transaction } from '../../../database/connection.ts';
import { addSeconds, type Clock } from '../../../lib/clock.ts';
import type { IdSource } from '../../../lib/ids.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import { endUserSessions, insertUserSession, listUserSessions, saveStepUp } from './store.ts';
import { absoluteSeconds, mostSessionsOfUser, type SignInWay, type UserSession } from './user-session.ts';

export interface SessionParts {
  readonly tx: Transaction;
  readonly scope: Pick<Scope, 'organizationId'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly keyRing: Pick<KeyRing, 'digestSecret'>;
}

export interface SignedIn {
  readonly userId: string;
  readonly way: SignInWay;
  readonly hasSecondFactor: boolean;
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** Session with its token, which is available only this once. */
export interface StartedSession {
  readonly session: UserSession;
  readonly token: string;
  /** Text that a page repeats in a header of its writes. */
  readonly csrfToken: string;
}

const tokenLength = 44;

/** Returns the text that only pages of the session can read: a keyed hash of the session's token. */
export const csrfTokenOf = (keyRing: Pick<KeyRing, 'digestSecret'>, token: string): string =>
  keyRing.digestSecret('user-csrf', token).toString('hex');

/** Starts a session. Ends the oldest sessions beyond the maximum of a person. */
export async function startUserSession(parts: SessionParts, signedIn: SignedIn): Promise<StartedSession> {
  const { tx, scope, clock, ids, keyRing } = parts;
  const now = clock.now();
  const token = ids.token(tokenLength);
  const session: UserSession = {
    id: ids.next('user-session'),
    ...signedIn,
    userAgent: signedIn.userAgent.slice(0, 512),
    createdAt: now,
    seenAt: now,
    expiresAt: addSeconds(now, absoluteSeconds),
    stepUpAt: now,
    seeAsRoleId: null,
    endedAt: null,
    endedAs: null,
  };
  const before = await listUserSessions(tx, scope, signedIn.userId);
  const tooMany = before.slice(mostSessionsOfUser - 1).map(({ id }) => id);
  if (tooMany.length > 0) await endUserSessions(tx, scope, { ids: tooMany }, { as: 'too-many', at: now });
  await insertUserSession(tx, scope, session, keyRing.digestSecret('user-session', token));
  return { session, token, csrfToken: csrfTokenOf(keyRing, token) };
}

/**
 * Gives the session a new token and refuses the previous one, so that a stolen token ends with the step-up. A repeated
 * password does not count as a second factor.
 */
export async function stepUpSession(
  { tx, scope, ids, keyRing, clock }: SessionParts,
  { id, hasSecondFactor }: Pick<UserSession, 'id' | 'hasSecondFactor'>,
): Promise<NewSession> {
  const token = ids.token(tokenLength);
  const tokenDigest = keyRing.digestSecret('user-session', token);
  await saveStepUp(tx, scope, id, { tokenDigest, at: clock.now(), hasSecondFactor });
  return { token, csrfToken: csrfTokenOf(keyRing, token), maxAgeSeconds: absoluteSeconds };
}
