import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFault } from './comparer.ts';
import { geolocation, metersBetween, placeOf } from './geolocation.ts';

const rule = { fieldName: null, allowFuzzy: false };

type Point = readonly [latitude: number, longitude: number];

/** Center, radius in meters, place, expected result. */
const cases: readonly (readonly [Point, number, Point, boolean])[] = [
  [[52.52, 13.405], 0, [52.52, 13.405], true],
  [[52.52, 13.405], 100, [52.5205, 13.405], true],
  [[52.52, 13.405], 50, [52.5205, 13.405], false],
  [[52.52, 13.405], 256_000, [53.5511, 9.9937], true],
  [[52.52, 13.405], 254_000, [53.5511, 9.9937], false],
  [[0, 0], 111_200, [1, 0], true],
  [[0, 0], 111_000, [1, 0], false],
  [[0, 0], 111_200, [0, 1], true],
  [[60, 0], 55_700, [60, 1], true],
  [[60, 0], 55_000, [60, 1], false],
  [[0, 179.99], 2300, [0, -179.99], true],
  [[0, 179.99], 2200, [0, -179.99], false],
  [[90, 0], 1, [90, 120], true],
  [[-90, 0], 1, [-90, -45], true],
  [[89.99, 0], 2300, [89.99, 180], true],
  [[40.7128, -74.006], 3_936_000, [34.0522, -118.2437], true],
  [[40.7128, -74.006], 3_930_000, [34.0522, -118.2437], false],
  [[0, 0], 20_037_508, [0, 180], true],
  [[51.4778, 0], 20_015_000, [-51.4778, 180], false],
  [[-33.8688, 151.2093], 714_000, [-37.8136, 144.9631], true],
];

describe('places within a radius', () => {
  for (const [[latitude, longitude], radius, [north, east], expected] of cases) {
    it(`${north},${east} is ${expected ? '' : 'not '}within ${radius} m of ${latitude},${longitude}`, () => {
      const read = geolocation.read({ latitude, longitude, 'radius-meters': radius }, rule);
      assert.ok(!isFault(read));
      const meters = metersBetween({ latitude, longitude }, { latitude: north, longitude: east });
      assert.equal(meters <= radius, expected, `${meters} m`);
    });
  }

  const wrong: readonly (readonly [unknown, unknown, unknown])[] = [
    [91, 0, 1],
    [-91, 0, 1],
    [0, 181, 1],
    [0, -181, 1],
    [0, 0, -1],
    [0, 0, 30_000_000],
    [Number.NaN, 0, 1],
    [0, Number.POSITIVE_INFINITY, 1],
    ['0', 0, 1],
    [null, 0, 1],
    [0, undefined, 1],
  ];
  for (const [latitude, longitude, radius] of wrong) {
    it(`refuses ${latitude}, ${longitude}, ${radius}`, () =>
      assert.ok(isFault(geolocation.read({ latitude, longitude, 'radius-meters': radius }, rule))));
  }

  it('are read from a valid text only', () => {
    assert.deepEqual(placeOf('52.5, 13.4'), { latitude: 52.5, longitude: 13.4 });
    for (const none of ['', '52.5', '52.5,', '91,0', '0,181', '1,2,3', 'a,b', 'NaN,NaN'])
      assert.equal(placeOf(none), null);
  });
});
