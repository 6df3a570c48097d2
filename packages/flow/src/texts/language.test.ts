import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enUS } from './en-US/index.ts';
import { fr } from './fr/index.ts';
import { languageWith, shownLocale } from './language.ts';

const own = { 'start.heading': 'Own' };

test('custom sentences replace those of the flow, the others stay', () => {
  const { locale, texts } = languageWith('fr', fr, own);
  assert.equal(locale, 'fr');
  assert.equal(texts['start.heading'], 'Own');
  assert.equal(texts['start.agree'], fr['start.agree']);
});

test('a custom language is declared as it is, with its direction', () => {
  assert.deepEqual([languageWith('sv', enUS, own).locale, languageWith('sv', enUS, own).dir], ['sv', 'ltr']);
  assert.equal(languageWith('ur', enUS, own).dir, 'rtl');
  assert.equal(shownLocale('cs', own), 'cs');
});

test('such a language without custom sentences is shown, and declared, as English', () => {
  assert.deepEqual([shownLocale('sv', {}), languageWith('ur', enUS, {}).dir], ['en-US', 'ltr']);
});

test('another region of a served language keeps the served one', () => {
  assert.equal(shownLocale('es-ES', own), 'es-MX');
});
