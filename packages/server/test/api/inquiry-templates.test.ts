import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { createTemplate, published, selfieStep } from '../support/templates.ts';

const service = useService({ worker: false });

const create = (attributes: Record<string, unknown>) =>
  service.current.production.post('/inquiry-templates', { data: { attributes } });
const change = (id: string, attributes: Record<string, unknown>) =>
  service.current.production.request('PATCH', `/inquiry-templates/${id}`, { body: { data: { attributes } } });
const act = (id: string, action: string) => service.current.production.post(`/inquiry-templates/${id}/${action}`);
const inquire = (id: string, attributes: Record<string, unknown> = {}) =>
  service.current.production.post('/inquiries', { data: { attributes: { 'inquiry-template-id': id, ...attributes } } });

describe('POST /inquiry-templates', () => {
  it('201: creates an active template without a version, which no inquiry can follow yet', async () => {
    const { status, body } = await create({ name: 'Members' });
    assert.equal(status, 201);
    assert.match(body.data.id, /^itmpl_/);
    assert.deepEqual([body.data.attributes['name'], body.data.attributes['status']], ['Members', 'active']);
    assert.equal(body.data.relationships['latest-published-version']?.data, null);
    const refused = await inquire(body.data.id);
    assert.equal(refused.status, 422);
    assert.match(refused.body.errors?.[0]?.details ?? '', /no published version/);
  });
  it('201: accepts its lists', async () => {
    const lists = {
      'embedded-flow-domain-allowlist': ['example.com', '*.example.com', 'localhost:3000'],
      'hosted-flow-subdomains': ['mycompany'],
      'hosted-flow-redirect-uri-schemes': ['https', 'myapp'],
    };
    const { body } = await create({ name: 'Listed', ...lists });
    for (const [name, value] of Object.entries(lists)) assert.deepEqual(body.data.attributes[name], value);
  });
  it('400: requires a name and refuses unknown members', async () => {
    assert.equal((await create({})).status, 400);
    assert.equal((await create({ name: '' })).status, 400);
    assert.equal((await create({ name: 'x', 'hosted-flow-subdomains': 'mine' })).status, 400);
  });
  const bad: readonly (readonly [string, Record<string, unknown>])[] = [
    [
      'embedded-flow-domain-allowlist',
      { 'embedded-flow-domain-allowlist': ["example.com; script-src 'unsafe-inline'"] },
    ],
    ['embedded-flow-domain-allowlist', { 'embedded-flow-domain-allowlist': ['https://example.com/'] }],
    ['hosted-flow-subdomains', { 'hosted-flow-subdomains': ['my.company'] }],
    ['hosted-flow-redirect-uri-schemes', { 'hosted-flow-redirect-uri-schemes': ['javascript'] }],
    ['hosted-flow-redirect-uri-schemes', { 'hosted-flow-redirect-uri-schemes': ['https:'] }],
  ];
  for (const [name, attributes] of bad) {
    it(`422: refuses ${JSON.stringify(attributes)} and points at it`, async () => {
      const { status, body } = await create({ name: 'x', ...attributes });
      assert.equal(status, 422);
      assert.equal(body.errors?.[0]?.source?.pointer, `/data/attributes/${name}/0`);
    });
  }
});

describe('GET /inquiry-templates', () => {
  it('200: lists and retrieves them with the live version on request; another environment sees none', async () => {
    const { production, seeded } = service.current;
    const list = await production.get('/inquiry-templates?page[size]=100');
    const ids = list.body.data.map(({ id }) => id);
    for (const { id } of seeded.production.templates) assert.ok(ids.includes(id));
    const [template] = seeded.production.templates;
    const shown = await production.get(`/inquiry-templates/${template?.id}?include=latest-published-version`);
    assert.equal(shown.body.data.attributes['name'], template?.name);
    assert.equal(shown.body.included?.[0]?.attributes['live'], true);
    assert.equal((await service.current.sandbox.get(`/inquiry-templates/${template?.id}`)).status, 404);
    const inquiry = await inquire(template?.id ?? '');
    const way = await production.get(
      `/inquiries/${inquiry.body.data.id}?include=inquiry-template.latest-published-version`,
    );
    assert.deepEqual(
      way.body.included?.map(({ type }) => type),
      ['inquiry-template', 'inquiry-template-version'],
    );
  });
});

describe('PATCH /inquiry-templates/{id}', () => {
  it('200: changes what is given', async () => {
    const id = await createTemplate(service.current.production, { 'hosted-flow-subdomains': ['a'] });
    const { status, body } = await change(id, { name: 'Renamed' });
    assert.equal(status, 200);
    assert.deepEqual(
      [body.data.attributes['name'], body.data.attributes['hosted-flow-subdomains']],
      ['Renamed', ['a']],
    );
  });
  it('200: a listed scheme is allowed for inquiries, a removed one no longer', async () => {
    const { production } = service.current;
    const id = await createTemplate(production);
    await published(production, id, { steps: [selfieStep] });
    assert.equal((await inquire(id, { 'redirect-uri': 'myapp://done' })).status, 422);
    await change(id, { 'hosted-flow-redirect-uri-schemes': ['myapp'] });
    const inquiry = await inquire(id, { 'redirect-uri': 'myapp://done' });
    assert.equal(inquiry.status, 200, inquiry.text);
    await change(id, { 'hosted-flow-redirect-uri-schemes': [] });
    const moved = await production.request('PATCH', `/inquiries/${inquiry.body.data.id}`, {
      body: { data: { attributes: { 'redirect-uri': 'myapp://elsewhere' } } },
    });
    assert.equal(moved.status, 422);
  });
  it('404 and 422: an unknown template; a list that excludes the own address of the live version', async () => {
    assert.equal((await change('itmpl_unknown', { name: 'x' })).status, 404);
    const { production } = service.current;
    const id = await createTemplate(production);
    await published(production, id, { steps: [selfieStep], 'redirect-uri': 'https://example.com/' });
    const { status, body } = await change(id, { 'hosted-flow-redirect-uri-schemes': ['myapp'] });
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/hosted-flow-redirect-uri-schemes');
  });
});

describe('POST /inquiry-templates/{id}/archive and /activate', () => {
  it('200: no new inquiry follows an archived template, nor its version, until it is active again', async () => {
    const { production } = service.current;
    const id = await createTemplate(production);
    const version = await published(production, id);
    assert.equal((await inquire(id)).status, 200);
    const archived = await act(id, 'archive');
    assert.deepEqual([archived.status, archived.body.data.attributes['status']], [200, 'inactive']);
    assert.equal((await inquire(id)).status, 422);
    const pinned = { data: { attributes: { 'inquiry-template-version-id': version.id } } };
    assert.equal((await production.post('/inquiries', pinned)).status, 422);
    assert.equal((await act(id, 'activate')).body.data.attributes['status'], 'active');
    assert.equal((await inquire(id)).status, 200);
    assert.equal((await production.post('/inquiries', pinned)).status, 200);
  });
  it('404 and 409: an unknown template, and a repeated request', async () => {
    assert.equal((await act('itmpl_unknown', 'archive')).status, 404);
    const id = await createTemplate(service.current.production);
    assert.equal((await act(id, 'activate')).status, 409);
    assert.equal((await act(id, 'archive')).status, 200);
    assert.equal((await act(id, 'archive')).status, 409);
  });
});
