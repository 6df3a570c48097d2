/** Figures in the card of a model have words in the reader's language. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { models } from '../../screening/src/models/index.ts';
import { measuresOf } from '../../screening/src/models/measures.ts';
import { texts as german } from '../src/pages/thresholds/texts/de.ts';
import { texts as english } from '../src/pages/thresholds/texts/en.ts';
import { texts as spanish } from '../src/pages/thresholds/texts/es.ts';
import { texts as french } from '../src/pages/thresholds/texts/fr.ts';

const figures = Object.keys(models).flatMap((version) => measuresOf(version).map(({ figure }) => figure));

for (const [language, texts] of Object.entries({ english, german, spanish, french })) {
  it(`every figure of a model has words in ${language}`, () => {
    assert.ok(figures.length > 20, `${figures.length} figures`);
    assert.deepEqual(
      figures.filter((figure) => !Object.hasOwn(texts.figures, figure)),
      [],
    );
  });
}
