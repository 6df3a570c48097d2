/**
 * Automatic creation of cases from reviews, disagreements, matches and rules: each case names its cause, and each
 * cause opens one.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type CaseWish, openCase } from '../../src/resources/platform/case-links/index.ts';
import { eventsOf, makeTemplate } from '../support/cases.ts';
import { relatedTo } from '../support/client.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { makeReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService({ worker: false });

const leader = { term: 'Kim Jong Un', birthdate: '1984-01-08', 'address-country-code': 'KP' };

const open = (wish: CaseWish) =>
  service.current.app.runner.write(service.current.seeded.sandbox.scope, { type: 'system' }, (context) =>
    openCase(context, wish),
  );

describe('in a new environment', () => {
  it('a review and a match open no case, since they have queues of their own', async () => {
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
    assert.equal((await service.current.sandbox.get(`/cases?filter[inquiry-id]=${id}`)).body.data.length, 0);
    const report = await makeReport(service.current, 'watchlist', leader);
    assert.equal(report.attributes['has-match'], true);
    assert.equal((await service.current.sandbox.get(`/cases?filter[report-id]=${report.id}`)).body.data.length, 0);
  });

  it('two reviewers who disagree open a case, with the inquiry in it', async () => {
    const { sandbox } = service.current;
    const template = await createTemplate(sandbox);
    await published(sandbox, template, { steps: [{ type: 'selfie' }], 'second-read': { of: 'all' } });
    const { id } = await createInquiry(service.current, { 'inquiry-template-id': template });
    await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
    const people = await Promise.all([1, 2].map(() => signedIn(service.current, { role: 'reviewer' })));
    const [one, two] = people as [Person, Person];
    assert.equal((await one.post(`/api/v1/inquiries/${id}/approve`)).status, 202);
    assert.equal((await two.post(`/api/v1/inquiries/${id}/decline`)).status, 202);
    const [made, ...more] = (await sandbox.get(`/cases?filter[inquiry-id]=${id}`)).body.data;
    assert.ok(made);
    assert.equal(more.length, 0);
    const work = await one.get(`/dashboard/api/cases/${made.id}/work`);
    assert.match(work.text, /"cause":\{"type":"disagreement","id":"rvw_/);
  });
});

describe('when a template configures it', () => {
  before(async () => {
    const policy = { 'opens-for': ['review', 'report-match', 'rule'] };
    await makeTemplate(service.current, 'AUTO', { policy });
  });

  it('a review opens a case, and the same review no second one', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    await simulate(service.current, id, 'start_inquiry', 'mark_for_review_inquiry');
    const [made] = (await sandbox.get(`/cases?filter[inquiry-id]=${id}`)).body.data;
    assert.match(String(made?.attributes['name']), /^AUTO-/);
    assert.ok(made && relatedTo(made, 'accounts').length === 1);
    await sandbox.post(`/inquiries/${id}/approve`);
    await sandbox.post(`/inquiries/${id}/mark-for-review`);
    assert.equal((await sandbox.get(`/cases?filter[inquiry-id]=${id}`)).body.data.length, 1);
  });

  it('a match opens a case that holds the report, with the reason', async () => {
    const { sandbox } = service.current;
    const report = await makeReport(service.current, 'watchlist', leader);
    const [made] = (await sandbox.get(`/cases?filter[report-id]=${report.id}`)).body.data;
    assert.ok(made);
    const events = await sandbox.get(`/events?filter[object-id]=${made.id}`);
    assert.deepEqual(events.body.data[0]?.attributes['context'], {
      'cause-type': 'report-match',
      'cause-id': report.id,
      reason: 'A report found a match.',
    });
  });

  it('one cause opens one case, also for many concurrent requests', async () => {
    const wish: CaseWish = { cause: { type: 'rule', id: 'hit_1' }, objectIds: ['nonsense'], reason: 'A rule.' };
    const ids = await Promise.all(Array.from({ length: 8 }, () => open(wish)));
    assert.equal(new Set(ids).size, 1);
    assert.deepEqual(await eventsOf(service.current, ids[0] ?? ''), ['case.created']);
  });

  it('a cause that no template names opens no case', async () => {
    const none: CaseWish = {
      cause: { type: 'rule', id: 'hit_2' },
      templateId: 'ctmpl_none',
      objectIds: [],
      reason: 'x',
    };
    assert.equal(await open(none), null);
  });
});
