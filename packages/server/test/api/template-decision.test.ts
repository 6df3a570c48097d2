/** The decision of the template is a step of its own after the end of the walk. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decideByTemplate, processVerification } from '../../src/resources/hosted-flow/index.ts';
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

/** A walk to its end whose decision waits, for no worker takes jobs here. */
async function walk(template: Record<string, unknown>, fields: Record<string, string> = {}): Promise<Walked> {
  const { sandbox, app, seeded, baseUrl } = service.current;
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
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  const shown = await sandbox.get(`/inquiries/${id}`);
  const [verification] = relatedTo(shown.body.data, 'verifications');
  const { runner, files, perceptionFor, lookupsFor } = app;
  const parts = { runner, store: files, perceptionFor, lookupsFor };
  await processVerification(parts, seeded.sandbox.scope, verification?.id ?? '');
  await person.waitPast('processing');
  return { id, person };
}

const decide = (id: string) => {
  const { app, seeded } = service.current;
  return app.runner.write(seeded.sandbox.scope, { type: 'system' }, (context) => decideByTemplate(context, id));
};

const attributesOf = async (id: string) => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data.attributes;

/** Names of the inquiry's events, oldest first. */
async function eventsOf(id: string): Promise<unknown[]> {
  const { body } = await service.current.sandbox.get(`/events?filter[object-id]=${id}&page[size]=100`);
  return body.data
    .filter(({ attributes }: { attributes: Record<string, unknown> }) =>
      String(attributes['name']).startsWith('inquiry.'),
    )
    .map(({ attributes }: { attributes: Record<string, unknown> }) => attributes['name'])
    .toReversed();
}

describe('an inquiry whose walk has ended', () => {
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

  it('is decided once, however often the job runs', async () => {
    const { id } = await walk({});
    await decide(id);
    const decided = await attributesOf(id);
    await decide(id);
    assert.deepEqual(await attributesOf(id), decided);
  });

  it('stays as a person or a key decided meanwhile', async () => {
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

  it('is not touched once it is redacted', async () => {
    const { id } = await walk({});
    await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    await decide(id);
    assert.equal((await attributesOf(id))['status'], 'completed');
  });
});
