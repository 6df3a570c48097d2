import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultFieldSchemas } from '../inquiry-templates/field-schemas.ts';
import { showInquiryFields } from './fields.ts';

const show = (values: Parameters<typeof showInquiryFields>[1]) =>
  showInquiryFields(defaultFieldSchemas, values, (id) => id);

describe('showInquiryFields', () => {
  it('shows every field of the template, null until it is filled', () => {
    const shown = show({ 'name-first': 'Ada' });
    assert.equal(Object.keys(shown).length, 19);
    assert.deepEqual(shown['name-first'], { type: 'string', value: 'Ada' });
    assert.deepEqual(shown['birthdate'], { type: 'date', value: null });
    assert.deepEqual(shown['current-government-id'], { type: 'government_id', value: null });
    assert.deepEqual(shown['current-selfie'], { type: 'selfie', value: null });
  });

  it('shows only the last four characters of a social security number', () => {
    const shown = (text: string) => show({ 'social-security-number': text })['social-security-number']?.value;
    assert.equal(shown('123456789'), '*****6789');
    assert.equal(shown('6789'), '6789');
  });
});
