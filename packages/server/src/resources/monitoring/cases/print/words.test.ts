import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { printLanguages } from '../../../../print/print-language.ts';
import { printWords } from './words.ts';

describe('the texts of printed cases', () => {
  for (const language of printLanguages) {
    it(`are complete in ${language}`, () => {
      assert.deepEqual(translationFaults(language, printWords('en').texts, printWords(language).texts), []);
    });
  }
});
