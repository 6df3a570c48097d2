import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const hex = (value: string) => ({ unit: 'hex', value });
const styles = {
  settings: { 'use-dark-theme': false, 'preferred-theme-variant': 'light' },
  light: {
    inquiry: { 'primary-color': hex('#111111') },
    components: {
      button: { primary: { base: { 'background-color': hex('#111111'), 'text-color': hex('#FFFFFF') } } },
    },
  },
};

const create = (attributes: Record<string, unknown>, headers?: Record<string, string>) =>
  service.current.production.post('/theme-sets', { data: { attributes } }, headers);
const change = (id: string, attributes: Record<string, unknown>) =>
  service.current.production.request('PATCH', `/theme-sets/${id}`, { body: { data: { attributes } } });
const archive = (id: string) => service.current.production.request('DELETE', `/theme-sets/${id}`);

async function made(name = 'Brand'): Promise<string> {
  const { status, body, text } = await create({ name, styles });
  assert.equal(status, 201, text);
  return body.data.id;
}

describe('POST /theme-sets', () => {
  it('201: returns the set with its styles as they were sent', async () => {
    const { status, body } = await create({ name: 'Brand Default', styles });
    assert.equal(status, 201);
    assert.match(body.data.id, /^theset_[1-9A-Za-z]{24}$/);
    assert.deepEqual(body.data.attributes['styles'], styles);
    assert.deepEqual([body.data.attributes['status'], body.data.attributes['archived-at']], ['active', null]);
  });
  it('201: accepts camel names and answers in camel case, inside the styles too', async () => {
    const camel = { settings: { useDarkTheme: true }, light: { inquiry: { primaryColor: hex('#111111') } } };
    const { status, body } = await create({ name: 'Camel', styles: camel }, { 'key-inflection': 'camel' });
    assert.equal(status, 201);
    assert.deepEqual(body.data.attributes['styles'], camel);
  });
  it('201: accepts a set without styles', async () => {
    const { body } = await create({ name: 'Plain' });
    assert.deepEqual(body.data.attributes['styles'], {});
  });
  it('400: names each invalid cell, with its place', async () => {
    const wrong = { light: { inquiry: { 'primary-color': hex('red'), 'made-up': hex('#fff') } } };
    const { status, body } = await create({ name: 'Wrong', styles: wrong });
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors?.map(({ source }) => source?.pointer),
      ['primary-color', 'made-up'].map((cell) => `/data/attributes/styles/light/inquiry/${cell}`),
    );
  });
  it('400: requires a name and refuses unknown settings', async () => {
    assert.equal((await create({ styles })).status, 400);
    assert.equal((await create({ name: '' })).status, 400);
    assert.equal(
      (await create({ name: 'x', styles: { settings: { 'preferred-theme-variant': 'blue' } } })).status,
      400,
    );
    assert.equal((await create({ name: 'x', styles: { sepia: {} } })).status, 400);
  });
  it('422: refuses illegible colours, and names the contrast', async () => {
    const pale = { light: { inquiry: { 'primary-color': hex('#ffee88') } } };
    const { status, body } = await create({ name: 'Pale', styles: pale });
    assert.equal(status, 422);
    assert.equal(body.errors?.[0]?.source?.pointer, '/data/attributes/styles/light/inquiry/primary-color');
    assert.match(body.errors?.[0]?.details ?? '', /contrast of 1\.\d+, 4\.5 is needed/);
  });
});

describe('GET /theme-sets', () => {
  it('200: lists newest first, by status, and none of another environment', async () => {
    const [active, archived] = [await made('One'), await made('Two')];
    await archive(archived);
    const ids = async (query: string) => {
      const { body } = await service.current.production.get(`/theme-sets?page[size]=100${query}`);
      return body.data.map(({ id }) => id);
    };
    assert.deepEqual((await ids('')).slice(0, 2), [archived, active]);
    assert.ok(!(await ids('&filter[status]=active')).includes(archived));
    assert.deepEqual(await ids('&filter[status]=archived'), [archived]);
    const foreign = await service.current.sandbox.get('/theme-sets');
    assert.deepEqual(foreign.body.data, []);
  });
  it('400: accepts two statuses and no other filter', async () => {
    assert.equal((await service.current.production.get('/theme-sets?filter[status]=lost')).status, 400);
    assert.equal((await service.current.production.get('/theme-sets?filter[name]=x')).status, 400);
  });
});

describe('GET /theme-sets/{id}', () => {
  it('200: returns the set, also an archived one', async () => {
    const id = await made();
    await archive(id);
    const { status, body } = await service.current.production.get(`/theme-sets/${id}`);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['status'], 'archived');
  });
  it('404: an unknown set, and one of another environment', async () => {
    const id = await made();
    assert.equal((await service.current.production.get('/theme-sets/theset_unknown')).status, 404);
    assert.equal((await service.current.sandbox.get(`/theme-sets/${id}`)).status, 404);
  });
});

describe('PATCH /theme-sets/{id}', () => {
  it('200: replaces the styles as a whole, keeps what is omitted', async () => {
    const id = await made('Before');
    const dark = { dark: { inquiry: { 'border-radius': { unit: 'px', value: 4 } } } };
    const { status, body } = await change(id, { styles: dark });
    assert.equal(status, 200);
    assert.deepEqual(body.data.attributes['styles'], dark);
    assert.equal(body.data.attributes['name'], 'Before');
    const renamed = await change(id, { name: 'After' });
    assert.deepEqual(renamed.body.data.attributes['styles'], dark);
  });
  it('400 and 422: validates as on creation, and changes nothing', async () => {
    const id = await made('Kept');
    assert.equal((await change(id, { name: 'New', styles: { light: { inquiry: { x: 1 } } } })).status, 400);
    const pale = { light: { inquiry: { 'text-color': hex('#cccccc') } } };
    assert.equal((await change(id, { name: 'New', styles: pale })).status, 422);
    const { body } = await service.current.production.get(`/theme-sets/${id}`);
    assert.deepEqual([body.data.attributes['name'], body.data.attributes['styles']], ['Kept', styles]);
  });
  it('404 and 409: an unknown set, an archived one', async () => {
    assert.equal((await change('theset_unknown', { name: 'x' })).status, 404);
    const id = await made();
    await archive(id);
    assert.equal((await change(id, { name: 'x' })).status, 409);
  });
});

describe('DELETE /theme-sets/{id}', () => {
  it('200: archives it and returns the time', async () => {
    const { status, body } = await archive(await made());
    assert.equal(status, 200);
    assert.equal(body.data.attributes['status'], 'archived');
    assert.equal(body.data.attributes['archived-at'], body.data.attributes['updated-at']);
  });
  it('404 and 409: an unknown set, a second time', async () => {
    assert.equal((await archive('theset_unknown')).status, 404);
    const id = await made();
    assert.equal((await archive(id)).status, 200);
    assert.equal((await archive(id)).status, 409);
  });
});
