/**
 * Lookup of the person and their rights by the cookie of a request. A found session is cached for half a second: an
 * ended session or a removed right is refused everywhere within a second.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SessionFinder, UserCaller } from '../../../api/caller.ts';
import type { Database } from '../../../database/connection.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Scopes } from '../organizations/index.ts';
import { callerOf } from './caller-of.ts';
import { csrfTokenOf } from './start-session.ts';
import { endOf } from './states.ts';
import { findSessionByDigest, noteSessionUse } from './store.ts';
import type { UserSession } from './user-session.ts';

const lifetimeMs = 500;
const mostCached = 10_000;
/** Interval of recording uses, so that a page with frequent requests does not write each time. */
const notedEveryMs = 60_000;

interface Parts {
  readonly database: Database;
  readonly scopes: Scopes;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
}

interface Cached {
  readonly caller: UserCaller;
  readonly session: UserSession;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export function createSessionFinder(parts: Parts): SessionFinder {
  const cache = new LRUCache<string, Cached>({ max: mostCached });

  async function find(token: string, environmentId: string | null): Promise<UserCaller | null> {
    const now = parts.clock.now();
    const key = `${hash('sha256', token)} ${environmentId ?? ''}`;
    const cached = cache.get(key);
    if (cached !== undefined && cached.until > now.getTime() && endOf(cached.session, now) === null)
      return cached.caller;
    const found = await lookUp(parts, token, environmentId);
    if (found === null) return null;
    cache.set(key, { ...found, until: now.getTime() + lifetimeMs });
    return found.caller;
  }

  return {
    find,
    isGenuineWrite(token, csrfToken) {
      const expected = Buffer.from(csrfTokenOf(parts.keyRing, token));
      const given = Buffer.from(csrfToken ?? '');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    forget: () => cache.clear(),
  };
}

async function lookUp(
  parts: Parts,
  token: string,
  environmentId: string | null,
): Promise<Omit<Cached, 'until'> | null> {
  const digest = parts.keyRing.digestSecret('user-session', token);
  const found = await parts.database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    findSessionByDigest(reader, digest),
  );
  const now = parts.clock.now();
  if (found === null || endOf(found.session, now) !== null) return null;
  const scope = await environmentOf(parts.scopes, found.organizationId, environmentId);
  const { session } = found;
  const tenant = { environmentId: scope.environmentId };
  const caller = await parts.database.read(tenant, (reader) => callerOf(parts, reader, scope, session));
  if (caller === null) return null;
  if (now.getTime() - session.seenAt.getTime() >= notedEveryMs) {
    await parts.database.write(tenant, (writer) => noteSessionUse(writer, scope, session.id, now));
    return { caller, session: { ...session, seenAt: now } };
  }
  return { caller, session };
}

/** Returns the wanted environment. Throws bad_request if it is not of the organization. */
async function environmentOf(scopes: Scopes, organizationId: string, wanted: string | null): Promise<Scope> {
  const own = await scopes.ofOrganization(organizationId);
  const scope = own.find(({ environmentId, environmentKind }) =>
    wanted === null ? environmentKind === 'sandbox' : environmentId === wanted,
  );
  if (scope !== undefined) return scope;
  throw new Refusal('bad_request', { details: 'Service-Environment-Id names no environment of the organization' });
}
