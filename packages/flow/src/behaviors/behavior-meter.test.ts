import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BehaviorCounts,
  type BehaviorMeter,
  countedSince,
  createBehaviorMeter,
  nothingCounted,
} from './behavior-meter.ts';

/** Actions with their time in milliseconds since the start. */
type Acts = readonly (readonly [number, (meter: BehaviorMeter) => void])[];

const touch = (meter: BehaviorMeter) => meter.act(true);
const stop = (meter: BehaviorMeter) => meter.act(false);
const leave = (meter: BehaviorMeter) => meter.leave();
const comeBack = (meter: BehaviorMeter) => meter.comeBack(true);
const fill = (meter: BehaviorMeter) => meter.fill();

function measured(acts: Acts): BehaviorCounts {
  let at = 0;
  const meter = createBehaviorMeter(() => at);
  for (const [time, act] of acts) {
    at = time;
    act(meter);
  }
  return meter.read();
}

const cases: readonly (readonly [string, Acts, Partial<BehaviorCounts>])[] = [
  ['nothing before the first screen with fields', [[9_000, touch]], {}],
  [
    'time with fields, without a pause',
    [
      [0, touch],
      [2_999, touch],
    ],
    { 'hesitation-baseline': 2_999 },
  ],
  [
    'a whole pause from its third second on',
    [
      [0, touch],
      [1_000, touch],
      [4_000, touch],
      [5_000, touch],
    ],
    { 'hesitation-baseline': 5_000, 'hesitation-count': 1, 'hesitation-time': 3_000 },
  ],
  [
    'no time on a screen without fields',
    [
      [0, touch],
      [1_000, stop],
      [9_000, touch],
    ],
    { 'hesitation-baseline': 1_000 },
  ],
  [
    'one departure by focus and by view, and no time until the return',
    [
      [0, touch],
      [1_000, leave],
      [1_001, leave],
      [8_000, touch],
      [9_000, comeBack],
      [9_500, touch],
    ],
    { 'distraction-events': 1, 'hesitation-baseline': 1_500 },
  ],
  [
    'two departures',
    [
      [0, leave],
      [1, comeBack],
      [2, leave],
    ],
    { 'distraction-events': 2, 'hesitation-baseline': 1 },
  ],
  [
    'copies and pastes',
    [
      [0, (meter) => meter.copy()],
      [1, (meter) => meter.paste()],
    ],
    {
      'shortcut-copies': 1,
      'shortcut-pastes': 1,
    },
  ],
  [
    'the fields that are filled together as one start',
    [
      [0, fill],
      [900, fill],
      [1_800, fill],
      [5_000, fill],
      [6_000, (meter) => meter.cancelFill()],
    ],
    { 'autofill-starts': 2, 'autofill-cancels': 1 },
  ],
];

for (const [name, acts, expected] of cases) {
  test(`the meter counts ${name}`, () => assert.deepEqual(measured(acts), { ...nothingCounted, ...expected }));
}

test('what was counted since an earlier reading is the difference', () => {
  const before = { ...nothingCounted, 'shortcut-copies': 2 };
  const after = { ...before, 'shortcut-copies': 5, 'hesitation-time': 7 };
  assert.deepEqual(countedSince(after, before), { ...nothingCounted, 'shortcut-copies': 3, 'hesitation-time': 7 });
});
