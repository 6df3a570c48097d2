import assert from 'node:assert/strict';
import { test } from 'node:test';
import { translationFaults } from '@countersign/texts/translation-faults';
import { receipt as english } from '../texts/en-US/receipt.ts';
import { servedLocales } from '../texts/served-locale.ts';
import { receiptCatalogues, receiptWords } from './receipt-words.ts';

const sentences = (text: string) => text.split(/[.?!:؟।]\s|[。？！：]|\n/);

for (const [locale, catalogue] of Object.entries(receiptCatalogues)) {
  test(`${locale} has every text of English, in sentences under 20 words`, () => {
    assert.deepEqual(translationFaults(locale, english, catalogue), []);
    for (const [key, text] of Object.entries(catalogue))
      for (const sentence of sentences(text)) assert.ok(sentence.split(/\s+/).length < 20, `${key}: ${sentence}`);
  });
}

test('every language of the flow has a receipt', () => {
  assert.deepEqual(Object.keys(receiptCatalogues).sort(), [...servedLocales].sort());
});

test('a wait is rounded up to a common unit', () => {
  const { wait } = receiptWords('en', 'Acme');
  for (const [seconds, time] of [
    [0, '1 minute'],
    [61, '2 minutes'],
    [5_400, '90 minutes'],
    [5_401, '2 hours'],
    [129_600, '36 hours'],
    [129_601, '2 days'],
  ] as const)
    assert.equal(wait(seconds), `Usual wait: ${time}`);
});

test('dates and lists follow the language, and times name their zone', () => {
  const at = new Date('2026-11-26T23:15:13Z');
  assert.equal(
    receiptWords('de-AT', 'Acme').say('kept.photos', at),
    'Ihre Fotos und Papiere werden am 26. November 2026 gelöscht.',
  );
  assert.match(receiptWords('fr', 'Acme').moment(at), /^26 novembre 2026.*23:15 UTC$/);
  assert.equal(receiptWords('en-US', 'Acme').list(['Name', 'Address', 'Photos']), 'Name, Address, and Photos');
});
