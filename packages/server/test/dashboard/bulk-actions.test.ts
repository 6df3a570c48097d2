/** /dashboard/api/bulk-actions: one action over many inquiries, as a job of the requesting user. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  actOnBulkAction,
  countsOf,
  retrieveBulkAction,
  runBulkAction,
  sendBulkAction,
  startBulkAction,
} from '../support/bulk-actions.ts';
import { createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry, inquiryIn } from '../support/inquiries.ts';
import { secondOrganization } from '../support/organizations.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService({ worker: false });
const nowhere = 'inq_aaaaaaaaaaaaaaaaaaaaaaaa';

const reviewer = () => signedIn(service.current, { role: 'reviewer' });

const attributesOf = async (id: string) =>
  (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes as Readonly<Record<string, unknown>>;

const query = (text: string) => rowsOf(service.current.connectionString, text);

describe('a bulk action', () => {
  it('processes each inquiry as the single request does, and returns the reason for each refused one', async () => {
    const person = await reviewer();
    const [first, second] = [await inquiryIn(service.current, 'completed'), await inquiryIn(service.current, 'failed')];
    const approved = await inquiryIn(service.current, 'approved');
    const ids = [first, approved, nowhere, second, first];
    const id = await startBulkAction(person, 'approve', ids, { comment: 'seen by phone' });
    assert.deepEqual(countsOf(await retrieveBulkAction(person, id)), [0, 0, 4, 0, 4]);
    await runBulkAction(service.current, id);
    const shown = await retrieveBulkAction(person, id);
    assert.deepEqual([shown.status, ...countsOf(shown)], ['completed', 2, 2, 0, 0, 4]);
    assert.deepEqual(
      shown.rows.map(({ state, refusal }) => [state, refusal?.code, refusal?.title, refusal?.cause]),
      [
        ['done', undefined, undefined, undefined],
        ['refused', 'conflict', 'Conflict', 'approved'],
        ['refused', 'not_found', 'Record not found', null],
        ['done', undefined, undefined, undefined],
      ],
    );
    assert.match(shown.rows[1]?.refusal?.details ?? '', /approved cannot be moved/);
    for (const each of [first, second]) {
      const attributes = await attributesOf(each);
      assert.deepEqual([attributes['status'], attributes['reviewer-comment']], ['approved', 'seen by phone']);
    }
    const { body } = await service.current.sandbox.get('/events?filter[name]=inquiry.approved&page[size]=100');
    const told = body.data.map(({ attributes }) => (attributes['payload'] as { data: { id: string } }).data.id);
    for (const each of [first, second]) assert.equal(told.filter((one) => one === each).length, 1);
  });

  it('has an audit row for its request and one for each of its inquiries, with the outcome', async () => {
    const person = await reviewer();
    const done = await inquiryIn(service.current, 'completed');
    const refused = await inquiryIn(service.current, 'declined');
    const id = await startBulkAction(person, 'decline', [done, refused], { comment: 'not legible' });
    await runBulkAction(service.current, id);
    const owner = await signedIn(service.current, { role: 'owner' });
    const { body } = await owner.get('/dashboard/api/audit/logs?page[size]=100');
    const rows = body.data
      .map(({ attributes }) => attributes as Readonly<Record<string, unknown>>)
      .map((row) => ({ ...row, context: row['context'] as Readonly<Record<string, unknown>> }))
      .filter(({ context }) => context['bulk-action'] === id);
    const told = rows.map(({ context }) => [context['operation'], context['outcome'], context['refusal']]);
    assert.deepEqual(told.toReversed(), [
      ['start-a-bulk-action', undefined, undefined],
      ['decline-an-inquiry', 'declined', undefined],
      ['decline-an-inquiry', undefined, 'conflict'],
    ]);
    const [last, one] = rows as readonly (Readonly<Record<string, unknown>> | undefined)[];
    assert.deepEqual([one?.['response-status'], last?.['response-status']], [200, 409]);
    assert.equal(one?.['path'], `/api/v1/inquiries/${done}/decline`);
  });

  it('leaves a decision that needs two reviewers to a second one, and reports it', async () => {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [{ type: 'selfie' }], 'second-read': { of: 'all' } });
    const waiting = await inquiryIn(service.current, 'needs_review', { 'inquiry-template-id': templateId });
    const [first, second] = [await reviewer(), await reviewer()];
    for (const [person, status, second_] of [
      [first, 'needs_review', 1],
      [second, 'approved', 0],
    ] as const) {
      const id = await startBulkAction(person, 'approve', [waiting]);
      await runBulkAction(service.current, id);
      const shown = await retrieveBulkAction(person, id);
      assert.deepEqual([shown.done, shown['awaiting-second']], [1, second_]);
      assert.equal((await attributesOf(waiting))['status'], status);
    }
  });

  it('adds a tag, and marks for review', async () => {
    const person = await signedIn(service.current, { role: 'admin' });
    const { id: inquiryId } = await createInquiry(service.current, { tags: ['before'] });
    const tagged = await startBulkAction(person, 'add-tag', [inquiryId], { 'tag-name': 'together' });
    await runBulkAction(service.current, tagged);
    const marked = await startBulkAction(person, 'mark-for-review', [inquiryId]);
    await runBulkAction(service.current, marked);
    const { tags, status } = await attributesOf(inquiryId);
    assert.deepEqual([tags, status], [['before', 'together'], 'needs_review']);
  });

  it('retries the refused ones and no others, once the obstacle is gone', async () => {
    const person = await reviewer();
    const ids = [await inquiryIn(service.current, 'completed'), await inquiryIn(service.current, 'approved')];
    const id = await startBulkAction(person, 'approve', ids);
    assert.equal((await actOnBulkAction(person, id, 'retry')).status, 409);
    await runBulkAction(service.current, id);
    await service.current.sandbox.post(`/inquiries/${ids[1]}/decline`);
    const answer = await actOnBulkAction(person, id, 'retry');
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(countsOf(await retrieveBulkAction(person, id)), [1, 0, 1, 0, 2]);
    await runBulkAction(service.current, id);
    assert.deepEqual(countsOf(await retrieveBulkAction(person, id)), [2, 0, 0, 0, 2]);
    assert.equal((await attributesOf(ids[1] ?? ''))['status'], 'approved');
    assert.equal((await actOnBulkAction(person, id, 'retry')).status, 409);
  });

  it('can be stopped: pending inquiries are left as they are', async () => {
    const person = await reviewer();
    const inquiryId = await inquiryIn(service.current, 'completed');
    const id = await startBulkAction(person, 'approve', [inquiryId]);
    assert.equal((await actOnBulkAction(person, id, 'cancel')).status, 200);
    await runBulkAction(service.current, id);
    assert.deepEqual(countsOf(await retrieveBulkAction(person, id)), [0, 0, 0, 1, 1]);
    assert.equal((await attributesOf(inquiryId))['status'], 'completed');
    assert.equal((await actOnBulkAction(person, id, 'cancel')).status, 409);
  });

  it('deletes the row of an inquiry that is redacted meanwhile', async () => {
    const person = await reviewer();
    const ids = [await inquiryIn(service.current, 'completed'), await inquiryIn(service.current, 'completed')];
    const id = await startBulkAction(person, 'approve', ids, { comment: 'Grace is known' });
    const stored = await query(`select input from bulk_action_rows where bulk_action_id = '${id}'`);
    assert.ok(stored.every(({ input }) => !String(input).includes('Grace')));
    await service.current.sandbox.request('DELETE', `/inquiries/${ids[0]}`);
    await runBulkAction(service.current, id);
    const shown = await retrieveBulkAction(person, id);
    assert.equal(shown.rows.find((row) => row['inquiry-id'] === ids[1])?.state, 'done');
    const redacted = shown.rows.find((row) => row['inquiry-id'] === ids[0]);
    assert.ok(redacted === undefined || redacted.state === 'refused');
  });
});

describe('rights', () => {
  it('are those that the user has when the row is processed', async () => {
    const person = await reviewer();
    const bound = await inquiryIn(service.current, 'completed');
    const id = await startBulkAction(person, 'approve', [bound]);
    await query(`delete from user_roles where user_id = '${person.user.id}'`);
    await runBulkAction(service.current, id);
    const [row] = await query(`select state, refusal_code from bulk_action_rows where bulk_action_id = '${id}'`);
    assert.deepEqual([row?.['state'], row?.['refusal_code']], ['refused', 'missing_permission']);
    assert.equal((await attributesOf(bound))['status'], 'completed');
  });

  it('outlive a session that expired or was left, and end with one that was revoked', async () => {
    const ends = [
      ['signed-out', 'done'],
      ['absolute', 'done'],
      ['revoked', 'refused'],
      ['deactivated', 'refused'],
    ] as const;
    for (const [endedAs, state] of ends) {
      const person = await reviewer();
      const id = await startBulkAction(person, 'approve', [await inquiryIn(service.current, 'completed')]);
      await query(
        `update user_sessions set ended_at = now(), ended_as = '${endedAs}' where id = '${person.sessionId}'`,
      );
      await runBulkAction(service.current, id);
      const [row] = await query(`select state from bulk_action_rows where bulk_action_id = '${id}'`);
      assert.equal(row?.['state'], state, endedAs);
    }
  });

  it('that are bound to a template reach its inquiries and no others', async () => {
    const templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, { steps: [{ type: 'selfie' }] });
    const person = await signedIn(service.current, { role: 'reviewer', onlyTemplates: [templateId] });
    const own = await inquiryIn(service.current, 'needs_review', { 'inquiry-template-id': templateId });
    const other = await inquiryIn(service.current, 'needs_review');
    const id = await startBulkAction(person, 'approve', [own, other]);
    await runBulkAction(service.current, id);
    const { rows } = await retrieveBulkAction(person, id);
    assert.deepEqual(
      rows.map(({ state, refusal }) => [state, refusal?.code]),
      [
        ['done', undefined],
        ['refused', 'not_found'],
      ],
    );
  });

  it('are checked before anything is stored, and only its own user sees a bulk action', async () => {
    const inquiryId = await inquiryIn(service.current, 'completed');
    const developer = await signedIn(service.current, { role: 'developer' });
    const auditor = await signedIn(service.current, { role: 'auditor' });
    const asked = { action: 'approve', 'inquiry-ids': [inquiryId] };
    for (const person of [developer, auditor]) assert.equal((await sendBulkAction(person, asked)).status, 403);
    const person = await reviewer();
    const id = await startBulkAction(person, 'approve', [inquiryId]);
    const other = await reviewer();
    assert.equal((await other.get(`/dashboard/api/bulk-actions/${id}`)).status, 404);
    for (const act of ['retry', 'cancel'] as const) {
      assert.equal((await actOnBulkAction(other, id, act)).status, 404);
    }
    assert.equal(JSON.parse((await other.get('/dashboard/api/bulk-actions')).text)['bulk-actions'].length, 0);
    assert.equal(JSON.parse((await person.get('/dashboard/api/bulk-actions')).text)['bulk-actions'].length, 1);
  });

  it('do not reach an inquiry of another organization, which is not found', async () => {
    const second = await secondOrganization(service.current);
    const { sandbox } = second.seeded;
    const client = createClient(service.current.baseUrl, sandbox.apiKey);
    const { id: foreign } = await createInquiry({
      ...second,
      sandbox: client,
      templateId: sandbox.templates[0]?.id ?? '',
    });
    const person = await reviewer();
    const id = await startBulkAction(person, 'approve', [foreign]);
    await runBulkAction(service.current, id);
    const { rows } = await retrieveBulkAction(person, id);
    assert.deepEqual(
      rows.map(({ refusal }) => refusal?.code),
      ['not_found'],
    );
    assert.equal((await client.get(`/inquiries/${foreign}`)).body.data.attributes['status'], 'created');
  });

  it('require a second factor in production', async () => {
    const alone = await signedIn(service.current, { role: 'reviewer', hasSecondFactor: false });
    const { environmentId } = service.current.seeded.production.scope;
    const answer = await sendBulkAction(alone, { action: 'approve', 'inquiry-ids': [nowhere] }, environmentId);
    assert.equal(answer.status, 403);
    assert.match(answer.text, /second_factor_required/);
    const listed = await alone.get('/dashboard/api/bulk-actions', environmentId);
    assert.equal(listed.status, 403);
  });
});

describe('400', () => {
  it('is returned for more inquiries than the limit, none, and a text that the action does not accept', async () => {
    const person = await signedIn(service.current, { role: 'admin' });
    const many = Array.from({ length: 1001 }, (_each, at) => `inq_${String(at).padStart(24, 'a')}`);
    const tooMany = await sendBulkAction(person, { action: 'approve', 'inquiry-ids': many });
    assert.equal(tooMany.status, 400);
    assert.match(tooMany.text, /1000/);
    const bodies = [
      { action: 'approve', 'inquiry-ids': [] },
      { action: 'redact', 'inquiry-ids': [nowhere] },
      { action: 'add-tag', 'inquiry-ids': [nowhere] },
      { action: 'add-tag', 'inquiry-ids': [nowhere], 'tag-name': '' },
      { action: 'add-tag', 'inquiry-ids': [nowhere], 'tag-name': 'a', comment: 'b' },
      { action: 'mark-for-review', 'inquiry-ids': [nowhere], comment: 'b' },
    ];
    for (const body of bodies) assert.equal((await sendBulkAction(person, body)).status, 400, JSON.stringify(body));
    assert.deepEqual(await query(`select 1 from bulk_action_rows where inquiry_id = '${many[0]}'`), []);
  });
});
