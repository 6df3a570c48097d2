/** Completeness of the four languages, and no hard-coded text in components. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { literalsIn } from '../../test/support/literals.ts';
import { pages, pageTextsIn } from '../../test/support/page-folders.ts';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { texts as es } from './es/index.ts';
import { texts as fr } from './fr/index.ts';
import { type Language, languageFor, languages } from './languages.ts';

const titlesIn = (language: Language) => Object.fromEntries(pages.map(({ name, title }) => [name, title[language]]));

const inLanguage = async (language: Language) => ({
  ...{ en, es, fr, de }[language],
  titles: titlesIn(language),
  ...(await pageTextsIn(language)),
});

const english = await inLanguage('en');

for (const language of languages) {
  test(`${language} has every text of English, with equal placeholders and the plural forms of a language`, async () =>
    assert.deepEqual(translationFaults(language, english, await inLanguage(language)), []));
}

/** Returns every text below the value with its path; plural forms count as texts of one path. */
function textsBelow(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const isPlural = typeof (value as { other?: unknown }).other === 'string';
  return Object.entries(value).flatMap(([key, each]) => textsBelow(each, isPlural ? path : `${path}/${key}`));
}

/** Words for a verification, which is a part of an inquiry. */
const verificationIn = { es: /verificaci/i, fr: /vérification/i, de: /verifizierung/i } as const;

for (const language of ['es', 'fr', 'de'] as const) {
  test(`${language} does not call an inquiry by the word for a verification`, async () => {
    const said = Object.groupBy(textsBelow(english), ([path]) => path);
    const wrong = textsBelow(await inLanguage(language)).filter(([path, text]) => {
      const inEnglish = (said[path] ?? []).map(([, each]) => each).join(' ');
      return /inquir/i.test(inEnglish) && !/verif/i.test(inEnglish) && verificationIn[language].test(text);
    });
    assert.deepEqual(wrong, []);
  });
}

describe('components', () => {
  const source = new URL('../', import.meta.url);
  test('contain no text of their own: what is shown or read aloud comes from the catalogues', () => {
    const found = globSync('**/*.tsx', { cwd: source }).flatMap((path) =>
      literalsIn(path, readFileSync(new URL(path, source), 'utf8')),
    );
    assert.deepEqual(found, []);
  });

  test('text between tags and in attributes that are read aloud is found', () => {
    assert.deepEqual(literalsIn('a.tsx', 'const a = <p title="Close">Hello <b aria-label={x}>{y}</b></p>;'), [
      'a.tsx: title="Close"',
      'a.tsx: Hello',
    ]);
  });
});

test('a preferred language is matched by its primary subtag, and English is the fallback', () => {
  assert.equal(languageFor([null, 'de-AT', 'fr']), 'de');
  assert.equal(languageFor(['ja', 'pt-BR']), 'en');
});
