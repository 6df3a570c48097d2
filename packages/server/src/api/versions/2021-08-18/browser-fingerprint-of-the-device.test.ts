import assert from 'node:assert/strict';
import { it } from 'node:test';
import { downgradeThrough } from '../walk.ts';
import { browserFingerprintOfTheDevice } from './browser-fingerprint-of-the-device.ts';

it('a session showed the browser fingerprint of its device, and none where it had none', () => {
  const session = { type: 'inquiry-session', id: 'iqse_1', attributes: { status: 'active' } };
  const shown = (formerly?: Record<string, unknown>) =>
    downgradeThrough([browserFingerprintOfTheDevice], { data: formerly ? { ...session, formerly } : session }).data;
  const withFingerprint = (fingerprint: string | null) => ({
    ...session,
    attributes: { status: 'active', 'browser-fingerprint': fingerprint },
  });
  assert.deepEqual(shown({ 'browser-fingerprint': 'f0' }), withFingerprint('f0'));
  assert.deepEqual(shown(), withFingerprint(null));
});
