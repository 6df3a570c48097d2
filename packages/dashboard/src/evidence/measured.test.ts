/** Display of measurements with their threshold, and of compared details with the expected value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Border, comparedOf, type Measured, measuredOf } from './measured.ts';

const number = (name: string, value: number, border: Border | null = null, of: string | null = null): Measured => ({
  name,
  of,
  number: value,
  border,
});

const cases: readonly (readonly [
  what: string,
  metadata: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>>,
  expected: readonly Measured[],
])[] = [
  [
    'a number of each side is next to the minimum of the settings',
    { sharpness: { front: 31, back: null } },
    { 'minimum-sharpness': 40 },
    [number('sharpness', 31, { kind: 'least', value: 40 }, 'front')],
  ],
  [
    'a number below the least of two borders is compared with it',
    { brightness: 10 },
    { 'minimum-brightness': 20, 'maximum-brightness': 240 },
    [number('brightness', 10, { kind: 'least', value: 20 })],
  ],
  [
    'another number with two borders is compared with the most',
    { brightness: 250 },
    { 'minimum-brightness': 20, 'maximum-brightness': 240 },
    [number('brightness', 250, { kind: 'most', value: 240 })],
  ],
  ['a border that is not set is none', { distance: 0.4 }, { 'maximum-distance': null }, [number('distance', 0.4)]],
  [
    'an estimated age is next to the limits of the check, which are not repeated',
    { 'estimated-age': 16, 'estimated-age-within': 4, 'minimum-age': 18, 'maximum-age': null },
    {},
    [number('estimated-age', 16, { kind: 'least', value: 18 }), number('estimated-age-within', 4)],
  ],
  ['limits are shown without an age', { 'minimum-age': 18, 'maximum-age': null }, {}, [number('minimum-age', 18)]],
  [
    'what counts against the person does so from its border on',
    { 'printed-lines': 3 },
    { 'minimum-printed-lines': 5 },
    [number('printed-lines', 3, { kind: 'from', value: 5 })],
  ],
  [
    'signs of pixels have their border, those of a file are found or not, and those without a measurement are left out',
    {
      signs: [
        { sign: 'sensor-noise', measured: 31, border: 20, raised: true, effect: 'informs' },
        { sign: 'editor-name', measured: 1, border: 1, raised: true, effect: 'informs' },
        { sign: 'capture-day', measured: null, border: 1, raised: false, effect: 'informs' },
      ],
    },
    {},
    [number('sensor-noise', 31, { kind: 'from', value: 20 }), { name: 'editor-name', of: null, answer: true }],
  ],
  [
    'signs of life that are whole are left out',
    { 'liveness-score': 62, signals: { depth: 1, 'one-face': 0.4 } },
    { 'minimum-score': 50 },
    [number('liveness-score', 62, { kind: 'least', value: 50 }), number('one-face', 0.4)],
  ],
  [
    'texts stay texts, places are named by their texts, and parts without texts are counted',
    {
      pages: ['front'],
      glare: [{ page: 'front', place: 'top-left', box: { x: 0 }, covers: ['portrait'] }],
      'quiet-parts': [{ box: { x: 0 }, blocks: 9 }],
      'drawn-parts': [],
      picture: false,
    },
    {},
    [
      { name: 'pages', of: null, texts: ['front'] },
      { name: 'glare', of: null, texts: ['front', 'top-left'] },
      number('quiet-parts', 1),
      { name: 'picture', of: null, answer: false },
    ],
  ],
  ['an override and the compared details are shown elsewhere', { override: {}, 'check-requirements': [] }, {}, []],
];

for (const [what, metadata, settings, expected] of cases) {
  test(what, () => assert.deepEqual(measuredOf({ metadata }, settings), expected));
}

const line = (name: string, status: string) => ({
  name,
  'match-result': status === 'passed' ? 'full' : 'none',
  status,
  comparisons: [{ type: 'string_similarity', 'match-level-minimum': 'partial', 'match-result': 'none' }],
});

for (const member of ['check-requirements', 'comparison-input-results']) {
  test(`compared details of ${member} name the required match, and those that differ come first`, () => {
    const compared = comparedOf({
      metadata: { [member]: [line('name_first', 'passed'), line('name_last', 'failed')] },
    });
    assert.deepEqual(compared, [
      { name: 'name_last', result: 'none', isMet: false, needed: [{ type: 'string_similarity', least: 'partial' }] },
      { name: 'name_first', result: 'full', isMet: true, needed: [{ type: 'string_similarity', least: 'partial' }] },
    ]);
  });
}
