/** Calendar days keep their date on both sides of the date line. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { dayOf, endOfDay, nameOfDay } from './calendar-day.ts';

const zone = process.env.TZ;
after(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const zones: readonly (readonly [zone: string, dayOfNoon: string])[] = [
  ['Pacific/Auckland', '2026-11-26'],
  ['Pacific/Kiritimati', '2026-11-26'],
  ['UTC', '2026-11-25'],
  ['Pacific/Pago_Pago', '2026-11-25'],
];

for (const [name, dayOfNoon] of zones) {
  test(`${name}: a counted day keeps its name, and a moment has the day of the reader`, () => {
    process.env.TZ = name;
    assert.equal(nameOfDay('2026-11-25', 'en-US'), 'Nov 25, 2026');
    assert.equal(nameOfDay('2026-01-01', 'de'), '01.01.2026');
    assert.equal(dayOf(new Date('2026-11-25T12:00:00Z')), dayOfNoon);
  });
}

test('a day ends in the time zone of the reader, and an invalid day has no end', () => {
  process.env.TZ = 'Pacific/Auckland';
  assert.equal(endOfDay('2030-01-31'), '2030-01-31T10:59:59.000Z');
  assert.equal(endOfDay(''), null);
  assert.equal(endOfDay('2030-02-31x'), null);
});
