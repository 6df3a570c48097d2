/** Template journey from the API to the flow: draft, publication, inquiry, revert. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ApiResource, relatedTo } from '../support/client.ts';
import { createIndividual } from '../support/individual.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, draft, publish, published, selfieStep } from '../support/templates.ts';

const service = useService();

const hex = (value: string) => ({ unit: 'hex', value });
const styles = {
  light: { inquiry: { 'primary-color': hex('#0b6b3a'), 'border-radius': { unit: 'px', value: 4 } } },
};

async function inquire(template: string, attributes: Record<string, unknown> = {}) {
  const answer = await service.current.sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': template, ...attributes } },
    meta: { 'auto-create-one-time-link': true },
  });
  assert.equal(answer.status, 200, answer.text);
  return { inquiry: answer.body.data, link: String(answer.body.meta?.['one-time-link']) };
}

const picture = () => plainPicture(shade++, 600, 800);
let shade = 0;

const versionOf = (inquiry: ApiResource) => relatedTo(inquiry, 'inquiry-template-version')[0]?.id;

async function themeSet(): Promise<string> {
  const { body } = await service.current.sandbox.post('/theme-sets', {
    data: { attributes: { name: 'Brand', styles } },
  });
  return body.data.id;
}

async function themedTemplate() {
  const { sandbox } = service.current;
  const template = await createTemplate(sandbox, { name: 'Members' });
  const passport = { type: 'government-id', countries: ['DE'], 'id-classes': ['pp'], attempts: 1 };
  const set = await themeSet();
  const made = await draft(sandbox, template, {
    steps: [passport, selfieStep],
    'enabled-locales': ['en-US', 'fr'],
    'theme-set-id': set,
    'redirect-uri': 'https://shop.example/done',
    'picture-retention-days': 7,
    decision: { 'on-completed': 'mark-for-review' },
    expiration: { 'after-create-interval-seconds': 600, 'after-start-interval-seconds': 1200 },
    'session-limit': 2,
  });
  assert.equal(made.status, 201, made.text);
  const heading = { step: 'start', component: 'title', 'attribute-name': 'text' };
  const value = 'Bienvenue <b>chez</b> "{org}"';
  const sent = await sandbox.post(`/inquiry-templates/${template}/translations`, {
    data: { attributes: { translations: [{ ...heading, 'locale-values': [{ locale: 'fr', value }] }] } },
  });
  assert.equal(sent.body.data.id, made.body.data.id, sent.text);
  assert.equal((await publish(sandbox, made.body.data.id)).status, 200);
  return { template, version: made.body.data.id, set };
}

describe('the story of a template', () => {
  it('create, draft, publish, inquire, publish another, revert, inquire again', async () => {
    const { sandbox } = service.current;
    const { template, version } = await themedTemplate();
    const first = await inquire(template);
    assert.equal(versionOf(first.inquiry), version);
    const second = await published(sandbox, template, { steps: [selfieStep] });
    assert.equal(versionOf((await inquire(template)).inquiry), second.id);
    await draft(sandbox, template, { steps: [selfieStep], 'session-limit': 1 });
    assert.equal(versionOf((await inquire(template)).inquiry), second.id);
    const reverted = await sandbox.post(`/inquiry-templates/${template}/revert`, {
      meta: { 'inquiry-template-version-id': version },
    });
    assert.equal(reverted.status, 200, reverted.text);
    assert.equal(versionOf((await inquire(template)).inquiry), version);
    const shown = await sandbox.get(`/inquiries/${first.inquiry.id}`);
    assert.equal(versionOf(shown.body.data), version);
  });

  it('the flow shows the configured steps, in the words and the look of the business', async () => {
    const { baseUrl } = service.current;
    const { template } = await themedTemplate();
    const { inquiry, link } = await inquire(template);
    assert.equal(
      Date.parse(String(inquiry.attributes['expires-at'])) - Date.parse(String(inquiry.attributes['created-at'])),
      600_000,
    );
    const individual = createIndividual(baseUrl);
    const start = await individual.open(`${link}&language=fr`);
    assert.match(start.html, /<html lang="fr"/);
    assert.match(start.html, /<h1[^>]*>Bienvenue &lt;b>chez&lt;\/b> (?:"|&quot;)/);
    assert.doesNotMatch(start.html, /<b>chez/);
    assert.match(
      start.html,
      /<style nonce="[^"]+">:root\{color-scheme:light;[^<]*--accent:#0b6b3a[^<]*--radius:0.25rem/,
    );
    assert.match(start.html, /7 jours/);
    const front = await individual.answer({ consent: 'yes' });
    assert.equal(front.step, 'front');
    assert.match(front.html, /passeport/i);
    await individual.answer({ photo: await picture(), 'capture-method': 'upload' });
    assert.equal((await individual.waitPast('processing')).step, 'selfie');
    await individual.answer({
      center: await picture(),
      left: await picture(),
      right: await picture(),
      'capture-method': 'upload',
    });
    const end = await individual.waitPast('processing');
    assert.match(end.step, /^(success|needs-review)$/);
    assert.match(end.html, /https:\/\/shop\.example\/done\?inquiry-id=[^"]*status=completed/);
    assert.equal(await decidedStatus(service.current, inquiry.id), 'needs_review');
  });

  it('a step with one attempt allows no retry, and the limit of sessions applies', async () => {
    const { baseUrl, sandbox } = service.current;
    const { template } = await themedTemplate();
    const { inquiry, link } = await inquire(template, { fields: { 'name-last': 'SANDBOX-EXPIRED' } });
    const individual = createIndividual(baseUrl);
    await individual.open(link);
    await individual.answer({ consent: 'yes' });
    await individual.answer({ photo: await picture(), 'capture-method': 'upload' });
    await individual.waitPast('processing');
    const session = () => sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': inquiry.id } } });
    assert.notEqual(individual.page.step, 'retry');
    assert.match(await decidedStatus(service.current, inquiry.id), /^(declined|needs_review)$/);
    const other = await inquire(template);
    const again = () => sandbox.post('/inquiry-sessions', { data: { attributes: { 'inquiry-id': other.inquiry.id } } });
    assert.equal((await again()).status, 201);
    assert.equal((await again()).status, 422);
    assert.equal((await session()).status, 409);
  });

  it('a disabled language is not shown, an archived theme set is not used, another one may be', async () => {
    const { baseUrl, sandbox } = service.current;
    const { template, set } = await themedTemplate();
    const german = await createIndividual(baseUrl).open(`${(await inquire(template)).link}&language=de`);
    assert.match(german.html, /<html lang="en-US"/);
    assert.match(german.html, /<style nonce/);
    await sandbox.request('DELETE', `/theme-sets/${set}`);
    const plain = await createIndividual(baseUrl).open((await inquire(template)).link);
    assert.doesNotMatch(plain.html, /<style/);
    const own = await createIndividual(baseUrl).open(
      (await inquire(template, { 'theme-set-id': await themeSet() })).link,
    );
    assert.match(own.html, /<style nonce/);
  });
});
