import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useService } from '../support/service.ts';
import { createTemplate, draft, published, selfieStep } from '../support/templates.ts';

const service = useService({ worker: false });

/** One field of each of the fourteen types, with a valid value. */
const fields: readonly (readonly [type: string, config: Record<string, unknown>, value: unknown])[] = [
  ['array', { 'item-schema': { type: 'integer', key: 'item' } }, [1, 2]],
  ['boolean', {}, true],
  ['choices', { options: ['basic', 'gold'] }, 'gold'],
  ['date', { 'min-date': '2020-01-01' }, '2026-02-03'],
  ['datetime', {}, '2026-02-03T04:05:06.000Z'],
  ['email-address', {}, 'ada@example.com'],
  [
    'file',
    { 'supported-mime-types': ['text/plain'] },
    { filename: 'a.txt', data: Buffer.from('a').toString('base64') },
  ],
  ['hash', { 'item-schemas': [{ type: 'string', key: 'street' }] }, { street: 'Main' }],
  ['integer', { min: 1, max: 9 }, 5],
  [
    'json',
    { 'json-schema': { type: 'object', properties: { fooBar: { type: 'integer' } }, required: ['fooBar'] } },
    { fooBar: 1 },
  ],
  ['multi-choices', { options: ['a', 'b'] }, ['b']],
  ['number', {}, 1.5],
  ['string', { 'max-char-length': 3 }, 'abc'],
  ['relation-schema', { target: 'document-generic' }, null],
];

const keyOf = (type: string) => `my_${type.replaceAll('-', '_')}`;
const schemas = fields.map(([type, config]) => ({ type, key: keyOf(type), label: `My ${type}`, config }));

const inquire = (template: string, values: Record<string, unknown>) =>
  service.current.production.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': template, fields: values } },
  });

interface ShownSchema {
  key: string;
  type: string;
  label: string | null;
  'default-value'?: unknown;
  config: Record<string, unknown>;
}

async function fieldsOf(template: string): Promise<ShownSchema[]> {
  const { body } = await service.current.production.get(`/inquiry-templates/${template}`);
  return body.data.attributes['field-schemas'] as ShownSchema[];
}

