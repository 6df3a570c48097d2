/** Decision of the template, as a separate step after the end of the flow. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { processVerification } from '../../src/resources/verification/inquiries/index.ts';
import { decideByTemplate } from '../../src/resources/verification/inquiries/operations/decide-by-template.ts';
import { relatedTo } from '../support/client.ts';
import { createIndividual, type Individual } from '../support/individual.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, published } from '../support/templates.ts';

const service = useService({ worker: false });
const passport = { type: 'government-id', countries: ['US'], 'id-classes': ['pp'] };

interface Walked {
  readonly id: string;
  readonly person: Individual;
}

/** Completes a flow without its decision, since no worker takes jobs here. */
async function walk(
  template: Record<string, unknown>,
  fields: Record<string, string> = {},
  captureMethod = 'upload',
): Promise<Walked> {
  const { sandbox, baseUrl } = service.current;
  const templateId = await createTemplate(sandbox);
  await published(sandbox, templateId, { steps: [passport], 'redirect-uri': 'https://shop.example/done', ...template });
  const made = await sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': templateId, fields } },
  });
  const { id } = made.body.data;
  const link = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const person = createIndividual(baseUrl);
  await person.open(String(link.body.meta?.['one-time-link']));
  await person.answer({ consent: 'yes' });
  const walked = { id, person };
  await showPassport(walked, captureMethod);
  return walked;
}

/** Sends a picture and waits for its verdict. */
async function showPassport({ id, person }: Walked, captureMethod = 'upload'): Promise<void> {
  await person.answer({ photo: await plainPicture(10), 'capture-method': captureMethod });
  await judgeLast({ id, person });
}

async function judgeLast({ id, person }: Walked): Promise<void> {
  const { sandbox, app, seeded } = service.current;
  const shown = await sandbox.get(`/inquiries/${id}`);
  const verification = relatedTo(shown.body.data, 'verifications').at(-1);
  await processVerification({ ...app, store: app.files }, seeded.sandbox.scope, verification?.id ?? '');
  await person.waitPast('processing');
}

const decide = (id: string) => {
  const { app, seeded } = service.current;
  return app.runner.write(seeded.sandbox.scope, { type: 'system' }, (context) => decideByTemplate(context, id));
};

const attributesOf = async (id: string) => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;

/** Returns the names of the inquiry's events, the oldest first. */
async function eventsOf(id: string): Promise<unknown[]> {
  const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
  return body.data
    .filter(({ attributes }: { attributes: Record<string, unknown> }) =>
      String(attributes['name']).startsWith('inquiry.'),
    )
    .map(({ attributes }: { attributes: Record<string, unknown> }) => attributes['name'])
    .toReversed();
}

