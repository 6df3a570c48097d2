import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inquiryWith } from '../../../test/support/records.ts';
import type { DocumentStep } from '../../resources/verification/inquiry-templates/index.ts';
import { choiceBefore } from './choices.ts';

const step: DocumentStep = {
  kind: 'government-id',
  verificationTemplateId: 'vtmpl_1',
  verificationTemplateVersionId: 'vtmplv_1',
  attempts: 3,
  checks: {},
  countries: ['US', 'DE'],
  idClasses: ['dl', 'pp'],
  twoSidedClasses: ['dl'],
};

const rows: readonly (readonly [what: string, country: string, step: DocumentStep, screen: string | null])[] = [
  ['the class, where the country has several', 'US', step, 'document-type'],
  ['the country, where it has one class', 'DE', step, 'country'],
  ['the class of the only country', 'US', { ...step, countries: ['US'] }, 'document-type'],
  ['nothing, where neither was a choice', 'DE', { ...step, countries: ['DE'] }, null],
];

describe('the choice before the pictures', () => {
  for (const [what, country, of, screen] of rows) {
    it(`is ${what}`, () => {
      const inquiry = inquiryWith({ fields: { 'selected-country-code': country } });
      assert.equal(choiceBefore(inquiry, of)?.screen ?? null, screen);
    });
  }

  it('clears both sides of a retry, which belong to the previous document', () => {
    const inquiry = inquiryWith({ fields: { 'selected-country-code': 'US' } });
    assert.deepEqual(choiceBefore(inquiry, step)?.forgetsStep, true);
  });
});
