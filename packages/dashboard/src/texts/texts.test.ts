/** The four languages say the same things, and no component says anything by itself. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { literalsIn } from '../../test/support/literals.ts';
import { texts as de } from './de/index.ts';
import { pageTexts as dePages } from './de/pages.ts';
import { texts as en } from './en/index.ts';
import { pageTexts as enPages } from './en/pages.ts';
import { texts as es } from './es/index.ts';
import { pageTexts as esPages } from './es/pages.ts';
import { texts as fr } from './fr/index.ts';
import { pageTexts as frPages } from './fr/pages.ts';
import { languageFor } from './languages.ts';

const english = { ...en, ...enPages };

for (const [language, texts] of Object.entries({
  en: english,
  es: { ...es, ...esPages },
  fr: { ...fr, ...frPages },
  de: { ...de, ...dePages },
})) {
  test(`${language} says what English says, with the same places and the plural forms of the language`, () =>
    assert.deepEqual(translationFaults(language, english, texts), []));
}

describe('components', () => {
  const source = new URL('../', import.meta.url);
  test('have no words of their own: what is read or heard comes from the texts', () => {
    const found = globSync('**/*.tsx', { cwd: source }).flatMap((path) =>
      literalsIn(path, readFileSync(new URL(path, source), 'utf8')),
    );
    assert.deepEqual(found, []);
  });

  test('words between tags and in attributes that are read aloud are found', () => {
    assert.deepEqual(literalsIn('a.tsx', 'const a = <p title="Close">Hello <b aria-label={x}>{y}</b></p>;'), [
      'a.tsx: title="Close"',
      'a.tsx: Hello',
    ]);
  });
});

test('a wished language is found by its first part, and English speaks for the others', () => {
  assert.equal(languageFor([null, 'de-AT', 'fr']), 'de');
  assert.equal(languageFor(['ja', 'pt-BR']), 'en');
});
