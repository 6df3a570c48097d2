import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { birthdateMatchings, models } from '@countersign/screening';
import { translationFaults } from '@countersign/texts/translation-faults';
import { printLanguages } from '../../../../print/print-language.ts';
import { gateNames, gateOutcomes } from '../../../../screening/screening-request.ts';
import { reportKinds } from '../kinds/index.ts';
import { reportErrorCodes } from '../report.ts';
import { printWords } from './words.ts';

const english = printWords('en');
const { screening } = english;
const without = (words: object, names: readonly string[]) => names.filter((name) => !Object.hasOwn(words, name));

for (const { version, weights, record } of Object.values(models)) {
  it(`every term of a score by ${version} has words on paper`, () => {
    assert.deepEqual(without(screening.features, [...Object.keys(weights), ...Object.keys(record)]), []);
  });
}

describe('the words of reports', () => {
  const asked = reportKinds.flatMap(({ query }) => Object.keys(query?.properties ?? {}));
  for (const [part, words, names] of [
    ['kind', screening.kinds, reportKinds.map(({ kind }) => kind)],
    ['member of a request', screening.members, asked],
    ['error', screening.errors, reportErrorCodes],
    ['rule', screening.gate, gateNames],
    ['outcome of a rule', screening.gateOutcomes, gateOutcomes],
    ['setting of birthdates', screening.gateSettings, birthdateMatchings],
  ] as const) {
    it(`name every ${part}`, () => assert.deepEqual(without(words, names), []));
  }

  for (const language of printLanguages) {
    it(`are complete in ${language}`, () => {
      assert.deepEqual(translationFaults(language, english.texts, printWords(language).texts), []);
    });
  }
});