describe('field-schemas of a version', () => {
  it('201: accepts all fourteen types; the template shows the live ones, names of a JSON Schema as sent', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    assert.equal((await fieldsOf(template)).length, 19);
    const version = await published(production, template, { steps: [selfieStep], 'field-schemas': schemas });
    const shown = await fieldsOf(template);
    assert.equal(shown.length, 19 + 14);
    assert.deepEqual(version.attributes['field-schemas'], shown);
    for (const [type, config] of fields) {
      const found = shown.find(({ key }) => key === keyOf(type));
      assert.deepEqual([found?.type, found?.label], [type, `My ${type}`]);
      if (type === 'json') assert.deepEqual(found?.config['json-schema'], config['json-schema']);
    }
  });

  it('200: an inquiry accepts a value of each, validates it, and shows it by the schema', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    await published(production, template, { steps: [selfieStep], 'field-schemas': schemas });
    const values = Object.fromEntries(
      fields.filter(([, , value]) => value !== null).map(([type, , value]) => [keyOf(type), value]),
    );
    const made = await inquire(template, values);
    assert.equal(made.status, 200, made.text);
    const shown = made.body.data.attributes['fields'] as Record<string, { type: string; value: unknown }>;
    assert.deepEqual(shown['my-choices'], { type: 'choices', value: 'gold' });
    assert.deepEqual(shown['my-json'], { type: 'json', value: { fooBar: 1 } });
    assert.equal(shown['my-relation-schema']?.type, 'generic');
    const wrong = { my_choices: 'iron', my_integer: 10, my_string: 'abcd', my_json: { fooBar: 'x' } };
    for (const [key, value] of Object.entries(wrong)) {
      const refused = await inquire(template, { [key]: value });
      assert.ok([400, 422].includes(refused.status), key);
      assert.equal(refused.body.errors?.[0]?.source?.pointer, `/data/attributes/fields/${key}`);
    }
    const other = service.current.seeded.production.templates[0]?.id ?? '';
    assert.equal((await inquire(other, { my_choices: 'gold' })).status, 422);
  });

  it('a number shows its limits, none where it has none, and accepts no value beyond them', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const given = [
      { type: 'number', key: 'share', config: { min: 0.5, max: 99.5 } },
      { type: 'number', key: 'balance', config: { max: 0 } },
      { type: 'number', key: 'height' },
    ];
    const version = await published(production, template, { steps: [selfieStep], 'field-schemas': given });
    const limits = (await fieldsOf(template)).slice(-3).map(({ type, config }) => [type, config['min'], config['max']]);
    assert.deepEqual(limits, [
      ['number', 0.5, 99.5],
      ['number', undefined, 0],
      ['number', undefined, undefined],
    ]);
    assert.deepEqual(version.attributes['field-schemas'], await fieldsOf(template));
    for (const [key, value] of [
      ['share', 0.49],
      ['share', 99.51],
      ['balance', 0.01],
    ] as const) {
      const { status, body } = await inquire(template, { [key]: value });
      assert.deepEqual([status, body.errors?.[0]?.source?.pointer], [422, `/data/attributes/fields/${key}`]);
    }
    for (const values of [
      { share: 0.5, balance: 0, height: -1e9 },
      { share: 99.5, balance: -0.01, height: 1e9 },
    ]) {
      const { status, body, text } = await inquire(template, values);
      assert.equal(status, 200, text);
      const shown = body.data.attributes['fields'] as Record<string, { type: string; value: unknown }>;
      for (const [key, value] of Object.entries(values)) assert.deepEqual(shown[key], { type: 'number', value });
    }
    const same = { 'field-schemas': [{ type: 'number', key: 'share', config: { min: 2, max: 1.5 } }] };
    const crossed = await draft(production, template, same);
    assert.equal(crossed.status, 422);
    assert.equal(crossed.body.errors?.[0]?.source?.pointer, '/data/attributes/field-schemas/0/config/min');
  });

  it('200: a default applies from the start, also to a field that every template has', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const given = [
      { type: 'string', key: 'selected_country_code', 'default-value': 'DE' },
      { type: 'integer', key: 'level', 'default-value': 7 },
    ];
    await published(production, template, { steps: [selfieStep], 'field-schemas': given });
    const { body } = await inquire(template, {});
    const shown = body.data.attributes['fields'] as Record<string, { value: unknown }>;
    assert.deepEqual([shown['selected-country-code']?.value, shown['level']?.value], ['DE', 7]);
  });

  it('an inquiry keeps the fields of its version when the next one has others', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const one = { steps: [selfieStep], 'field-schemas': [{ type: 'string', key: 'club' }] };
    await published(production, template, one);
    const { body } = await inquire(template, { club: 'Chess' });
    await published(production, template, { 'field-schemas': [] });
    assert.equal((await inquire(template, { club: 'Chess' })).status, 422);
    const shown = await production.get(`/inquiries/${body.data.id}`);
    assert.deepEqual((shown.body.data.attributes['fields'] as Record<string, unknown>)['club'], {
      type: 'string',
      value: 'Chess',
    });
  });

  it('400 and 422: a wrong shape and a contradiction are refused with a pointer', async () => {
    const { production } = service.current;
    const template = await createTemplate(production);
    const refused = async (schema: unknown) => {
      const { status, body } = await draft(production, template, { steps: [selfieStep], 'field-schemas': [schema] });
      return [status, body.errors?.[0]?.source?.pointer?.replace('/data/attributes/field-schemas/0', '')];
    };
    assert.deepEqual(await refused({ type: 'colour', key: 'a' }), [400, '/type']);
    assert.deepEqual(await refused({ type: 'string', key: '1a' }), [400, '/key']);
    assert.deepEqual(await refused({ type: 'integer', key: 'a', config: { min: 2, max: 1 } }), [422, '/config/min']);
    assert.deepEqual(await refused({ type: 'integer', key: 'name_first' }), [422, '/type']);
  });
});
