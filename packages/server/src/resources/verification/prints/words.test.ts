import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { printLanguages } from '../../../print/print-language.ts';
import { masked, printWords, toneOf } from './words.ts';

const english = printWords('en');

describe('the texts of prints', () => {
  for (const language of printLanguages) {
    it(`are complete in ${language}`, () => {
      assert.deepEqual(translationFaults(language, english.texts, printWords(language).texts), []);
    });
  }
});

describe('toneOf', () => {
  it('colours good, bad and waiting states, and leaves the rest grey', () => {
    const statuses = ['approved', 'declined', 'needs_review', 'canceled'];
    assert.deepEqual(statuses.map(toneOf), ['positive', 'negative', 'attention', 'neutral']);
  });
});

describe('masked', () => {
  it('keeps the last four characters only', () => assert.equal(masked('123-45-6789'), '••• 6789'));
});
