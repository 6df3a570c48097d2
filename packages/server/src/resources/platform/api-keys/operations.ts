/** Makes, changes, ends and clones API keys. */

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

/** A key and, this once, its value. */
export interface MadeKey {
  readonly key: ApiKey;
  readonly value: string;
}

/** Throws unprocessable when the environment has as many live keys as it may have. */
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

/** Throws not_found. */
async function lockKnown({ tx, scope }: OperationContext, id: string): Promise<ApiKey> {
  const key = await lockApiKey(tx, scope, id);
  if (key === null) throw new Refusal('not_found');
  return key;
}

/** Throws not_found, or conflict for a key that has expired. */
async function lockLive(context: OperationContext, id: string): Promise<ApiKey> {
  const key = await lockKnown(context, id);
  if (key.expiresAt !== null && key.expiresAt <= context.clock.now()) {
    throw new Refusal('conflict', { details: 'the key has expired' });
  }
  return key;
}

/** Throws exceeds_grant beside what {@link checkGrant} throws. */
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
 * From `seconds` on, 0 for now, the key is refused; until then the time can be set again. `grant` is null for the operator, who may
 * end any. Throws exceeds_grant.
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

/** A key with another value and the same settings: the first half of a rotation, whose second half is expiring the other. */
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
