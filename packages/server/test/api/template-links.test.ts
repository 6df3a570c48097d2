/** Template links: opening one creates an inquiry in the hosted flow (contract, inquiries 8). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createIndividual, type Individual } from '../support/individual.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });

const person = (headers: Record<string, string> = {}): Individual => createIndividual(service.current.baseUrl, headers);

const linkTo = (parameters: Record<string, string>): string => `/verify?${new URLSearchParams(parameters)}`;

const seeded = (parameters: Record<string, string> = {}): string =>
  linkTo({ 'inquiry-template-id': service.current.templateId, ...parameters });

const idIn = (address: string): string =>
  new URL(address, 'http://localhost').searchParams.get('inquiry-id') ?? assert.fail(`no inquiry in ${address}`);

async function countInquiries(): Promise<number> {
  const listed = await service.current.sandbox.get('/inquiries?page[size]=100');
  return listed.body.data.length;
}

type Fields = Readonly<Record<string, { readonly value: unknown } | undefined>>;

async function attributesOf(id: string) {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const { attributes, relationships } = body.data;
  const account = relationships?.['account']?.data as { readonly id: string };
  return {
    ...attributes,
    fields: attributes['fields'] as Fields,
    accountId: account.id,
  };
}

describe('a template link', () => {
  it('creates an inquiry at the first load and opens the same one on reload', async () => {
    const visitor = person();
    await visitor.open(seeded());
    assert.deepEqual([visitor.page.status, visitor.page.step], [200, 'start'], visitor.page.html);
    const id = idIn(visitor.address);
    const count = await countInquiries();
    await visitor.open(visitor.address);
    assert.equal(idIn(visitor.address), id);
    assert.equal(await countInquiries(), count);
    await visitor.answer({ consent: 'yes' });
    assert.equal(visitor.page.step, 'country');
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(body.data.attributes['status'], 'pending');
  });

  it('creates another one for another visit', async () => {
    const [one, two] = [person(), person()];
    await one.open(seeded());
    await two.open(seeded());
    assert.notEqual(idIn(one.address), idIn(two.address));
  });

  it('accepts reference, fields, theme, language and look', async () => {
    const visitor = person({ 'accept-language': 'en' });
    await visitor.open(
      seeded({
        'environment-id': service.current.seeded.sandbox.scope.environmentId,
        'reference-id': 'customer-7',
        'fields[name-first]': 'Zelda',
        'fields[name_last]': 'Fitz',
        language: 'de',
        'style-variant': 'dark',
      }),
    );
    assert.match(visitor.page.html, /lang="de"/);
    assert.match(visitor.address, /style-variant=dark/);
    const { fields, accountId, ...shown } = await attributesOf(idIn(visitor.address));
    assert.equal((shown as Record<string, unknown>)['reference-id'], 'customer-7');
    assert.deepEqual([fields['name-first']?.value, fields['name-last']?.value], ['Zelda', 'Fitz']);
    const account = await service.current.sandbox.get(`/accounts/${accountId}`);
    assert.equal(account.body.data.attributes['reference-id'], 'customer-7');
  });

  it('names the template by its version, by its older id, and at the older path', async () => {
    const { sandbox, templateId } = service.current;
    const template = await sandbox.get(`/inquiry-templates/${templateId}`);
    const live = template.body.data.relationships?.['latest-published-version']?.data as { id: string };
    for (const link of [
      linkTo({ 'inquiry-template-version-id': live.id }),
      linkTo({ 'template-id': templateId.replace('itmpl_', 'tmpl_') }),
      linkTo({ 'inquiry-template-id': templateId, environment: 'sandbox' }),
    ]) {
      const visitor = person();
      await visitor.open(link);
      assert.equal(visitor.page.step, 'start', `${link} ${visitor.page.html}`);
    }
    const older = await fetch(new URL(seeded().replace('/verify', '/inquiry'), service.current.baseUrl), {
      redirect: 'manual',
    });
    assert.equal(older.headers.get('location'), seeded());
  });

  it('converts the texts of typed fields', async () => {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox);
    const schemas = ['integer', 'boolean'].map((type) => ({ key: `own-${type}`, type, config: {} }));
    await published(sandbox, templateId, { steps: [documentStep], 'field-schemas': schemas });
    const visitor = person();
    await visitor.open(
      linkTo({
        'template-id': templateId.replace('itmpl', 'tmpl'),
        'fields[own-integer]': '4',
        'fields[own-boolean]': 'true',
      }),
    );
    const { fields } = await attributesOf(idIn(visitor.address));
    assert.deepEqual(
      ['own-integer', 'own-boolean'].map((key) => fields[key]?.value),
      [4, true],
    );
  });

  it('creates nothing for a preview or a prefetch', async () => {
    const before = await countInquiries();
    const url = new URL(seeded(), service.current.baseUrl);
    const preview = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    const prefetch = await fetch(url, {
      headers: { accept: 'text/html', 'sec-purpose': 'prefetch' },
      redirect: 'manual',
    });
    assert.deepEqual([preview.status, prefetch.status], [200, 200]);
    assert.equal(await countInquiries(), before);
  });
});

const unknownTemplate = 'itmpl_AAAAAAAAAAAAAAAAAAAAAAAA';

const refused: readonly (readonly [
  title: string,
  parameters: Record<string, string>,
  status: number,
  words: RegExp,
])[] = [
  ['an inquiry together with a template', { 'inquiry-id': 'inq_1' }, 400, /This link does not work/],
  [
    'account-id together with reference-id',
    { 'account-id': 'act_1', 'reference-id': 'r' },
    400,
    /This link does not work/,
  ],
  [
    'account-id together with account-type-id',
    { 'account-id': 'act_1', 'account-type-id': 'acttp_1' },
    400,
    /not work/,
  ],
  ['two ways to name the template', { 'template-id': 'tmpl_1' }, 400, /This link does not work/],
  ['an unknown account', { 'account-id': 'act_unknown' }, 404, /This link does not work/],
  ['an unknown theme set', { 'theme-set-id': 'theset_unknown' }, 404, /This link does not work/],
  ['an unknown field', { 'fields[nothing]': '1' }, 422, /is not a known field/],
  ['a field of another type', { 'fields[birthdate]': 'yesterday' }, 422, /must be a date/],
  ['an unknown template', { 'inquiry-template-id': unknownTemplate }, 404, /This link does not work/],
  ['an unknown environment', { 'environment-id': 'env_unknown' }, 404, /This link does not work/],
  ['the other kind of environment', { environment: 'production' }, 404, /This link does not work/],
];

describe('a template link that is refused', () => {
  for (const [title, parameters, status, words] of refused) {
    it(`explains ${title} and creates nothing`, async () => {
      const before = await countInquiries();
      const visitor = person();
      await visitor.open(seeded(parameters));
      assert.deepEqual([visitor.page.status, visitor.page.step], [status, 'gone'], visitor.page.html);
      assert.match(visitor.page.html, words);
      assert.equal(await countInquiries(), before);
    });
  }

  it('looks the same for an unknown template and for one of another environment', async () => {
    const { seeded: made } = service.current;
    const of = async (id: string) => {
      const visitor = person();
      await visitor.open(
        linkTo({ 'inquiry-template-id': id, 'environment-id': service.current.seeded.sandbox.scope.environmentId }),
      );
      return [visitor.page.status, visitor.page.html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(id, '')];
    };
    assert.deepEqual(await of(made.production.templates[0]?.id ?? ''), await of(unknownTemplate));
  });

  it('is closed in production until the template opens it', async () => {
    const { production, seeded: made } = service.current;
    const templateId = made.production.templates[0]?.id ?? '';
    const visitor = person();
    await visitor.open(linkTo({ 'inquiry-template-id': templateId }));
    assert.deepEqual([visitor.page.status, visitor.page.step], [422, 'gone']);
    assert.match(visitor.page.html, /No new checks here right now/);
    assert.doesNotMatch(visitor.page.html, /links cannot create/);
    const opened = await production.request('PATCH', `/inquiry-templates/${templateId}`, {
      body: { data: { attributes: { 'client-side-creation': true } } },
    });
    assert.equal(opened.body.data.attributes['client-side-creation'], true, opened.text);
    await visitor.open(linkTo({ 'inquiry-template-id': templateId }));
    assert.equal(visitor.page.step, 'start', visitor.page.html);
  });

  it('is closed by an archived template', async () => {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox);
    await published(sandbox, templateId);
    await sandbox.post(`/inquiry-templates/${templateId}/archive`);
    const visitor = person();
    await visitor.open(linkTo({ 'inquiry-template-id': templateId }));
    assert.match(visitor.page.html, /No new checks here right now/);
  });
});

describe('the return address of a template link', () => {
  const own = 'https://shop.example/done?cart=5';

  async function wayBack(template: object, uri: string): Promise<URL | null> {
    const { sandbox } = service.current;
    const templateId = await createTemplate(sandbox, { ...template });
    await published(sandbox, templateId, { steps: [documentStep] });
    const visitor = person();
    const parameters = { 'redirect-uri': uri, 'reference-id': 'r-1', 'fields[name-first]': 'Zelda' };
    await visitor.open(linkTo({ 'inquiry-template-id': templateId, ...parameters }));
    const id = idIn(visitor.address);
    await visitor.answer({ consent: 'yes' });
    const done = await sandbox.post(`/inquiries/${id}/perform-simulate-actions`, {
      meta: { 'simulate-actions': [{ type: 'complete_inquiry' }] },
    });
    assert.equal(done.status, 200, done.text);
    await visitor.open(`/verify?inquiry-id=${id}`);
    const href = /<a [^>]*href="([^"]*inquiry-id=[^"]*)"/.exec(visitor.page.html)?.[1];
    return href === undefined ? null : new URL(href.replaceAll('&amp;', '&'));
  }

  it('carries the outcome of the flow, and no fields to an unlisted address', async () => {
    const back = await wayBack({}, own);
    assert.deepEqual(
      ['cart', 'status', 'reference-id'].map((name) => back?.searchParams.get(name)),
      ['5', 'completed', 'r-1'],
    );
    assert.equal(back?.searchParams.has('fields'), false);
  });

  it('carries the fields to a domain that the template lists', async () => {
    const back = await wayBack({ 'embedded-flow-domain-allowlist': ['shop.example'] }, own);
    assert.match(back?.searchParams.get('fields') ?? '', /Zelda/);
  });

  it('is dropped where the template lists other domains, or another scheme', async () => {
    assert.equal(await wayBack({ 'embedded-flow-domain-allowlist': ['other.example'] }, own), null);
    assert.equal(await wayBack({}, 'myapp://done'), null);
  });

  it('may have a scheme that the template lists', async () => {
    const back = await wayBack({ 'hosted-flow-redirect-uri-schemes': ['myapp'] }, 'myapp://done');
    assert.equal(back?.protocol, 'myapp:');
  });
});
