/** The four languages say the same things, and no component says anything by itself. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { literalsIn } from '../../test/support/literals.ts';
import { pageTexts as dePages } from './de/pages.ts';
import { texts as de } from './de.ts';
import { pageTexts as enPages } from './en/pages.ts';
import { texts as en } from './en.ts';
import { pageTexts as esPages } from './es/pages.ts';
import { texts as es } from './es.ts';
import { countOf, fill } from './fill.ts';
import { pageTexts as frPages } from './fr/pages.ts';
import { texts as fr } from './fr.ts';
import { languageFor } from './languages.ts';

/** `shell.theme` → its text, for every text at any depth. */
function flat(texts: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flat(value, [...path, key])
      : [[[...path, key].join('.'), String(value)]],
  );
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const english = new Map(flat({ ...en, ...enPages }));

for (const [language, texts] of Object.entries({
  es: { ...es, ...esPages },
  fr: { ...fr, ...frPages },
  de: { ...de, ...dePages },
})) {
  describe(language, () => {
    const own = new Map(flat(texts));

    test('has the keys of English, each with a text', () => {
      assert.deepEqual([...own.keys()].sort(), [...english.keys()].sort());
      assert.deepEqual(
        [...own].filter(([, text]) => text.trim() === '').map(([key]) => key),
        [],
      );
    });

    test('fills the same places', () => {
      const differ = [...own].filter(([key, text]) => places(text).join() !== places(english.get(key) ?? '').join());
      assert.deepEqual(
        differ.map(([key]) => key),
        [],
      );
    });
  });
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

describe('texts with places', () => {
  test('are filled, and a place that nobody fills is seen', () => {
    assert.equal(fill('{a} and {b}', { a: 1 }), '1 and {b}');
  });

  test('are counted as the language counts', () => {
    const plural = { one: '{count} day', other: '{count} days' };
    assert.equal(countOf(plural, 1, 'en'), '1 day');
    assert.equal(countOf(plural, 1200, 'en'), '1,200 days');
    assert.equal(countOf(plural, 0, 'fr'), '0 day');
  });
});

test('a wished language is found by its first part, and English speaks for the others', () => {
  assert.equal(languageFor([null, 'de-AT', 'fr']), 'de');
  assert.equal(languageFor(['ja', 'pt-BR']), 'en');
});
