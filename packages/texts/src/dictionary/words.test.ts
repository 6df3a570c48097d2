/** Names of the API are translated by the dictionary, and unknown ones of a newer server are split into words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dictionary as german } from './de/index.ts';
import { dictionary } from './en/index.ts';
import { wordsIn, wordsOf } from './words.ts';

const words = wordsIn(dictionary);
const germanWords = wordsIn(german);

const cases: readonly (readonly [said: string, expected: string])[] = [
  [words.check('id_extraction_inconsistency_detection'), 'Print agrees with barcode or MRZ'],
  [words.check('id_moon_phase_detection'), 'Moon phase detection'],
  [words.reason('too_blurry'), 'The picture is blurred.'],
  [words.reason('moon_is_full'), 'Moon is full'],
  [words.kind('verification/government-id'), 'Identity document'],
  [words.kind('selfie'), 'Selfie'],
  [words.property('name_first'), 'First name'],
  [words.property('name.first'), 'First name'],
  [words.property('phone-number'), 'Phone number'],
  [words.measure('short-side-px'), 'Short side in pixels'],
  [words.setting('minimum-brightness'), 'Minimum brightness'],
  [words.value('partial'), 'partial'],
  [words.value('pp'), 'Passport'],
  [words.value('name_first'), 'First name'],
  [words.value('DOE <JANE>'), 'DOE <JANE>'],
  [words.transactionStatus('needs_review'), 'needs review'],
  [words.transactionStatus('held_by_Risk'), 'held_by_Risk'],
  [words.name('center_photo'), 'Selfie, straight'],
  [germanWords.page('page_12'), 'Seite 12'],
  [words.page('page_x'), 'Page x'],
  [germanWords.name('page_2'), 'Seite 2'],
  [germanWords.property('birthdate'), 'Geburtsdatum'],
  [words.name('selfie'), 'Selfie'],
  [words.name('selfie_id_comparison'), 'Selfie shows the face of the portrait'],
];

for (const [said, expected] of cases) {
  test(`a name is read as "${expected}"`, () => assert.equal(said, expected));
}

test('a name that every object has is not a name of the dictionary', () => {
  assert.equal(words.reason('constructor'), 'Constructor');
  assert.equal(words.value('toString'), 'toString');
});

test('names without words of their own are converted to words', () => {
  assert.equal(wordsOf('id_barcode_detection'), 'Barcode detection');
  assert.equal(wordsOf('short-side-px'), 'Short side px');
});
