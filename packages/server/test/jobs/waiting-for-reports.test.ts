/** Decision that waits for reports, job by job: jobs run only when a test runs them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lockInquiry, moveInquiry } from '../../src/resources/verification/inquiries/index.ts';
import { simulateEnd } from '../../src/resources/verification/simulations/simulate-end.ts';
import { relatedTo } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { runDueReports } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { afterPassport, type Ran, runJobNamed, templateRunning } from '../support/template-reports.ts';

const service = useService({ worker: false });
const stranger = { 'name-first': 'Grace', 'name-last': 'Hopper' };
const daySeconds = 86_400;

async function walked(ran: readonly Ran[], fields: Record<string, string> = stranger): Promise<string> {
  const { current } = service;
  const templateId = await templateRunning(current.sandbox, ran);
  const { id } = await createInquiry(current, { 'inquiry-template-id': templateId, fields });
  await simulate(current, id, 'start_inquiry', 'create_passed_verification', 'complete_inquiry');
  return id;
}

const environmentId = () => service.current.seeded.sandbox.scope.environmentId;
const runReports = (inquiryId: string, after: string) =>
  runJobNamed(service.current, 'run-inquiry-reports', {
    environmentId: environmentId(),
    inquiryId,
    after,
    passed: true,
  });
const decide = (inquiryId: string) =>
  runJobNamed(service.current, 'decide-inquiry', { environmentId: environmentId(), inquiryId });
const sweep = () => runJobNamed(service.current, 'decide-waiting-inquiries', {});
const found = async (id: string) => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data;
const statusOf = async (id: string) => (await found(id)).attributes['status'];
const reportsOf = async (id: string) => relatedTo(await found(id), 'reports');

describe('reports of an inquiry', () => {
  it('are made once per trigger, regardless of how often and concurrently the job runs', async () => {
    const id = await walked([{ kind: 'watchlist', after: afterPassport }]);
    await Promise.all([runReports(id, afterPassport), runReports(id, afterPassport)]);
    await runReports(id, afterPassport);
    assert.equal((await reportsOf(id)).length, 1);
    const { connectionString } = service.current;
    const rows = await rowsOf(connectionString, 'select id from reports where inquiry_id = $1', [id]);
    assert.equal(rows.length, 1);
  });

  it('are not made once the inquiry is redacted', async () => {
    const id = await walked([{ kind: 'watchlist' }]);
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    await runReports(id, 'completion');
    const { connectionString } = service.current;
    assert.deepEqual(await rowsOf(connectionString, 'select id from reports where inquiry_id = $1', [id]), []);
  });
});

describe('a decision that waits', () => {
  it('is not made while a report is missing or pending, and is made once that is answered', async () => {
    const id = await walked([{ kind: 'adverse-media' }]);
    await decide(id);
    assert.equal(await statusOf(id), 'completed');
    await runReports(id, 'completion');
    await decide(id);
    assert.equal(await statusOf(id), 'completed');
    await runDueReports(service.current);
    // One job for the end of the flow, one for the answer.
    const sent = await rowsOf(
      service.current.connectionString,
      "select id from pgboss.job where name = 'decide-inquiry' and data ->> 'inquiryId' = $1",
      [id],
    );
    assert.equal(sent.length, 2);
    await decide(id);
    assert.equal(await statusOf(id), 'approved');
  });

  it('refuses an approval until the required report has a result, but never a decline', async () => {
    const { sandbox } = service.current;
    const id = await walked([{ kind: 'adverse-media' }]);
    const approve = (which: string) => sandbox.post(`/inquiries/${which}/approve`);
    for (const state of ['not made yet', 'pending']) {
      const { status, body } = await approve(id);
      assert.equal(status, 409, state);
      assert.match(body.errors?.[0]?.details ?? '', /waits for its required reports \(/);
      await runReports(id, 'completion');
    }
    assert.equal(await statusOf(id), 'completed');
    await runDueReports(service.current);
    assert.equal((await approve(id)).status, 200);
    const declined = await walked([{ kind: 'adverse-media' }]);
    assert.equal((await sandbox.post(`/inquiries/${declined}/decline`)).status, 200);
    const optional = await walked([{ kind: 'adverse-media', required: false }]);
    assert.equal((await approve(optional)).status, 200);
  });

  it('goes to a reviewer after a day without an answer, and names the report that had none', async () => {
    const { clock, sandbox } = service.current;
    const id = await walked([{ kind: 'watchlist' }]);
    await decide(id);
    await sweep();
    assert.equal(await statusOf(id), 'completed');
    clock.forward(daySeconds + 1);
    await sweep();
    assert.equal(await statusOf(id), 'needs_review');
    const { body } = await sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
    const marked = body.data.find(
      ({ attributes }: { attributes: Record<string, unknown> }) => attributes['name'] === 'inquiry.marked-for-review',
    );
    const context = marked?.attributes['context'] as { 'decided-for-reports': { state: string }[] };
    assert.deepEqual(
      context['decided-for-reports'].map(({ state }) => state),
      ['waiting'],
    );
  });

  it('goes to a reviewer when a report that counts was redacted before it was read', async () => {
    const { sandbox } = service.current;
    const id = await walked([{ kind: 'watchlist' }], { 'name-first': 'Kim', 'name-middle': 'Jong', 'name-last': 'Un' });
    await runReports(id, 'completion');
    const [report] = await reportsOf(id);
    await sandbox.request('DELETE', `/reports/${report?.id}`);
    await decide(id);
    assert.equal(await statusOf(id), 'needs_review');
  });

  it('resumes at once when the pending report that it waits for is redacted, and goes to a reviewer', async () => {
    const { sandbox, connectionString } = service.current;
    const id = await walked([{ kind: 'adverse-media' }]);
    await runReports(id, 'completion');
    await decide(id);
    assert.equal(await statusOf(id), 'completed');
    const sent = () =>
      rowsOf(
        connectionString,
        "select id from pgboss.job where name = 'decide-inquiry' and data ->> 'inquiryId' = $1",
        [id],
      );
    const before = (await sent()).length;
    const [report] = await reportsOf(id);
    assert.equal((await sandbox.request('DELETE', `/reports/${report?.id}`)).status, 200);
    assert.equal((await sent()).length, before + 1);
    await decide(id);
    assert.equal(await statusOf(id), 'needs_review');
  });

  it('keeps what a key decided meanwhile, and is no longer swept', async () => {
    const { clock, sandbox, connectionString } = service.current;
    const id = await walked([{ kind: 'watchlist' }]);
    await decide(id);
    await sandbox.post(`/inquiries/${id}/decline`);
    clock.forward(daySeconds + 1);
    await sweep();
    assert.equal(await statusOf(id), 'declined');
    const [row] = await rowsOf(connectionString, 'select decision_waits_until from inquiries where id = $1', [id]);
    assert.equal(row?.['decision_waits_until'], null);
  });
});

describe('in production without a watchlist', () => {
  it('a report is errored with list-missing and the inquiry goes to review, never approved', async () => {
    const { production, app, seeded } = service.current;
    const decision = { 'on-completed': 'approve', 'on-inconclusive': 'approve' };
    const templateId = await templateRunning(production, [{ kind: 'watchlist' }], { decision });
    const made = await production.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': templateId, fields: stranger } },
    });
    assert.equal(made.status, 200, made.text);
    const { id } = made.body.data;
    const { scope } = seeded.production;
    await app.runner.write(scope, { type: 'system' }, async (context) => {
      const started = await moveInquiry(context, await lockInquiry(context, id), 'start');
      await simulateEnd(context, started, 'complete');
    });
    const data = { environmentId: scope.environmentId, inquiryId: id };
    await runJobNamed(service.current, 'run-inquiry-reports', { ...data, after: 'completion', passed: true });
    await runJobNamed(service.current, 'decide-inquiry', data);
    const { body } = await production.get(`/inquiries/${id}?include=reports`);
    assert.equal(body.data.attributes['status'], 'needs_review');
    const [error] = (body.included?.[0]?.attributes['errors'] ?? []) as { code: string }[];
    assert.equal(error?.code, 'list-missing');
  });
});
