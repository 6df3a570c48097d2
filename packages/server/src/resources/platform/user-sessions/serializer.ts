/** The session of a person as a JSON:API resource. */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { stepUpEnd } from '../../../api/step-up.ts';
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import type { Factor, userSessionAttributes } from './schema.ts';
import { idleSeconds, type UserSession } from './user-session.ts';

interface Seen {
  readonly now: Date;
  /** Id of the calling session. */
  readonly currentId: string;
  readonly ways?: readonly Factor[];
}

export function serializeUserSession(
  session: UserSession,
  { now, currentId, ways }: Seen,
): Resource<Wire<typeof userSessionAttributes>> {
  const isCurrent = session.id === currentId;
  // Uses are recorded only once a minute, so the calling session counts as used now.
  const seenAt = isCurrent ? now : session.seenAt;
  return {
    type: 'user-session',
    id: session.id,
    attributes: {
      way: session.way,
      'has-second-factor': session.hasSecondFactor,
      'ip-address': session.ipAddress,
      'user-agent': session.userAgent,
      'created-at': isoTimestamp(session.createdAt),
      'seen-at': isoTimestamp(seenAt),
      'expires-at': isoTimestamp(session.expiresAt),
      'idle-expires-at': isoTimestamp(addSeconds(seenAt, idleSeconds)),
      'step-up-until': isoTimestamp(stepUpEnd(session.stepUpAt, now)),
      'is-current': isCurrent,
      ...(ways === undefined ? {} : { ways }),
    },
    relationships: { user: { data: { type: 'user', id: session.userId } } },
  };
}
