/**
 * Checks at the issuer that people who signed in there still exist (decision 0081), for each session every five
 * minutes. If the issuer refuses a person, all of their sessions end. If the issuer does not answer, sessions continue
 * for an hour after its last answer. A session without a refresh token cannot be checked and ends after fifteen
 * minutes.
 */
import { addSeconds, type Clock } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { OperationRunner } from '../../../../operations/runner.ts';
import type { Issuer, Standing } from '../../../../security/issuer/issuer.ts';
import type { Scope } from '../../../../security/scope.ts';
import { appendUserAudit } from '../../user-audit-logs/index.ts';
import {
  type DueSession,
  endUserSessions,
  leaseIssuerSessions,
  returnIssuerSession,
} from '../../user-sessions/index.ts';
import { keepTokens, openToken } from './tokens.ts';

const everySeconds = 300;
const withoutTokenSeconds = 900;
const unansweredSeconds = 3600;
const atOnce = 10;

interface Parts {
  readonly runner: OperationRunner;
  readonly clock: Clock;
  readonly issuer: Issuer;
}

/** Checks due sessions. Returns true if more may be due and the issuer answers. */
export async function checkIssuerSessions(parts: Parts, scope: Scope): Promise<boolean> {
  const now = parts.clock.now();
  const times = { before: addSeconds(now, -everySeconds), silentBefore: addSeconds(now, -withoutTokenSeconds), now };
  const due = await parts.runner.write(scope, { type: 'system' }, ({ tx }) =>
    leaseIssuerSessions(tx, scope, { ...times, most: atOnce }),
  );
  const answered = await Promise.all(due.map((session) => check(parts, scope, session, now)));
  return due.length === atOnce && answered.every(Boolean);
}

/** Checks one session. Returns true if the issuer answered. */
async function check({ runner, issuer }: Parts, scope: Scope, session: DueSession, now: Date): Promise<boolean> {
  const standing = await standingOf(runner, issuer, scope, session);
  const isWaitedFor = session.sealed !== null && addSeconds(session.checkedAt, unansweredSeconds) > now;
  await runner.write(scope, { type: 'system' }, async (context) => {
    const { tx } = context;
    if (standing.is === 'there') await keepTokens(context, session.id, standing.refreshToken);
    else if (standing.is === 'unanswered' && isWaitedFor)
      await returnIssuerSession(tx, scope, session.id, session.checkedAt);
    else await end(context, session, standing.is);
  });
  return standing.is !== 'unanswered';
}

async function end(context: OperationContext, session: DueSession, detail: string): Promise<void> {
  const { tx, scope, clock } = context;
  const which = detail === 'gone' ? { userId: session.userId } : { ids: [session.id] };
  const ended = await endUserSessions(tx, scope, which, { as: 'issuer', at: clock.now() });
  if (ended.length === 0) return;
  await appendUserAudit(context, {
    method: 'POST',
    path: '/dashboard/api/session',
    ipAddress: '',
    userAgent: '',
    environmentId: null,
    userId: session.userId,
    sessionId: session.id,
    status: 401,
    objectIds: ended,
    context: { action: 'sessions-ended', by: 'issuer', detail },
  });
}

async function standingOf(
  runner: OperationRunner,
  issuer: Issuer,
  scope: Scope,
  { id, sealed }: DueSession,
): Promise<Standing> {
  if (sealed === null) return { is: 'unanswered' };
  const token = await runner.read(scope, async ({ keyRing }) => openToken(keyRing, scope, id, sealed));
  return issuer.askAgain(token);
}
