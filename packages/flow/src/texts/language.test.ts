import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enUS } from './en-US/index.ts';
import { fr } from './fr/index.ts';
import { languageWith, shownLocale } from './language.ts';

const own = { 'start.heading': 'Own' };

test('own sentences stand for the flow’s, the others stay', () => {
  const { locale, texts } = languageWith('fr', fr, own);
  assert.equal(locale, 'fr');
  assert.equal(texts['start.heading'], 'Own');
  assert.equal(texts['start.agree'], fr['start.agree']);
});

test('a language that the business wrote itself is declared as it is, with its direction', () => {
  assert.deepEqual([languageWith('ja', enUS, own).locale, languageWith('ja', enUS, own).dir], ['ja', 'ltr']);
  assert.equal(languageWith('ar-EG', enUS, own).dir, 'rtl');
  assert.equal(shownLocale('pt-BR', own), 'pt-BR');
});

test('without sentences of its own such a language is shown, and declared, as English', () => {
  assert.deepEqual([shownLocale('ja', {}), languageWith('ar-EG', enUS, {}).dir], ['en-US', 'ltr']);
});

test('another place of a served language keeps the served one', () => {
  assert.equal(shownLocale('es-ES', own), 'es-MX');
});
