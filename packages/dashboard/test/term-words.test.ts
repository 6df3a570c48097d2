/** Scores are explained in the language of whoever reads them. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { models } from '../../screening/src/models/index.ts';
import { matchesTexts as german } from '../src/texts/de/matches.ts';
import { matchesTexts as english } from '../src/texts/en/matches.ts';
import { matchesTexts as spanish } from '../src/texts/es/matches.ts';
import { matchesTexts as french } from '../src/texts/fr/matches.ts';

const terms = Object.values(models).flatMap(({ weights, record }) => [...Object.keys(weights), ...Object.keys(record)]);

for (const [language, { features }] of Object.entries({ english, german, spanish, french })) {
  it(`every term of a score has words in ${language}`, () => {
    const words: Readonly<Record<string, string>> = features;
    assert.deepEqual(
      terms.filter((name) => !Object.hasOwn(words, name)),
      [],
    );
  });
}
