/**
 * What stands between two steps of signing in: a password that was right, a challenge, a state at the issuer. The browser holds a
 * token, the database what was found out so far, sealed; each is good for one use within minutes.
 */
import type { EntryContext } from '../../../api/entry.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import { insertAttempt, readAttempt, useAttempt } from './attempts-store.ts';

type Parts = Pick<EntryContext, 'database' | 'keyRing' | 'clock' | 'ids'>;

const tokenLength = 44;
const lifeSeconds = 600;

/** Rows belong to no organization; what seals them is derived as the keys of one are. */
const noOrganization = 'sign-in-attempts';

const placeOf = (digest: Buffer) => ({
  environmentId: noOrganization,
  table: 'sign_in_attempts',
  row: digest.toString('hex'),
  column: 'state_sealed',
});

const tenantOf = (digest: Buffer) => ({ environmentId: null, secretDigest: digest });

/** Gives the token. `kind` tells one step from another: a token of one is refused at another. */
export async function openAttempt(parts: Parts, kind: string, state: object): Promise<string> {
  const { database, keyRing, clock, ids } = parts;
  const token = ids.token(tokenLength);
  const digest = keyRing.digestSecret('sign-in-attempt', token);
  const now = clock.now();
  const { dataKey } = keyRing.openOrganization(noOrganization);
  const sealed = sealJson(dataKey, placeOf(digest), state);
  const row = { digest, kind, sealed, createdAt: now, expiresAt: addSeconds(now, lifeSeconds) };
  await database.write(tenantOf(digest), (tx) => insertAttempt(tx, row));
  return token;
}

/** What was found out before; the caller promises what it sealed. Throws sign_in_refused. */
export async function lookAtAttempt<State extends object>(parts: Parts, kind: string, token: string): Promise<State> {
  const digest = parts.keyRing.digestSecret('sign-in-attempt', token);
  const sealed = await parts.database.read(tenantOf(digest), (tx) => readAttempt(tx, digest, kind, parts.clock.now()));
  return stateOf(parts, digest, sealed);
}

/** As {@link lookAtAttempt}, and nobody after: of two that ask at once one is refused. */
export async function takeAttempt<State extends object>(parts: Parts, kind: string, token: string): Promise<State> {
  const digest = parts.keyRing.digestSecret('sign-in-attempt', token);
  const sealed = await parts.database.write(tenantOf(digest), (tx) => useAttempt(tx, digest, kind, parts.clock.now()));
  return stateOf(parts, digest, sealed);
}

function stateOf<State extends object>({ keyRing }: Parts, digest: Buffer, sealed: Buffer | null): State {
  if (sealed === null) throw new Refusal('sign_in_refused');
  return unsealJson<State>(keyRing.openOrganization(noOrganization).dataKey, placeOf(digest), sealed);
}
