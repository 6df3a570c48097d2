import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt, sessionWith } from '../../../../test/support/records.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { cancelSession, expireSession, startSession } from './states.ts';

const device = { ipAddress: '203.0.113.9', userAgent: 'Browser' };
const now = addSeconds(madeAt, 60);

describe('startSession', () => {
  it('starts a new session and remembers its device', () => {
    const started = startSession(sessionWith(), device, now);
    assert.equal(started.status, 'active');
    assert.equal(started.startedAt, now);
    assert.deepEqual(started.device, device);
  });

  it('leaves a running session, and its first device, unchanged', () => {
    const running = startSession(sessionWith(), device, madeAt);
    assert.equal(startSession(running, { ipAddress: '198.51.100.1', userAgent: null }, now), running);
  });

  it('refuses a session that was ended or has expired, running or not', () => {
    const refused = [
      sessionWith({ status: 'expired' }),
      sessionWith({ expiresAt: now }),
      sessionWith({ status: 'active', expiresAt: now }),
    ];
    for (const session of refused) assert.throws(() => startSession(session, device, now), { code: 'conflict' });
  });
});

describe('expireSession', () => {
  for (const status of ['new', 'active'] as const) {
    it(`ends a session that is ${status}`, () => {
      const expired = expireSession(sessionWith({ status }), now);
      assert.equal(expired.status, 'expired');
      assert.equal(expired.expiredAt, now);
    });
  }

  it('refuses a second end', () => {
    assert.throws(() => expireSession(sessionWith({ status: 'expired' }), now), { code: 'conflict' });
  });
});

describe('cancelSession', () => {
  for (const status of ['new', 'active'] as const) {
    it(`ends a session that is ${status}, as an expiry does`, () => {
      const session = sessionWith({ status });
      assert.deepEqual(cancelSession(session, now), expireSession(session, now));
    });
  }

  it('refuses a session that has ended', () => {
    assert.throws(() => cancelSession(sessionWith({ status: 'expired' }), now), { code: 'conflict' });
  });
});
