/**
 * Lookup of the API key by the secret of a request. The lookup uses a keyed digest, so neither the table nor the timing
 * reveals anything about a key. A found key is cached for half a second: an expired key is refused everywhere within a
 * second.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CallerFinder, KeyCaller } from '../../../api/caller.ts';
import type { Database } from '../../../database/connection.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import type { Inflection } from '../../../lib/casing.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { KeyRing } from '../../../security/key-ring.ts';
import type { Permission } from '../../../security/permissions.ts';
import { joinStanding, type Scopes, type StandingRow, standingColumns, standingIn } from '../organizations/index.ts';

const callerColumns = [
  'environment_id',
  'id',
  'api_version',
  'inflection',
  'permissions',
  'ip_address_allowlist',
  'file_access_token_expires_in',
  'api_attributes_blocklist',
  'rate_limit_per_minute',
  'expires_at',
] as const;

type KeyRow = Row<
  'api_keys',
  (typeof callerColumns)[number],
  { readonly inflection: Inflection; readonly permissions: readonly Permission[] }
> &
  StandingRow;

const select = `select ${selectList('k', callerColumns).sql}, ${standingColumns}
  from api_keys k ${joinStanding('k.environment_id')}`;

const lifetimeMs = 500;
const mostCached = 10_000;

interface CachedCaller {
  readonly caller: KeyCaller;
  readonly expiresAt: Date | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export function createCallerFinder(parts: {
  readonly database: Database;
  readonly scopes: Scopes;
  readonly keyRing: KeyRing;
  readonly clock: Clock;
}): CallerFinder {
  // The cache has no time limit of its own: entries expire by the service's clock, which the cache does not know.
  const cache = new LRUCache<string, CachedCaller>({ max: mostCached });
  // Concurrent requests with one key share one lookup, since the pool for key lookups has few connections.
  const lookingUp = new Map<string, Promise<KeyCaller | null>>();

  async function find(secret: string): Promise<KeyCaller | null> {
    const now = parts.clock.now();
    const cacheKey = hash('sha256', secret);
    const cached = cache.get(cacheKey);
    if (cached !== undefined && cached.until > now.getTime() && !expired(cached.expiresAt, now)) return cached.caller;
    const running = lookingUp.get(cacheKey);
    if (running !== undefined) return running;
    const found = lookUp(secret, cacheKey, now).finally(() => lookingUp.delete(cacheKey));
    lookingUp.set(cacheKey, found);
    return found;
  }

  async function lookUp(secret: string, cacheKey: string, now: Date): Promise<KeyCaller | null> {
    const row = await findByDigest(parts.database, parts.keyRing.digestSecret('api-key', secret));
    if (row === null || expired(row.expires_at, now)) return null;
    const scope = await parts.scopes.open(row.environment_id);
    if (scope === null || !secret.startsWith(`service_${scope.environmentKind}_`)) return null;
    const caller: KeyCaller = {
      kind: 'key',
      id: row.id,
      scope,
      permissions: new Set(row.permissions),
      apiVersion: row.api_version,
      inflection: row.inflection,
      ipAllowlist: row.ip_address_allowlist,
      fileTokenSeconds: row.file_access_token_expires_in,
      attributesBlocklist: row.api_attributes_blocklist,
      standing: standingIn(row),
      rateLimitPerMinute: row.rate_limit_per_minute,
      answersAs: `${row.id} ${digestOf(row.permissions, row.api_attributes_blocklist)}`,
      rights: digestOf(
        row.permissions.toSorted(),
        row.api_attributes_blocklist,
        row.ip_address_allowlist,
        row.rate_limit_per_minute,
      ),
    };
    cache.set(cacheKey, { caller, expiresAt: row.expires_at, until: now.getTime() + lifetimeMs });
    return caller;
  }
  function forget(): void {
    cache.clear();
    lookingUp.clear();
  }
  return { find, forget };
}

const digestOf = (...parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));

const expired = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now;

async function findByDigest(database: Database, digest: Buffer): Promise<KeyRow | null> {
  const rows = await database.read({ environmentId: null, secretDigest: digest }, (reader) =>
    reader.select<KeyRow>({
      text: `${select} where k.digest = $1`,
      values: [digest],
    }),
  );
  return rows[0] ?? null;
}
