/** Bulk action over a thousand inquiries under a rate limit: all are done, and requests of keys are not delayed. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countsOf, retrieveBulkAction, startBulkAction } from '../support/bulk-actions.ts';
import { eventual } from '../support/eventually.ts';
import { inquiryIn } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ settings: { RATE_LIMIT_PER_MINUTE: '2500' } });
const total = 1000;
const decidedBefore = 10;

it('a thousand inquiries are processed with one request, decided ones are refused, and keys keep working', async () => {
  const ids: string[] = [];
  for (let at = 0; at < total; at += 1) {
    ids.push(await inquiryIn(service.current, at < decidedBefore ? 'approved' : 'created'));
  }
  const person = await signedIn(service.current, { role: 'reviewer' });
  const before = Number((await service.current.sandbox.get('/inquiries')).headers.get('ratelimit-remaining'));
  const id = await startBulkAction(person, 'approve', ids, { comment: 'all were seen' });
  const shown = await eventual('the bulk action is completed', async () => {
    const now = await retrieveBulkAction(person, id);
    return now.status === 'completed' ? now : null;
  });
  assert.deepEqual(countsOf(shown), [total - decidedBefore, decidedBefore, 0, 0, total]);
  const { status, headers } = await service.current.sandbox.get('/inquiries');
  assert.equal(status, 200);
  assert.ok(before - Number(headers.get('ratelimit-remaining')) < total / 2);
});