describe('an inquiry whose flow has ended', () => {
  it('is completed, with its page and its way back, before the template decides', async () => {
    const { id, person } = await walk({});
    const before = await attributesOf(id);
    assert.deepEqual([before['status'], before['decisioned-at'], person.page.step], ['completed', null, 'success']);
    assert.match(person.page.html, /https:\/\/shop\.example\/done\?inquiry-id=[^"]*status=completed/);
    await decide(id);
    const after = await attributesOf(id);
    assert.equal(after['status'], 'approved');
    assert.equal(after['completed-at'], before['completed-at']);
    assert.ok(after['decisioned-at']);
    const names = await eventsOf(id);
    assert.ok(names.indexOf('inquiry.completed') < names.indexOf('inquiry.approved'), names.join());
  });

  it('is decided once, regardless of how often the job runs', async () => {
    const { id } = await walk({});
    await decide(id);
    const decided = await attributesOf(id);
    await decide(id);
    assert.deepEqual(await attributesOf(id), decided);
  });

  it('keeps the decision that a user or a key made meanwhile', async () => {
    const { id } = await walk({});
    await service.current.sandbox.post(`/inquiries/${id}/decline`);
    await decide(id);
    assert.equal((await attributesOf(id))['status'], 'declined');
  });

  it('stays completed where the template decides nothing', async () => {
    const { id } = await walk({ decision: { 'on-completed': 'none', 'on-failed': 'none', 'on-inconclusive': 'none' } });
    await decide(id);
    assert.equal((await attributesOf(id))['status'], 'completed');
  });

  it('is not changed once it is redacted', async () => {
    const { id } = await walk({});
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    await decide(id);
    assert.equal((await attributesOf(id))['status'], 'completed');
  });
});

describe('a document that differs from what the business filled in', () => {
  const compares = {
    steps: [{ ...passport, attempts: 2, checks: [{ name: 'id_attribute_comparison', requirement: 'required' }] }],
    'field-schemas': [{ type: 'string', key: 'comparison-name-last' }],
    decision: { 'on-completed': 'approve', 'on-failed': 'decline', 'on-inconclusive': 'mark-for-review' },
  };
  const differs = { 'name-last': 'Byron', 'comparison-name-last': 'Lovelace' };

  it('is requested again, then goes to review, and is never declined automatically', async () => {
    const walked = await walk(compares, differs);
    const { id, person } = walked;
    assert.equal(person.page.step, 'retry', person.page.html.slice(-1500));
    assert.equal((await attributesOf(id))['status'], 'pending');
    await person.answer({ continue: 'yes' });
    await showPassport(walked);
    assert.equal((await attributesOf(id))['status'], 'failed');
    await decide(id);
    assert.equal((await attributesOf(id))['status'], 'needs_review');
  });

  it('is declined by the rule when another finding speaks against it too', async () => {
    const expired = { 'name-last': 'SANDBOX-EXPIRED', 'comparison-name-last': 'Lovelace' };
    const [step] = compares.steps;
    const walked = await walk({ ...compares, steps: [{ ...step, attempts: 1 }] }, expired);
    await decide(walked.id);
    assert.equal((await attributesOf(walked.id))['status'], 'declined');
  });
});

interface ShownPage {
  readonly step: string;
  readonly csrf: string;
  readonly problem: { readonly code: string } | null;
}

/** Sends a photo like the page's script. */
async function scripted(cookie: string) {
  const url = `${service.current.baseUrl}/verify`;
  const headers = { accept: 'application/json', cookie };
  const shown = (await (await fetch(url, { headers })).json()) as ShownPage;
  return async (captureMethod: string) => {
    const form = new FormData();
    const fields = { csrf: shown.csrf, step: shown.step, 'capture-method': captureMethod };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('photo', await plainPicture(10));
    const answer = await fetch(url, { method: 'POST', headers, body: form });
    return { status: answer.status, page: (await answer.json()) as ShownPage };
  };
}

describe('pictures that may be files', () => {
  for (const said of ['upload', 'manual', 'auto']) {
    it(`go to review when the template requires it, also when the page reports \`${said}\``, async () => {
      const decision = { 'on-completed': 'approve', 'on-uploaded': 'mark-for-review' };
      const { id } = await walk({ decision }, {}, said);
      await decide(id);
      assert.equal((await attributesOf(id))['status'], 'needs_review');
    });
  }

  it('are refused by a camera-only step, and go to review when the page reports a camera', async () => {
    const { sandbox, baseUrl } = service.current;
    const templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [{ ...passport, 'capture-methods': ['camera'] }] });
    const made = await sandbox.post('/inquiries', { data: { attributes: { 'inquiry-template-id': templateId } } });
    const { id } = made.body.data;
    const link = await sandbox.post(`/inquiries/${id}/generate-one-time-link`);
    const person = createIndividual(baseUrl);
    await person.open(String(link.body.meta?.['one-time-link']));
    const front = await person.answer({ consent: 'yes' });
    assert.doesNotMatch(front.html, /type="file"/);
    assert.match(front.html, /turn on JavaScript/);
    const send = await scripted(person.cookie);
    const refused = await send('upload');
    assert.deepEqual([refused.status, refused.page.step], [422, 'front']);
    assert.equal(refused.page.problem?.code, 'capture_method_refused');
    assert.equal((await send('manual')).page.step, 'processing');
    await judgeLast({ id, person });
    await decide(id);
    assert.equal((await attributesOf(id))['status'], 'needs_review');
  });
});
