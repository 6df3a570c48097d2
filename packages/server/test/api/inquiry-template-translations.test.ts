import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { createTemplate, draft, publish, published, selfieStep } from '../support/templates.ts';

const service = useService({ worker: false });

interface Row {
  step: string;
  component: string;
  'attribute-name': string;
  'locale-values': { locale: string; value: string | null }[];
}

const path = (id: string) => `/inquiry-templates/${id}/translations`;
const read = async (id: string) => {
  const { status, body, text } = await service.current.production.get(path(id));
  assert.equal(status, 200, text);
  return { id: body.data.id, type: body.data.type, rows: body.data.attributes['translations'] as Row[] };
};
const send = (id: string, translations: unknown) =>
  service.current.production.post(path(id), { data: { attributes: { translations } } });
const heading = (value: string | null, locale = 'fr') => ({
  step: 'start',
  component: 'title',
  'attribute-name': 'text',
  'locale-values': [{ locale, value }],
});
const headingIn = (rows: Row[], locale = 'fr') =>
  rows
    .find(({ step, component }) => step === 'start' && component === 'title')
    ?.['locale-values'].find((each) => each.locale === locale)?.value;

async function liveTemplate(attributes: Record<string, unknown> = {}) {
  const template = await createTemplate(service.current.production);
  const live = await published(service.current.production, template, { steps: [selfieStep], ...attributes });
  return { template, live };
}

describe('GET /inquiry-templates/{id}/translations', () => {
  it('200: returns every sentence of every enabled locale, with plural forms, by the live version’s id', async () => {
    const { template, live } = await liveTemplate({ 'enabled-locales': ['fr', 'de'] });
    const { id, type, rows } = await read(template);
    assert.deepEqual([type, id], ['inquiry-template-translations', live.id]);
    for (const row of rows) {
      assert.deepEqual(
        row['locale-values'].map(({ locale }) => locale),
        // German has no plural form for millions.
        row['attribute-name'] === 'many' ? ['fr'] : ['fr', 'de'],
      );
    }
    assert.match(headingIn(rows) ?? '', /\{org\}/);
  });
  it('200: returns those of the draft once there is one', async () => {
    const { template } = await liveTemplate();
    const made = await draft(service.current.production, template, {});
    assert.equal((await read(template)).id, made.body.data.id);
  });
  it('404: an unknown template, one without a version, one of another environment', async () => {
    const { production, sandbox } = service.current;
    const { template } = await liveTemplate();
    assert.equal((await production.get(path('itmpl_unknown'))).status, 404);
    assert.equal((await production.get(path(await createTemplate(production)))).status, 404);
    assert.equal((await sandbox.get(path(template))).status, 404);
  });
});

describe('POST /inquiry-templates/{id}/translations', () => {
  it('200: creates a draft of the live version, stores the rows and publishes nothing', async () => {
    const { template, live } = await liveTemplate();
    const { status, body } = await send(template, [heading('Bienvenue chez {org}')]);
    assert.equal(status, 200);
    assert.deepEqual([body.data.type, body.data.attributes['status']], ['inquiry-template-version', 'draft']);
    assert.equal(body.data.attributes['steps'], undefined);
    assert.notEqual(body.data.id, live.id);
    assert.equal(headingIn((await read(template)).rows), 'Bienvenue chez {org}');
    const shown = await service.current.production.get(`/inquiry-template-versions/${live.id}`);
    assert.equal(shown.body.data.attributes['live'], true);
  });
  it('200: keeps omitted rows, null removes the own sentence, and the next draft has them too', async () => {
    const { production } = service.current;
    const { template } = await liveTemplate();
    const own = headingIn((await read(template)).rows);
    await send(template, [heading('Un')]);
    const { body } = await send(template, [heading('Eins', 'de')]);
    await publish(production, body.data.id);
    await draft(production, template, {});
    const { rows } = await read(template);
    assert.deepEqual([headingIn(rows), headingIn(rows, 'de')], ['Un', 'Eins']);
    await send(template, [heading(null)]);
    assert.equal(headingIn((await read(template)).rows), own);
  });
  it('200: accepts back what was read as a whole, and completes a locale of its own', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const made = await draft(production, template, { steps: [selfieStep], 'enabled-locales': ['en-US', 'th'] });
    const { rows } = await read(template);
    const filled = rows.map((row) => ({
      ...row,
      'locale-values': row['locale-values'].map(({ locale, value }) => ({ locale, value: value ?? 'ก' })),
    }));
    assert.equal((await publish(production, made.body.data.id)).status, 422);
    const answer = await send(template, filled);
    assert.equal(answer.status, 200, answer.text);
    assert.equal((await publish(production, made.body.data.id)).status, 200);
  });
  it('400: requires complete rows', async () => {
    const { template } = await liveTemplate();
    assert.equal((await send(template, undefined)).status, 400);
    assert.equal((await send(template, [{ step: 'start' }])).status, 400);
    assert.equal((await send(template, [{ ...heading('x'), colour: 'red' }])).status, 400);
  });
  it('404 and 409: an unknown template, and one that has no version to begin with', async () => {
    assert.equal((await send('itmpl_unknown', [heading('x')])).status, 404);
    assert.equal((await send(await createTemplate(service.current.production), [heading('x')])).status, 409);
  });
  it('422: points at each invalid row, and neither creates a draft nor stores the others', async () => {
    const { template, live } = await liveTemplate();
    const rows = [heading('Bien'), heading('x', 'th'), { ...heading('x'), component: 'nothing' }, heading('{name}')];
    const { status, body } = await send(template, rows);
    assert.equal(status, 422);
    assert.deepEqual(
      body.errors?.map(({ source }) => source?.pointer),
      ['/1/locale-values/0/locale', '/2', '/3/locale-values/0/value'].map((at) => `/data/attributes/translations${at}`),
    );
    assert.equal((await read(template)).id, live.id);
  });
});
