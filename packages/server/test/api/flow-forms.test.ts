/** Forms of a template in the hosted flow, in a browser without script. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fieldOf, problemOf } from '../support/contact-codes.ts';
import type { Individual } from '../support/individual.ts';
import { decidedStatus } from '../support/inquiries.ts';
import { atPaper } from '../support/papers.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';
import { createTemplate, documentStep, draft, published } from '../support/templates.ts';

const service = useService();

const own = [
  { type: 'boolean', key: 'owns-home', label: 'Do you own your home?', config: {} },
  { type: 'integer', key: 'persons', label: 'Persons in your home', config: { min: 1, max: 20 } },
  {
    type: 'choices',
    key: 'work',
    label: 'Work',
    config: { options: ['a', 'b'], 'option-labels': ['Employed', 'Other'] },
  },
  { type: 'multi-choices', key: 'plans', label: 'Plans', config: { options: ['save', 'pay'] } },
  { type: 'date', key: 'moved-in', label: 'Moved in', config: {} },
];

const address = ['country-code', 'street-1', 'street-2', 'city', 'subdivision', 'postal-code'].map((part) => ({
  key: `address-${part}`,
}));

const home = {
  name: 'form_home',
  title: 'Your home',
  hint: 'As it is today.',
  before: 'verification_government_id',
  fields: [
    ...address,
    { key: 'phone-number' },
    { key: 'email-address', required: false },
    ...own.map(({ key, type }) => ({ key, required: type !== 'multi-choices' && type !== 'date' })),
  ],
};
const confirm = {
  name: 'form_confirm',
  title: 'Is this right?',
  fields: ['name-first', 'birthdate'].map((key) => ({ key })),
};

async function open(forms: readonly object[], attributes: Record<string, unknown> = {}) {
  const client = service.current.sandbox;
  const template = await createTemplate(client);
  await published(client, template, { steps: [documentStep], forms, 'field-schemas': own });
  return atPaper(service.current, client, template, attributes);
}

const inquiryOf = async (id: string) => (await service.current.sandbox.get(`/inquiries/${id}`)).body.data;

/** Returns the names of the visible inputs, in order. */
const inputsOf = ({ page }: Individual): string[] => [
  ...new Set(
    [...page.html.slice(page.html.indexOf('<main')).matchAll(/<(?:input|select)\b[^>]*\bname="([a-z0-9:-]+)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('type="hidden"'))
      .map(([, name = '']) => name),
  ),
];

const valueIn = ({ page }: Individual, name: string): string | null =>
  new RegExp(`<input[^>]*id="field-${name}"[^>]*value="([^"]*)"`).exec(page.html)?.[1] ?? null;

const answers = {
  'address-country-code': 'DE',
  'address-street-1': 'Lange Straße 5',
  'address-city': 'Bremen',
  'address-postal-code': '28195',
  'phone-number': '+49 421 3610',
  'owns-home': 'no',
  persons: '3',
  work: 'b',
  'plans:pay': 'yes',
};

async function showPassport(person: Individual): Promise<void> {
  await person.answer({ country: 'DE' });
  await person.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  await person.waitPast('processing');
}

describe('a form before a step', () => {
  it('asks for each kind of field, stores the values and continues with the step', async () => {
    const { id, person } = await open([home]);
    assert.equal(person.page.step, 'form');
    assert.match(person.page.html, /Your home/);
    assert.equal((await inquiryOf(id)).attributes['next-step-name'], 'form_home');
    await person.answer({ ...answers, 'phone-number': '0421 3610' });
    assert.equal(person.page.step, 'country', problemOf(person));
    const inquiry = await inquiryOf(id);
    assert.deepEqual(
      ['address-city', 'phone-number', 'owns-home', 'persons', 'work', 'plans', 'moved-in'].map((key) =>
        fieldOf(inquiry, key),
      ),
      ['Bremen', '+494213610', false, 3, 'b', ['pay'], null],
    );
    assert.deepEqual(
      [inquiry.attributes['previous-step-name'], inquiry.attributes['next-step-name']],
      ['form_home', 'verification_government_id'],
    );
  });

  it('lays out the address in the format of its country, and keeps what was typed', async () => {
    const { person } = await open([home], { fields: { 'address-country-code': 'US' } });
    const parts = (): string[] => inputsOf(person).filter((name) => name.startsWith('address-'));
    assert.deepEqual(
      parts(),
      address.map(({ key }) => key),
    );
    assert.match(person.page.html, /<option value="CA"[^>]*>California/);
    await person.answer({ 'address-country-code': 'DE', 'address-city': 'Ulm', 'lay-out': 'yes' });
    assert.equal(person.page.step, 'form');
    assert.deepEqual(parts(), [
      'address-country-code',
      'address-street-1',
      'address-street-2',
      'address-postal-code',
      'address-city',
    ]);
    assert.equal(valueIn(person, 'address-city'), 'Ulm');
  });

  const faults: readonly (readonly [string, Record<string, string>, string])[] = [
    ['an empty field', { 'address-city': ' ' }, 'address-city'],
    ['a number that no plan has', { 'phone-number': '12' }, 'phone-number'],
    ['a text for a number', { persons: 'three' }, 'persons'],
    ['a number above the limit', { persons: '21' }, 'persons'],
    ['a number that may be one or a thousand', { persons: '1,000' }, 'persons'],
    ['an e-mail address without a domain', { 'email-address': 'ada@' }, 'email-address'],
    ['an option that is not offered', { work: 'c' }, 'work'],
    ['a day that is not in the calendar', { 'moved-in': '2020-02-30' }, 'moved-in'],
    ['a country that does not exist', { 'address-country-code': 'QQ' }, 'address-country-code'],
  ];
  for (const [fault, change, field] of faults) {
    it(`stores nothing for ${fault}, and marks the field`, async () => {
      const { id, person } = await open([home]);
      await person.answer({ ...answers, ...change });
      assert.deepEqual([person.page.status, person.page.step], [422, 'form']);
      assert.match(person.page.html, new RegExp(`id="field-${field}"[^>]*aria-(invalid="true"|describedby="problem)`));
      assert.equal(fieldOf(await inquiryOf(id), 'address-street-1'), null);
    });
  }

  it('keeps no part of an address that the new country does not have', async () => {
    const { id, person } = await open([home]);
    await person.answer({ ...answers, 'address-country-code': 'US', 'address-subdivision': 'CA' });
    assert.equal(fieldOf(await inquiryOf(id), 'address-subdivision'), 'CA');
    await person.answer({ back: 'yes' });
    await person.answer(answers);
    assert.equal(person.page.step, 'country', problemOf(person));
    assert.equal(fieldOf(await inquiryOf(id), 'address-subdivision'), null);
  });

  it('is reached by going back from the first screen of the step', async () => {
    const { person } = await open([home]);
    await person.answer(answers);
    assert.equal(person.page.step, 'country');
    await person.answer({ back: 'yes' });
    assert.equal(person.page.step, 'form');
    assert.equal(valueIn(person, 'address-city'), 'Bremen');
    await person.answer({ ...answers, 'address-city': 'Verden' });
    assert.equal(person.page.step, 'country');
  });
});

describe('two forms in a row', () => {
  const first = { ...confirm, name: 'form_first', before: 'verification_government_id' };
  const second = { ...first, name: 'form_second', fields: [{ key: 'name-last' }] };

  it('are answered one after the other, and the answer to the first changes nothing in the second', async () => {
    const { id, person } = await open([first, second]);
    await person.answer({ 'name-first': 'Ada', birthdate: '1990-04-12' });
    assert.match(person.page.html, /field-name-last/);
    await person.answer({ form: 'form_first', 'name-last': 'Wrong' });
    assert.match(person.page.html, /field-name-last/);
    await person.answer({ 'name-last': 'Right' });
    assert.equal(person.page.step, 'country');
    assert.equal(fieldOf(await inquiryOf(id), 'name-last'), 'Right');
    await person.answer({ back: 'yes' });
    await person.answer({ back: 'yes' });
    assert.equal(valueIn(person, 'name-first'), 'Ada');
  });

  it('let an inquiry begin with the second when its creator requests it', async () => {
    const { person } = await open([first, second], { 'initial-step-name': 'form_second' });
    assert.match(person.page.html, /field-name-last/);
  });
});

describe('a form after a document', () => {
  it('shows what was read, and stores a correction separately', async () => {
    const { id, person } = await open([confirm]);
    await showPassport(person);
    assert.equal(person.page.step, 'form');
    const read = valueIn(person, 'name-first') ?? '';
    assert.notEqual(read, '');
    assert.match(person.page.html, /Read from your document/);
    await person.answer({ 'name-first': 'Corrected', birthdate: valueIn(person, 'birthdate') ?? '' });
    assert.equal(person.page.step, 'success', problemOf(person));
    const { body } = await service.current.sandbox.get(`/inquiries/${id}?include=verifications`);
    const [verification] = body.included ?? [];
    assert.equal(fieldOf(body.data, 'name-first'), 'Corrected');
    assert.equal(verification?.attributes['name-first'], read);
    const [[key, correction] = []] = Object.entries(body.data.attributes['field-corrections'] ?? {});
    const { at, ...values } = correction as { at: string };
    assert.ok(Date.parse(at) > 0);
    assert.deepEqual(
      [key, values],
      ['name-first', { read, corrected: 'Corrected', 'verification-id': verification?.id }],
    );
  });

  const second = { ...confirm, name: 'form_again' };
  const corrections = async (id: string): Promise<string[]> =>
    Object.keys((await inquiryOf(id)).attributes['field-corrections'] ?? {});

  it('stores no correction once the value is changed back', async () => {
    const { id, person } = await open([confirm, second]);
    await showPassport(person);
    const read = valueIn(person, 'name-first') ?? '';
    const birthdate = valueIn(person, 'birthdate') ?? '';
    await person.answer({ 'name-first': 'Corrected', birthdate });
    assert.deepEqual(await corrections(id), ['name-first']);
    await person.answer({ 'name-first': read, birthdate });
    assert.equal(person.page.step, 'success');
    assert.deepEqual(await corrections(id), []);
  });

  it('shows what was read next to a value that the business sent, and stores no correction', async () => {
    const { id, person } = await open([confirm], { fields: { 'name-first': 'Sent' } });
    await showPassport(person);
    assert.equal(valueIn(person, 'name-first'), 'Sent');
    assert.match(person.page.html, /id="field-name-first-read"/);
    await person.answer({ 'name-first': 'Sent', birthdate: valueIn(person, 'birthdate') ?? '' });
    assert.deepEqual(await corrections(id), []);
  });

  it('shows no correction once the inquiry is redacted', async () => {
    const { id, person } = await open([confirm]);
    await showPassport(person);
    await person.answer({ 'name-first': 'Corrected', birthdate: valueIn(person, 'birthdate') ?? '' });
    await decidedStatus(service.current, id);
    const redacted = await service.current.sandbox.request('DELETE', `/inquiries/${id}`);
    assert.equal(redacted.status, 200, redacted.text);
    assert.equal(redacted.body.data.attributes['field-corrections'], undefined);
    assert.equal((await inquiryOf(id)).attributes['field-corrections'], undefined);
  });

  it('does not mark typed details as read', async () => {
    const client = service.current.sandbox;
    const template = await createTemplate(client);
    const steps = [{ type: 'database', fields: ['name-first', 'name-last'] }];
    await published(client, template, { steps, forms: [confirm] });
    const { person } = await atPaper(service.current, client, template);
    await person.answer({ 'name-first': 'Ada', 'name-last': 'Able' });
    await person.waitPast('processing');
    assert.equal(person.page.step, 'form', problemOf(person));
    assert.equal(person.page.html.includes('-read"'), false);
  });

  it('stores no correction when nothing was changed', async () => {
    const { id, person } = await open([confirm]);
    await showPassport(person);
    await person.answer({
      'name-first': valueIn(person, 'name-first') ?? '',
      birthdate: valueIn(person, 'birthdate') ?? '',
    });
    assert.equal(person.page.step, 'success');
    assert.deepEqual((await inquiryOf(id)).attributes['field-corrections'], undefined);
  });
});

describe('forms of a draft', () => {
  const refused: readonly (readonly [string, object, string])[] = [
    ['a step that the template does not have', { ...confirm, before: 'verification_selfie' }, '/forms/0/before'],
    [
      'a field that the template does not have',
      { ...confirm, fields: [{ key: 'shoe-size' }] },
      '/forms/0/fields/0/key',
    ],
    ['a field that the flow fills', { ...confirm, fields: [{ key: 'current-selfie' }] }, '/forms/0/fields/0/key'],
    [
      'a field asked twice',
      { ...confirm, fields: [{ key: 'birthdate' }, { key: 'birthdate' }] },
      '/forms/0/fields/1/key',
    ],
  ];
  for (const [fault, form, pointer] of refused) {
    it(`are refused for ${fault}`, async () => {
      const client = service.current.sandbox;
      const answer = await draft(client, await createTemplate(client), { steps: [documentStep], forms: [form] });
      assert.equal(answer.status, 422, answer.text);
      assert.equal(answer.body.errors?.[0]?.source?.pointer, `/data/attributes${pointer}`);
    });
  }

  it('are returned as they were sent', async () => {
    const client = service.current.sandbox;
    const made = await draft(client, await createTemplate(client), { steps: [documentStep], forms: [confirm] });
    assert.deepEqual(made.body.data.attributes['forms'], [
      {
        ...confirm,
        hint: null,
        before: 'completion',
        when: null,
        fields: confirm.fields.map(({ key }) => ({ key, required: true })),
      },
    ]);
  });
});
