/** Operations that create, change, expire and clone API keys. */

import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import type { ApiKey, KeySettings } from './api-key.ts';
import { checkSettings } from './check-settings.ts';
import { checkControl, checkGrant, type Grant, grantedByDefault } from './grants.ts';
import type { CreateApiKey, UpdateApiKey } from './input.ts';
import { hintOf, newKeyValue } from './key-value.ts';
import { countLiveApiKeys, insertApiKey, lockApiKey, saveApiKey } from './store.ts';

const mostLiveKeys = 100;
const fileTokenSecondsByDefault = 21_600;

/** New key with its value, which is available only this once. */
export interface MadeKey {
  readonly key: ApiKey;
  readonly value: string;
}

/** Creates a key. Throws unprocessable when the environment has the maximum number of live keys. */
async function makeKey(context: OperationContext, settings: KeySettings): Promise<MadeKey> {
  const { tx, scope, ids, clock, keyRing } = context;
  const now = clock.now();
  if ((await countLiveApiKeys(tx, scope, now)) >= mostLiveKeys) {
    throw new Refusal('unprocessable', { details: `the environment has ${mostLiveKeys} live keys; expire one first` });
  }
  const value = newKeyValue(scope.environmentKind, ids);
  const key: ApiKey = { id: ids.next('api-key'), ...settings, lastUsedAt: null, expiresAt: null, createdAt: now };
  await insertApiKey(tx, scope, key, { digest: keyRing.digestSecret('api-key', value), hint: hintOf(value) });
  return { key, value };
}

export async function createApiKey(context: OperationContext, grant: Grant, command: CreateApiKey): Promise<MadeKey> {
  checkSettings(command);
  const settings: KeySettings = {
    note: null,
    inflection: 'kebab',
    fileTokenSeconds: fileTokenSecondsByDefault,
    ...grantedByDefault(grant),
    ...command,
  };
  checkGrant(grant, settings, null);
  return makeKey(context, settings);
}

/** Locks a key. Throws not_found. */
async function lockKnown({ tx, scope }: OperationContext, id: string): Promise<ApiKey> {
  const key = await lockApiKey(tx, scope, id);
  if (key === null) throw new Refusal('not_found');
  return key;
}

/** Locks a live key. Throws not_found, or conflict for a key that has expired. */
async function lockLive(context: OperationContext, id: string): Promise<ApiKey> {
  const key = await lockKnown(context, id);
  if (key.expiresAt !== null && key.expiresAt <= context.clock.now()) {
    throw new Refusal('conflict', { details: 'the key has expired' });
  }
  return key;
}

/** Changes a key. Throws exceeds_grant and the refusals of {@link checkGrant}. */
export async function updateApiKey(
  context: OperationContext,
  grant: Grant,
  id: string,
  changes: UpdateApiKey,
): Promise<ApiKey> {
  checkSettings(changes);
  const before = await lockLive(context, id);
  checkControl(grant, before);
  const key = { ...before, ...changes };
  checkGrant(grant, key, before);
  await saveApiKey(context.tx, context.scope, key);
  return key;
}

/**
 * Expires a key in `seconds` seconds, 0 for immediately; until then the time can be changed. `grant` is null for the
 * operator, who may expire any key. Throws exceeds_grant.
 */
export async function expireApiKey(
  context: OperationContext,
  grant: Grant | null,
  id: string,
  seconds: number,
): Promise<ApiKey> {
  const before = await lockLive(context, id);
  if (grant !== null) checkControl(grant, before);
  const key = { ...before, expiresAt: addSeconds(context.clock.now(), seconds) };
  await saveApiKey(context.tx, context.scope, key);
  return key;
}

/**
 * Creates a key with a new value and the same settings. This is the first half of a rotation; the second half expires
 * the old key.
 */
export async function cloneApiKey(context: OperationContext, grant: Grant, id: string): Promise<MadeKey> {
  const {
    id: _id,
    lastUsedAt: _used,
    expiresAt: _expires,
    createdAt: _created,
    ...settings
  } = await lockKnown(context, id);
  checkGrant(grant, settings, null);
  return makeKey(context, settings);
}
