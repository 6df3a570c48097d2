/**
 * Requirements for users in addition to those for keys: separate permissions, and a recent second factor for
 * irreversible actions.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ApiAnswer } from '../support/client.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let developer: Person;
let owner: Person;
const service = useService({ worker: false }, async (started) => {
  developer = await signedIn(started, { role: 'developer' });
  owner = await signedIn(started, { role: 'owner' });
  // Signing in counts as a recent factor, which is valid for five minutes.
  started.clock.forward(301);
});

const refusal = ({ status, body }: ApiAnswer) => [status, body.errors?.[0]?.code];

describe('rights of people', () => {
  for (const path of ['/inquiries/inq_x', '/verifications/ver_x', '/accounts/act_x']) {
    it(`redacting ${path.split('/')[1]} requires inquiry.redact, and a recent factor`, async () => {
      assert.deepEqual(refusal(await developer.request('DELETE', `/api/v1${path}`)), [403, 'missing_permission']);
      assert.deepEqual(refusal(await owner.request('DELETE', `/api/v1${path}`)), [403, 'step_up_required']);
    });
  }

  it('creating keys requires a recent factor', async () => {
    const answer = await developer.post('/api/v1/api-keys', { data: { attributes: { name: 'x' } } });
    assert.deepEqual(refusal(answer), [403, 'step_up_required']);
  });

  it('a user who may write but not decide cannot decide by simulation', async () => {
    const { id } = await createInquiry(service.current);
    const play = (type: string) =>
      developer.post(`/api/v1/inquiries/${id}/perform-simulate-actions`, { meta: { 'simulate-actions': [{ type }] } });
    assert.equal((await play('start_inquiry')).status, 200);
    for (const type of ['approve_inquiry', 'decline_inquiry', 'mark_for_review_inquiry']) {
      assert.deepEqual(refusal(await play(type)), [403, 'missing_permission']);
    }
  });
});
