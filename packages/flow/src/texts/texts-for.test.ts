/** The catalogues are complete and keep the promises the screens rely on. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { enUS } from './en-US.ts';
import { fillPlural, fillText } from './fill-text.ts';
import { servedLocale, servedLocales } from './served-locale.ts';
import { catalogues, textsFor } from './texts-for.ts';

const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const sentences = (text: string) => text.split(/[.?!:]\s|\n/);

for (const [locale, catalogue] of Object.entries(catalogues)) {
  test(`${locale} has every sentence, and no sentence nobody asks for`, () => {
    assert.deepEqual(Object.keys(catalogue).sort(), Object.keys(enUS).sort());
  });

  test(`${locale} fills the same marks as English in every sentence`, () => {
    for (const [key, english] of Object.entries(enUS)) {
      assert.deepEqual(marks(catalogue[key as keyof typeof enUS] ?? ''), marks(english), key);
    }
  });

  test(`${locale} has only sentences under 20 words`, () => {
    for (const [key, text] of Object.entries(catalogue)) {
      for (const sentence of sentences(text)) assert.ok(sentence.split(/\s+/).length < 20, `${key}: ${sentence}`);
    }
  });

  test(`${locale} gives E2 steps one to a line, three lines each`, () => {
    for (const where of ['ios', 'android', 'other'] as const) {
      assert.equal(catalogue[`error.E2.steps.${where}`]?.split('\n').length, 3);
    }
  });
}

test('a language without a catalogue is shown, and declared, as English', () => {
  assert.equal(textsFor('ja').locale, 'en-US');
  assert.equal(textsFor('ar-EG').dir, 'ltr');
});

test('another country of the same language gets that language', () => {
  assert.equal(servedLocale('de-AT'), 'de');
  assert.equal(servedLocale('es'), 'es-MX');
  assert.equal(servedLocale('en-GB'), 'en-US');
});

test('plural forms follow the language: French counts zero as one', () => {
  assert.equal(fillPlural(textsFor('fr').texts, 'fr', 'retry.tries', 0), 'Il vous reste 0 essai.');
  assert.equal(fillPlural(enUS, 'en-US', 'retry.tries', 0), 'You have 0 tries left.');
});

test('a mark without a value stays visible', () => {
  assert.equal(fillText(enUS, 'help.ask'), 'Do you have a question? Ask {org}.');
});

test('the list of served locales names exactly the catalogues', () => {
  assert.deepEqual([...servedLocales].sort(), Object.keys(catalogues).sort());
});

test('every sentence is asked for by some screen', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!texts).*\.tsx?$/.test(name),
  );
  const source = files.map((name) => readFileSync(new URL(name, root), 'utf8')).join('\n');
  // Keys made from codes appear as `stem.${code}`, some with a last part behind it.
  const made = [...source.matchAll(/`([\w.-]+\.)\$\{[^}]+\}([\w.]*)`/g)].map(([, stem = '', end = '']) => ({
    stem,
    end,
  }));
  const unasked = Object.keys(enUS).filter((key) => {
    const name = key.replace(/\.(one|other)$/, '');
    const written = [`'${key}'`, `"${key}"`, `'${name}'`].some((quoted) => source.includes(quoted));
    return !written && !made.some(({ stem, end }) => key.startsWith(stem) && key.endsWith(end));
  });
  assert.deepEqual(unasked, []);
});
