/** Terms of scores have an explanation in the reader's language. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { models } from '../../screening/src/models/index.ts';
import { texts as german } from '../src/pages/matches/texts/de.ts';
import { texts as english } from '../src/pages/matches/texts/en.ts';
import { texts as spanish } from '../src/pages/matches/texts/es.ts';
import { texts as french } from '../src/pages/matches/texts/fr.ts';

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
