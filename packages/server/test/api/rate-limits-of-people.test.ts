/** Separate rate limits of people and keys: neither can block the other. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiAnswer } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const limit = 20;
const service = useService({ worker: false, settings: { RATE_LIMIT_PER_MINUTE: String(limit) } });

const minutePasses = () =>
  rowsOf(service.current.connectionString, `update rate_windows set opened_at = opened_at - interval '60 seconds'`);

/** Sends two requests more than the limit allows and returns all statuses. */
async function pastTheLimit(ask: () => Promise<ApiAnswer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < limit + 2; count += 1) statuses.push((await ask()).status);
  return statuses;
}

const untilRefused = [...Array.from({ length: limit }, () => 200), 429, 429];

describe('the limit of the keys of an environment', () => {
  it('does not apply to users: a refused key leaves every page open', async () => {
    await minutePasses();
    const { sandbox } = service.current;
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.deepEqual(await pastTheLimit(() => sandbox.get('/inquiries')), untilRefused);
    const answer = await reviewer.get('/api/v1/inquiries');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('ratelimit-limit'), String(limit));
    assert.equal(answer.headers.get('ratelimit-remaining'), String(limit - 1));
    assert.equal((await reviewer.get('/dashboard/api/session')).status, 200);
  });
});

describe('the limit of a session', () => {
  it('applies only to that session, over both surfaces: neither keys nor other sessions are refused', async () => {
    await minutePasses();
    const { sandbox } = service.current;
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const colleague = await signedIn(service.current, { role: 'reviewer' });
    let turn = 0;
    const statuses = await pastTheLimit(() => {
      turn += 1;
      return reviewer.get(turn % 2 === 0 ? '/api/v1/inquiries' : '/dashboard/api/session');
    });
    assert.deepEqual(statuses, untilRefused);
    assert.equal((await colleague.get('/api/v1/inquiries')).status, 200);
    const answer = await sandbox.get('/inquiries');
    assert.equal(answer.headers.get('ratelimit-remaining'), String(limit - 1));
    await minutePasses();
    assert.equal((await reviewer.get('/api/v1/inquiries')).status, 200);
  });

  it('applies while the shared count cannot be reached, separately from keys', async () => {
    await minutePasses();
    const { sandbox, connectionString } = service.current;
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    await rowsOf(connectionString, 'alter table rate_windows rename to rate_windows_away');
    const ofKeys = await pastTheLimit(() => sandbox.get('/rate-limits'));
    const ofPerson = await pastTheLimit(() => reviewer.get('/api/v1/inquiries'));
    await rowsOf(connectionString, 'alter table rate_windows_away rename to rate_windows');
    assert.deepEqual([ofKeys, ofPerson], [untilRefused, untilRefused]);
  });
});
