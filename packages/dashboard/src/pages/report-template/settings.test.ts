import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReportSettings } from '../../client/report-templates.ts';
import { changedSettings, intervalOf, maximumAgeOf, settingsOf, thresholdOf, typedOf } from './settings.ts';

const shipped: ReportSettings = {
  'name-matching': 'custom',
  'partial-names': true,
  fuzziness: 'low',
  threshold: 0.7,
  'birthdate-matching': 'year-plus-minus-1',
  'compare-countries': true,
  'list-types': ['sanction'],
  watchlists: [],
  'pep-classes': [1, 2],
  'pep-relatives': true,
  'pep-without-class': true,
  'too-old-lists': 'errored',
  'recurrence-interval-days': null,
  'maximum-list-age-hours': null,
  'media-categories': ['terrorism'],
  'accept-signals-only': false,
  'dismissals-need-two': false,
};

test('settings survive the conversion to the form and back', () => {
  assert.deepEqual(settingsOf(typedOf(shipped)), shipped);
  const others = {
    ...shipped,
    watchlists: ['us-ofac', 'un'],
    'recurrence-interval-days': 7,
    'maximum-list-age-hours': 24,
  };
  assert.deepEqual(settingsOf(typedOf(others)), others);
});

for (const [text, value] of [
  ['0.7', 0.7],
  ['0,75', 0.75],
  ['1', 1],
  ['', null],
  ['1.1', null],
  ['-1', null],
  ['x', null],
] as const) {
  test(`a threshold of "${text}" is ${value}`, () => assert.equal(thresholdOf(text), value));
}

for (const [text, value] of [
  ['', null],
  ['7', 7],
  ['365', 365],
  ['0', undefined],
  ['366', undefined],
  ['1.5', undefined],
] as const) {
  test(`an interval of "${text}" is ${value}`, () => assert.equal(intervalOf(text), value));
}

test('an interval has at most the hours of ten years', () => {
  assert.deepEqual(['', '24', '87600', '87601', '0', 'x'].map(maximumAgeOf), [
    null,
    24,
    87_600,
    undefined,
    undefined,
    undefined,
  ]);
});

test('invalid values give no settings, and differences are named', () => {
  assert.equal(settingsOf({ ...typedOf(shipped), threshold: 'high' }), null);
  assert.deepEqual(changedSettings(shipped, { ...shipped, threshold: 0.8, watchlists: ['un'] }), [
    'threshold',
    'watchlists',
  ]);
});
