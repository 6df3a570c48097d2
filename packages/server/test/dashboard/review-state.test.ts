/** Review state of an inquiry: the reason for its review, its assignee, and the number of required reviewers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

interface State {
  readonly reasons: readonly { readonly code: string; readonly names: readonly string[] }[];
  readonly 'claimed-by': { readonly id: string; readonly name: string; readonly 'is-own': boolean } | null;
  readonly 'readers-needed': { readonly approve: number; readonly decline: number };
  readonly 'reads-waiting': number;
  readonly 'has-read': boolean;
  readonly waiting: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

const service = useService({ worker: false });

async function stateFor(person: Person, id: string): Promise<State> {
  const answer = await person.get(`/dashboard/api/inquiries/${id}/review`);
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as State;
}

async function toReview(attributes: Record<string, unknown> = {}): Promise<string> {
  const { id } = await createInquiry(service.current, attributes);
  await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
  return id;
}

describe('GET /dashboard/api/inquiries/{inquiry-id}/review', () => {
  it('returns who sent it, who has claimed it, and how many wait', async () => {
    const [ada, ben] = (await Promise.all([1, 2].map(() => signedIn(service.current, { role: 'reviewer' })))) as [
      Person,
      Person,
    ];
    const id = await toReview();
    const before = await stateFor(ada, id);
    assert.deepEqual(before.reasons, [{ code: 'sent', names: [] }]);
    assert.equal(before['claimed-by'], null);
    assert.deepEqual(before['readers-needed'], { approve: 1, decline: 1 });
    assert.equal(before.waiting, 1);
    await ada.post('/dashboard/api/reviews/claim-next');
    assert.equal((await stateFor(ada, id))['claimed-by']?.['is-own'], true);
    const seenByOther = (await stateFor(ben, id))['claimed-by'];
    assert.equal(seenByOther?.['is-own'], false);
    assert.match(seenByOther?.name ?? '', /\S \S/);
    service.current.clock.forward(15 * 60 + 1);
    assert.equal((await stateFor(ben, id))['claimed-by'], null);
    await ada.post(`/api/v1/inquiries/${id}/approve`);
    const after = await stateFor(ada, id);
    assert.deepEqual(after.people, [{ id: ada.user.id, name: 'Ada Byron' }], 'who decided, by name');
    assert.deepEqual(before.people, []);
    assert.deepEqual(after.reasons, []);
    assert.equal(after.waiting, 0);
  });

  it('returns before the first decision that two reviewers must agree, and who has decided', async () => {
    const [ada, ben] = (await Promise.all([1, 2].map(() => signedIn(service.current, { role: 'reviewer' })))) as [
      Person,
      Person,
    ];
    const templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, {
      steps: [{ type: 'selfie' }],
      'second-read': { of: 'declines' },
    });
    const id = await toReview({ 'inquiry-template-id': templateId });
    assert.deepEqual((await stateFor(ada, id))['readers-needed'], { approve: 1, decline: 2 });
    await ada.post(`/api/v1/inquiries/${id}/decline`);
    const own = await stateFor(ada, id);
    assert.equal(own['has-read'], true);
    assert.equal(own['reads-waiting'], 1);
    const others = await stateFor(ben, id);
    assert.equal(others['has-read'], false);
    assert.equal(others['reads-waiting'], 1);
    assert.deepEqual(
      own.people.map(({ id: person }) => person),
      [ada.user.id],
    );
    assert.deepEqual(others.people, [], 'a blind read does not say whose it is');
  });

  it('counts only inquiries of the templates that the reviewer is bound to', async () => {
    const templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, { steps: [{ type: 'selfie' }] });
    const within = await toReview({ 'inquiry-template-id': templateId });
    await toReview();
    const bound = await signedIn(service.current, { role: 'reviewer', onlyTemplates: [templateId] });
    assert.equal((await stateFor(bound, within)).waiting, 1);
  });

  it('refuses without the right to decide, and for an inquiry of another environment', async () => {
    const auditor = await signedIn(service.current, { role: 'auditor' });
    const id = await toReview();
    assert.equal((await auditor.get(`/dashboard/api/inquiries/${id}/review`)).status, 403);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.get('/dashboard/api/inquiries/inq_none/review')).status, 404);
  });
});
