import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askableFields, fieldLabel, formProblemsOf, newForm, type TemplateForm } from './template-forms.ts';

const form = (name: string): TemplateForm => ({ ...newForm([]), name });

describe('newForm', () => {
  it('is placed at the end of the flow, with a name that no other form has', () => {
    assert.deepEqual([newForm([]).name, newForm([]).before], ['form_1', 'completion']);
    assert.equal(newForm([form('form_address'), form('form_3')]).name, 'form_4');
  });
});

describe('askableFields', () => {
  const field = (key: string, type: string, config = {}) => ({ key, type, label: null, config });
  it('offers the fields that a person can type or choose and that the template still has', () => {
    const fields = [
      field('plan', 'choices'),
      field('cv', 'file'),
      field('old', 'string', { 'archived-at': '2026-01-01T00:00:00.000Z' }),
      field('off', 'string', { 'deactivated-at': '2026-01-01T00:00:00.000Z' }),
      field('alias', 'string', { 'source-key-path': 'plan' }),
      field('age', 'integer', { 'archived-at': null }),
    ] as unknown as Parameters<typeof askableFields>[0];
    assert.deepEqual(
      askableFields(fields).map(({ key }) => key),
      ['plan', 'age'],
    );
  });
});

describe('fieldLabel', () => {
  const words = { property: (key: string) => `<${key}>` };
  const fields = [
    { key: 'address-city', label: 'Address city' },
    { key: 'plan', label: 'Your plan' },
    { key: 'note', label: null },
  ] as unknown as Parameters<typeof fieldLabel>[0];
  for (const [key, said] of [
    ['address-city', '<address-city>'],
    ['plan', 'Your plan'],
    ['note', '<note>'],
    ['gone', '<gone>'],
  ] as const) {
    it(`of ${key} returns ${said}`, () => assert.equal(fieldLabel(fields, key, words), said));
  }
});

describe('formProblemsOf', () => {
  const [first, second] = [form('form_a'), form('form_b')];
  const pointer = '/data/attributes/forms/1/fields/0/key';
  const refused = {
    entries: [{ pointer, details: 'data.attributes.forms.1.fields.0.key is there twice', title: '', code: '' }],
    configuration: { forms: [first, second] },
  } as unknown as Parameters<typeof formProblemsOf>[0];

  it('returns the problem of the refused form, at the refused member', () => {
    assert.deepEqual(formProblemsOf(refused, second), { fields: 'is there twice' });
    assert.deepEqual(formProblemsOf(refused, first), {});
  });

  it('returns nothing once the form was changed', () => {
    assert.deepEqual(formProblemsOf(refused, { ...second, title: 'Plan' }), {});
  });
});
