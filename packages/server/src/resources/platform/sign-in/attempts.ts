/**
 * State between two steps of a sign-in: a correct password, a challenge, or a state at the issuer. The browser holds a
 * token, and the database holds the sealed result of the first step. Each can be used once, within minutes.
 */
import type { EntryContext } from '../../../api/entry.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import { insertAttempt, readAttempt, useAttempt } from './attempts-store.ts';

type Parts = Pick<EntryContext, 'database' | 'keyRing' | 'clock' | 'ids'>;

const tokenLength = 44;
const lifeSeconds = 600;

/** Attempts belong to no organization; their sealing key is derived in the same way as an organization's. */
const noOrganization = 'sign-in-attempts';

const placeOf = (digest: Buffer) => ({
  environmentId: noOrganization,
  table: 'sign_in_attempts',
  row: digest.toString('hex'),
  column: 'state_sealed',
});

const tenantOf = (digest: Buffer) => ({ environmentId: null, secretDigest: digest });

/** Opens an attempt and returns its token. `kind` names the step: a token of another step is refused. */
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

/**
 * Returns the state without using it up. The caller states its type, which it sealed itself. Throws sign_in_refused.
 */
export async function lookAtAttempt<State extends object>(parts: Parts, kind: string, token: string): Promise<State> {
  const digest = parts.keyRing.digestSecret('sign-in-attempt', token);
  const sealed = await parts.database.read(tenantOf(digest), (tx) => readAttempt(tx, digest, kind, parts.clock.now()));
  return stateOf(parts, digest, sealed);
}

/** Returns the state and uses it up: of two concurrent requests one is refused. Throws sign_in_refused. */
export async function takeAttempt<State extends object>(parts: Parts, kind: string, token: string): Promise<State> {
  const digest = parts.keyRing.digestSecret('sign-in-attempt', token);
  const sealed = await parts.database.write(tenantOf(digest), (tx) => useAttempt(tx, digest, kind, parts.clock.now()));
  return stateOf(parts, digest, sealed);
}

function stateOf<State extends object>({ keyRing }: Parts, digest: Buffer, sealed: Buffer | null): State {
  if (sealed === null) throw new Refusal('sign_in_refused');
  return unsealJson<State>(keyRing.openOrganization(noOrganization).dataKey, placeOf(digest), sealed);
}
