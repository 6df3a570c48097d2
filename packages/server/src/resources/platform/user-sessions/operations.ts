/** Operation of sessions: end the session of a user. */
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Right } from '../../../security/permissions.ts';
import { demandRank } from '../users/index.ts';
import { endUserSessions, findUserSessions } from './store.ts';
import type { UserSession } from './user-session.ts';

export interface EndSession {
  readonly sessionId: string;
  /** Id of the user who ends it. */
  readonly userId: string;
  readonly permissions: ReadonlySet<Right>;
}

/**
 * Ends a session. Throws not_found for one that the user may not see or that has ended, and missing_permission for one
 * of another user without user.write.
 */
export async function endSession(
  context: OperationContext,
  { sessionId, userId, permissions }: EndSession,
): Promise<UserSession> {
  const { tx, scope, clock } = context;
  const now = clock.now();
  const [session] = await findUserSessions(tx, scope, [sessionId]);
  const isSeen = session?.userId === userId || permissions.has('user.read');
  if (session === undefined || !isSeen || session.endedAt !== null) throw new Refusal('not_found');
  if (session.userId !== userId && !permissions.has('user.write')) throw new Refusal('missing_permission');
  await demandRank(context, userId, session.userId);
  await endUserSessions(tx, scope, { ids: [session.id] }, { as: 'revoked', at: now });
  return session;
}
