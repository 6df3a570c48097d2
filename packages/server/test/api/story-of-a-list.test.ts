/**
 * Lists over HTTP: a business blocks a domain and an employer, and inquiries with them show the match; a template
 * declines only matches that its conditions name.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { eventsAbout } from '../support/accounts.ts';
import { createInquiry, decidedStatus, simulate } from '../support/inquiries.ts';
import { createList, itemIn } from '../support/lists.ts';
import { signedIn } from '../support/people.ts';
import { type TestService, useService } from '../support/service.ts';
import { passportStep } from '../support/template-reports.ts';
import { createTemplate, draft, publish, published } from '../support/templates.ts';
import { isSignedWith, startWebhookReceiver } from '../support/webhook-receiver.ts';

const receiver = await startWebhookReceiver();
let secret = '';
const service = useService({}, async (started) => {
  secret = await listen(started);
});
after(() => receiver.close());

const declining = (when: string) =>
  Object.fromEntries([
    ['name', 'Blocked'],
    ['when', when],
    ['then', 'decline'],
  ]);

/** Publishes a template with a field `employer` that declines if the condition is true; returns its id. */
async function templateDeclining(when: string): Promise<string> {
  const { sandbox } = service.current;
  const templateId = await createTemplate(sandbox);
  await published(sandbox, templateId, {
    steps: [passportStep],
    'field-schemas': [{ type: 'string', key: 'employer' }],
    decision: {
      'on-completed': 'approve',
      'on-uploaded': 'approve',
      conditions: [declining(when)],
    },
  });
  return templateId;
}

const templateAsking = (list: string) => templateDeclining(`'${list}' in list_matches`);

/** Returns the secret of a webhook that is enabled for all events. */
async function listen({ sandbox }: TestService): Promise<string> {
  const attributes = { name: 'Shop', url: receiver.url, 'enabled-events': ['*'] };
  const made = await sandbox.post('/webhooks', { data: { attributes } });
  assert.equal(made.status, 201, made.text);
  assert.equal((await sandbox.post(`/webhooks/${made.body.data.id}/enable`)).status, 200);
  return String(made.body.data.attributes['secret']);
}

const countOf = async (plural: string, item: string) =>
  (await service.current.sandbox.get(`/list-item/${plural}/${item}`)).body.data.attributes['match-count'];

async function walked(templateId: string, fields: Readonly<Record<string, string>>) {
  const inquiry = await createInquiry(service.current, { 'inquiry-template-id': templateId, fields });
  const { signals, status } = inquiry.attributes;
  assert.equal(status, 'created');
  await simulate(service.current, inquiry.id, 'start_inquiry', 'create_passed_verification', 'complete_inquiry');
  return { id: inquiry.id, signals, status: await decidedStatus(service.current, inquiry.id) };
}

const kinds = [
  {
    plural: 'email-addresses',
    item: { value: '@Blocked.example', 'match-type': 'domain' },
    blocked: { 'email-address': 'Someone@Mail.BLOCKED.example' },
    free: { 'email-address': 'someone@unblocked.example' },
    signal: 'list-match/email-address',
  },
  {
    plural: 'strings',
    item: { value: 'Acme  Shell GmbH' },
    blocked: { employer: 'ａｃｍｅ shell gmbh' },
    free: { employer: 'Acme Shell' },
    signal: 'list-match/string',
  },
] as const;

