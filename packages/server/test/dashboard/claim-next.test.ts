/** Claiming the next inquiry to review: always an unassigned one, until none is left. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService({ worker: false });
const path = '/dashboard/api/reviews/claim-next';

const reviewers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => signedIn(service.current, { role: 'reviewer' })));

async function toReview(templateId?: string): Promise<string> {
  const of = templateId === undefined ? {} : { 'inquiry-template-id': templateId };
  const { id } = await createInquiry(service.current, of);
  await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
  return id;
}

async function next(person: Person, meta: Record<string, string | readonly string[]> = {}): Promise<string | null> {
  const answer = await person.post(path, { meta });
  assert.equal(answer.status, 200, answer.text);
  return (JSON.parse(answer.text) as { readonly 'inquiry-id': string | null })['inquiry-id'];
}

describe('POST /dashboard/api/reviews/claim-next: 200', () => {
  it('gives ten of twelve concurrent callers another inquiry each, and two of them none', async () => {
    const waiting = [];
    for (let count = 0; count < 10; count += 1) waiting.push(await toReview());
    const people = await reviewers(12);
    const handed = await Promise.all(people.map((person) => next(person)));
    const got = handed.filter((id) => id !== null);
    assert.equal(new Set(got).size, got.length, 'nobody has the same as somebody else');
    assert.deepEqual(got.toSorted(), waiting.toSorted());
    for (const id of waiting) await service.current.sandbox.post(`/inquiries/${id}/approve`);
  });

  it('returns the same one until it is left or decided, and to another reviewer once left or expired', async () => {
    const [first, second] = (await reviewers(2)) as [Person, Person];
    const [older, newer] = [await toReview(), await toReview()];
    assert.equal(await next(first), older);
    assert.equal(await next(first), older);
    assert.equal(await next(second), newer);
    assert.equal(await next(first, { leave: older }), null);
    assert.equal(await next(second, { leave: newer }), older);
    service.current.clock.forward(15 * 60 + 1);
    assert.equal(await next(first), older);
    for (const id of [older, newer]) await service.current.sandbox.post(`/inquiries/${id}/approve`);
    assert.equal(await next(first), null);
  });

  it('returns skipped ones only when no other one waits, so that three are cycled through', async () => {
    const [person] = (await reviewers(1)) as [Person];
    const [one, two, three] = [await toReview(), await toReview(), await toReview()] as [string, string, string];
    assert.equal(await next(person), one);
    assert.equal(await next(person, { leave: one, 'passed-over': [one] }), two);
    assert.equal(await next(person, { leave: two, 'passed-over': [one, two] }), three);
    assert.equal(await next(person, { leave: three, 'passed-over': [one, two, three] }), one);
    for (const id of [one, two, three]) await service.current.sandbox.post(`/inquiries/${id}/approve`);
  });

  it('returns only inquiries of its template to a bound role, and 403 when none is named', async () => {
    const templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, { steps: [{ type: 'selfie' }] });
    const bound = await signedIn(service.current, { role: 'reviewer', onlyTemplates: [templateId] });
    const [elsewhere, within] = [await toReview(), await toReview(templateId)];
    assert.equal((await bound.post(path)).status, 403);
    assert.equal(await next(bound, { 'inquiry-template-id': templateId }), within);
    for (const id of [elsewhere, within]) await service.current.sandbox.post(`/inquiries/${id}/approve`);
  });

  it('does not return an inquiry to a reviewer who read it, while it waits for a second one', async () => {
    const templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, { steps: [{ type: 'selfie' }], 'second-read': { of: 'all' } });
    const [first, second] = (await reviewers(2)) as [Person, Person];
    const id = await toReview(templateId);
    assert.equal(await next(first), id);
    assert.equal((await first.post(`/api/v1/inquiries/${id}/approve`)).status, 202);
    assert.equal(await next(first), null);
    service.current.clock.forward(15 * 60 + 1);
    assert.equal(await next(second), id);
  });
});

describe('POST /dashboard/api/reviews/claim-next: refused', () => {
  it('without the right to decide, and for an invalid inquiry', async () => {
    const auditor = await signedIn(service.current, { role: 'auditor' });
    assert.equal((await auditor.post(path)).status, 403);
    const [person] = (await reviewers(1)) as [Person];
    assert.equal((await person.post(path, { meta: { leave: 'acc_1' } })).status, 400);
  });
});
