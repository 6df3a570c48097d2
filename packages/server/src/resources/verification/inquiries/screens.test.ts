import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DocumentStep } from '../inquiry-templates/index.ts';
import { afterCountry, firstScreenOf } from './screens.ts';

const step: DocumentStep = {
  kind: 'government-id',
  verificationTemplateId: 'vtmpl_1',
  verificationTemplateVersionId: 'vtmplv_1',
  attempts: 3,
  checks: {},
  countries: ['US', 'DE'],
  idClasses: ['dl', 'pp'],
  twoSidedClasses: [],
};

describe('firstScreenOf', () => {
  it('is the country where there are several', () => {
    assert.deepEqual(firstScreenOf(step), { screen: 'country', fields: {} });
  });
  it('skips the only country, and its only class', () => {
    const one = { ...step, countries: ['DE'] };
    assert.deepEqual(firstScreenOf(one), {
      screen: 'front',
      fields: { 'selected-country-code': 'DE', 'selected-id-class': 'pp' },
    });
    assert.equal(firstScreenOf({ ...step, countries: ['US'] }).screen, 'document-type');
  });
  it('is the end when nothing is left', () => {
    assert.equal(firstScreenOf(undefined).screen, 'end');
  });
});

describe('afterCountry', () => {
  it('is the class where the country has several', () => {
    assert.equal(afterCountry(step, 'US').screen, 'document-type');
    assert.equal(afterCountry(step, 'DE').screen, 'front');
  });
});