describe('a list that a template uses', () => {
  for (const { plural, item, blocked, free, signal } of kinds) {
    it(`of ${plural} shows its match, counts it and declines, and the business gets the reason`, async () => {
      const list = await createList(service.current, plural);
      const blocking = await itemIn(service.current, plural, list.id, item);
      const templateId = await templateAsking(list.id);

      const met = await walked(templateId, blocked);
      assert.deepEqual(met.signals, [{ name: signal, value: list.id }]);
      assert.equal(await countOf(plural, blocking), 1);
      assert.equal(met.status, 'declined');
      const heard = await receiver.waitFor(
        ({ event }) => event.name === 'inquiry.declined' && event.payload.data.id === met.id,
      );
      assert.ok(isSignedWith(secret, heard));
      assert.equal(heard.event.payload.data.attributes['status'], 'declined');
      const told = await eventsAbout(service.current, met.id);
      assert.deepEqual(
        told.map(([name]) => name),
        ['inquiry.created', 'inquiry.started', 'inquiry.completed', 'inquiry.declined'],
      );
      assert.deepEqual(told.at(-1)?.[1], { 'decided-by-condition': 'Blocked' });

      const passed = await walked(templateId, free);
      assert.deepEqual([passed.signals, passed.status], [[], 'approved']);
      assert.equal(await countOf(plural, blocking), 1);
    });
  }

  it('declines no inquiry by a match of another list, nor once it is archived', async () => {
    const [asked, other] = await Promise.all([1, 2].map(() => createList(service.current, 'strings')));
    assert.ok(asked !== undefined && other !== undefined);
    const item = await itemIn(service.current, 'strings', other.id, { value: 'Other Works' });
    await itemIn(service.current, 'strings', asked.id, { value: 'Asked Works' });
    const templateId = await templateAsking(asked.id);
    const elsewhere = await walked(templateId, { employer: 'Other Works' });
    assert.deepEqual(elsewhere.signals, [{ name: 'list-match/string', value: other.id }]);
    assert.equal(elsewhere.status, 'approved');
    assert.equal(await countOf('strings', item), 1);
    const found = await service.current.sandbox.get(`/inquiries?filter[list-hit]=${other.id}`);
    assert.deepEqual(
      found.body.data.map(({ id }) => id),
      [elsewhere.id],
    );
    await service.current.sandbox.request('DELETE', `/lists/${asked.id}`);
    const late = await walked(templateId, { employer: 'Asked Works' });
    assert.deepEqual([late.signals, late.status], [[], 'approved']);
  });
});

describe('a condition about lists', () => {
  it('finds lists by id and by name in any case, and shows its result', async () => {
    const list = await createList(service.current, 'strings', { name: 'Shell companies' });
    await itemIn(service.current, 'strings', list.id, { value: 'Front Works' });
    for (const asked of [list.id, 'shell COMPANIES']) {
      const templateId = await templateDeclining(`list_hit('${asked}') && inquiry.status == 'completed'`);
      const met = await walked(templateId, { employer: 'Front Works' });
      assert.equal(met.status, 'declined');
      const reviewer = await signedIn(service.current, { role: 'reviewer' });
      const { text } = await reviewer.get(`/dashboard/api/inquiries/${met.id}/evidence`);
      assert.deepEqual(JSON.parse(text).conditions.decided.values, [
        { source: `list_hit('${asked}')`, value: 'true' },
        { source: 'inquiry.status', value: '"completed"' },
      ]);
      assert.equal((await walked(templateId, { employer: 'Other Front' })).status, 'approved');
    }
  });

  it('422 at publish: names a list that is unknown or archived', async () => {
    const { sandbox } = service.current;
    const list = await createList(service.current, 'strings', { name: 'Gone soon' });
    await sandbox.request('DELETE', `/lists/${list.id}`);
    for (const asked of ['Nowhere', 'gone soon', list.id]) {
      const made = await draft(sandbox, await createTemplate(sandbox), {
        steps: [passportStep],
        decision: { conditions: [declining(`list_hit('${asked}')`)] },
      });
      assert.equal(made.status, 201, made.text);
      const { status, body } = await publish(sandbox, made.body.data.id);
      assert.equal(status, 422);
      assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/decision/conditions/0/when');
    }
  });

  it('422: compares their ids, which are texts', async () => {
    const { sandbox } = service.current;
    const { status, body } = await draft(sandbox, await createTemplate(sandbox), {
      steps: [passportStep],
      decision: { conditions: [declining('7 in list_matches')] },
    });
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/decision/conditions/0/when');
  });
});
