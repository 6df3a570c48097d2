/** Completeness of the language catalogues, and the constraints that the screens rely on. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { wordsIn } from '../language-context.ts';
import { enUS } from './en-US/index.ts';
import { ownNameOf, servedLocale, servedLocales } from './served-locale.ts';
import { catalogues, textsFor } from './texts-for.ts';

const sentences = (text: string) => text.split(/[.?!:؟।]\s|[。？！：]|\n/);

/** Length limit of a sentence in characters, which also applies to scripts without spaces between words. */
const longest = 180;

for (const [locale, catalogue] of Object.entries(catalogues)) {
  test(`${locale} has every text of English, with equal placeholders and the plural forms of the language`, () => {
    assert.deepEqual(translationFaults(locale, enUS, catalogue), []);
  });

  test(`${locale} has only sentences under 20 words`, () => {
    for (const [key, text] of Object.entries(catalogue)) {
      const forms = typeof text === 'string' ? [text] : Object.values(text);
      for (const sentence of forms.flatMap(sentences))
        assert.ok(sentence.split(/\s+/).length < 20 && sentence.length < longest, `${key}: ${sentence}`);
    }
  });

  test(`${locale} gives E2 steps one to a line, three lines each`, () => {
    for (const where of ['ios', 'android', 'other'] as const) {
      assert.equal(catalogue[`error.E2.steps.${where}`]?.split('\n').length, 3);
    }
  });
}

test('a language without a catalogue is shown, and declared, as English', () => {
  assert.equal(textsFor('sv').locale, 'en-US');
  assert.equal(textsFor('ur').dir, 'ltr');
});

test('another region of the same language gets that language', () => {
  assert.equal(servedLocale('de-AT'), 'de');
  assert.equal(servedLocale('es'), 'es-MX');
  assert.equal(servedLocale('en-GB'), 'en-US');
  const found = ['nl', 'pt-PT', 'zh', 'zh-TW', 'ar', 'KO', 'uk', 'tr'].map(servedLocale);
  assert.deepEqual(found, ['nl-NL', 'pt-BR', 'zh-CN', 'zh-CN', 'ar-EG', 'ko-KR', 'uk-UA', 'tr-TR']);
});

test('Arabic and Hebrew run from right to left, and every language has a name in its own words', () => {
  assert.deepEqual(
    servedLocales.filter((locale) => textsFor(locale).dir === 'rtl'),
    ['ar-EG', 'he'],
  );
  const names = servedLocales.map(ownNameOf);
  assert.equal(new Set(names).size, 16);
  assert.deepEqual([ownNameOf('uk-UA'), ownNameOf('sv')], ['Українська', 'svenska']);
});

test('plural forms follow the language: French counts zero as one', () => {
  assert.equal(wordsIn(textsFor('fr'), 'Acme').count('retry.tries', 0), 'Il vous reste 0 essai.');
  assert.equal(wordsIn(textsFor('en-US'), 'Acme').count('retry.tries', 0), 'You have 0 tries left.');
  assert.equal(wordsIn(textsFor('en-US'), 'Acme').count('start.keep.days', 1095).includes('1,095 days'), true);
});

test('a custom language has the plural forms of that language', () => {
  const forms = { one: '1', few: '2–4', many: '5', other: '1,5' };
  const own = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`retry.tries.${form}`, text]));
  const { count } = wordsIn(textsFor('ru', own), 'Acme');
  assert.deepEqual(
    [1, 3, 5, 1.5].map((tries) => count('retry.tries', tries)),
    ['1', '2–4', '5', '1,5'],
  );
});

test('Polish and Arabic choose the plural form by the number', () => {
  const left = (locale: string, counts: readonly number[]) => {
    const { count } = wordsIn(textsFor(locale), 'Acme');
    return counts.map((each) => count('retry.tries', each));
  };
  assert.deepEqual(left('pl', [1, 3, 5]), ['Masz jeszcze 1 próbę.', 'Masz jeszcze 3 próby.', 'Masz jeszcze 5 prób.']);
  assert.equal(new Set(left('ar-EG', [0, 1, 2, 3])).size, 4);
});

test('numbers are written as the language writes them', () => {
  const { say } = wordsIn(textsFor('de'), 'Acme');
  assert.equal(say('shell.step', { current: 1000, total: 2000 }), 'Schritt 1.000 von 2.000');
});

test('the list of served locales names exactly the catalogues', () => {
  assert.deepEqual([...servedLocales].sort(), Object.keys(catalogues).sort());
});

test('every text is used by some screen', () => {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!texts).*\.tsx?$/.test(name),
  );
  const source = files.map((name) => readFileSync(new URL(name, root), 'utf8')).join('\n');
  // Keys composed from codes appear as `stem.${code}`, some with a suffix.
  const made = [...source.matchAll(/`([\w.-]+\.)\$\{[^}]+\}([\w.]*)`/g)].map(([, stem = '', end = '']) => ({
    stem,
    end,
  }));
  const unasked = Object.keys(enUS).filter((key) => {
    const written = [`'${key}'`, `"${key}"`].some((quoted) => source.includes(quoted));
    return !written && !made.some(({ stem, end }) => key.startsWith(stem) && key.endsWith(end));
  });
  assert.deepEqual(unasked, []);
});
