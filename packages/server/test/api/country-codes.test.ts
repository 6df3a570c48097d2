import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAccount, fieldOf } from '../support/accounts.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { createTemplate, draft, published } from '../support/templates.ts';

const service = useService({ worker: false });
const newest = { 'service-version': '2026-09-29' };
const older = { 'service-version': '2023-01-05' };
const none = ['Germany', 'XX', 'ZZZ', 'USA', 'U$'];

type Sent = readonly [where: string, headers: Record<string, string>, of: (value: string) => object, pointer: string];

const sendsOfInquiries: readonly Sent[] = [
  ['fields', newest, (code) => ({ fields: { 'selected-country-code': code } }), 'fields/selected-country-code'],
  ['fields', newest, (code) => ({ fields: { addressCountryCode: code } }), 'fields/addressCountryCode'],
  ['fields', older, (code) => ({ fields: { address_country_code: code } }), 'fields/address_country_code'],
  ['attributes', older, (code) => ({ 'selected-country-code': code }), 'selected-country-code'],
  ['attributes', older, (code) => ({ 'address-country-code': code }), 'address-country-code'],
  ['attributes', older, (code) => ({ countryCode: code }), 'country-code'],
];

describe('a country code of an inquiry', () => {
  for (const [where, headers, of, pointer] of sendsOfInquiries) {
    const version = headers['service-version'];
    it(`is refused when it is invalid, at ${pointer} in ${version}, by create and update`, async () => {
      const { sandbox, templateId } = service.current;
      const { id } = await createInquiry(service.current);
      for (const code of none) {
        const created = { 'inquiry-template-id': templateId, ...of(code) };
        for (const answer of [
          await sandbox.request('POST', '/inquiries', { body: { data: { attributes: created } }, headers }),
          await sandbox.request('PATCH', `/inquiries/${id}`, { body: { data: { attributes: of(code) } }, headers }),
        ]) {
          assert.equal(answer.status, 422, answer.text);
          const [error] = answer.body.errors ?? [];
          assert.equal(error?.title, 'Unprocessable entity');
          assert.equal(error.source?.pointer, `/data/attributes/${pointer}`);
          assert.match(
            String(error.details),
            new RegExp(`^data\\.attributes\\.${pointer.replace('/', '\\.')} must be`),
          );
        }
      }
    });

    it(`is stored in capitals, sent in ${where} in ${version} as ${pointer}`, async () => {
      const { sandbox } = service.current;
      const { id } = await createInquiry(service.current);
      const body = { data: { attributes: of('de') } };
      const answer = await sandbox.request('PATCH', `/inquiries/${id}`, { body, headers });
      assert.equal(answer.status, 200, answer.text);
      const key = /selected|country-code$/.test(pointer) && !pointer.includes('address') ? 'selected' : 'address';
      const fields = answer.body.data.attributes['fields'] as Record<string, { value: unknown }>;
      assert.equal(fields[`${key}-country-code`]?.value, 'DE');
    });
  }

  it('leaves the pointer of other invalid attributes at the top level unchanged', async () => {
    const { sandbox } = service.current;
    const { id } = await createInquiry(service.current);
    const body = { data: { attributes: { birthdate: 'yesterday' } } };
    const { status, body: answer } = await sandbox.request('PATCH', `/inquiries/${id}`, { body, headers: older });
    assert.equal(status, 422);
    assert.equal(answer.errors?.[0]?.source?.pointer, '/data/attributes/birthdate');
  });
});

describe('a country code of an account', () => {
  const sends: readonly (readonly [of: (code: string) => object, pointer: string])[] = [
    [(code) => ({ 'country-code': code }), 'country-code'],
    [(code) => ({ fields: { address: { country_code: code } } }), 'fields/address/country_code'],
    [
      (code) => ({ fields: { 'identification-numbers': [{ 'issuing-country': code }] } }),
      'fields/identification-numbers/0/issuing-country',
    ],
  ];
  for (const [of, pointer] of sends) {
    it(`is refused at ${pointer} when it is invalid, else stored in capitals`, async () => {
      const { sandbox } = service.current;
      const { id } = await createAccount(service.current);
      for (const code of none) {
        for (const [method, path] of [
          ['POST', '/accounts'],
          ['PATCH', `/accounts/${id}`],
        ] as const) {
          const { status, body, text } = await sandbox.request(method, path, {
            body: { data: { attributes: of(code) } },
          });
          assert.equal(status, 422, text);
          assert.equal(body.errors?.[0]?.source?.pointer, `/data/attributes/${pointer}`);
        }
      }
      const account = await createAccount(service.current, { ...of('fr') });
      const numbers = fieldOf(account, 'identification_numbers') as {
        value: { issuing_country: { value: unknown } };
      }[];
      assert.equal(fieldOf(account, 'address', 'country_code') ?? numbers[0]?.value.issuing_country.value, 'FR');
    });
  }
});

describe('a country code of a template', () => {
  it('is refused when it is invalid, else stored in capitals, in steps and in defaults', async () => {
    const { sandbox } = service.current;
    const step = (...countries: string[]) => ({ type: 'government-id', countries, 'id-classes': ['pp'] });
    const preset = (code: string) => [{ type: 'string', key: 'selected_country_code', 'default-value': code }];
    const id = await createTemplate(sandbox);
    for (const [attributes, pointer] of [
      [{ steps: [step('Germany')] }, 'steps/0/countries/0'],
      [{ steps: [step('DE')], 'field-schemas': preset('XX') }, 'field-schemas/0/default-value'],
    ] as const) {
      const wrong = await draft(sandbox, id, attributes);
      assert.equal(wrong.status, 422, wrong.text);
      assert.equal(wrong.body.errors?.[0]?.source?.pointer, `/data/attributes/${pointer}`);
    }
    const version = await published(sandbox, id, { steps: [step('de', 'FR')], 'field-schemas': preset('de') });
    const { steps, 'field-schemas': fields } = version.attributes as {
      steps: { countries: string[] }[];
      'field-schemas': { key: string; 'default-value'?: unknown }[];
    };
    assert.deepEqual(steps[0]?.countries, ['DE', 'FR']);
    assert.equal(fields.find(({ key }) => key === 'selected_country_code')?.['default-value'], 'DE');
  });
});
