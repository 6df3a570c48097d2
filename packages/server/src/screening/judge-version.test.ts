/** Watchlist versions that are accepted automatically. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { objectionTo } from './judge-version.ts';
import type { VersionParts } from './watchlist.ts';

const arrived = (entities: number, of: { nameless?: number; issuedAt?: string } = {}) => ({
  entities,
  nameless: 0,
  issuedAt: null,
  ...of,
});

const rows = [
  ['the first', arrived(10), null, true],
  ['one without entries', arrived(0), null, false],
  ['one as large', arrived(1000), arrived(1000), true],
  ['one that lost a tenth to the entry', arrived(900), arrived(1000), true],
  ['one that lost more than a tenth', arrived(899), arrived(1000), false],
  ['one that doubled', arrived(2000), arrived(1000), true],
  ['one with a nameless entry in a hundred', arrived(100, { nameless: 1 }), null, true],
  ['one with two nameless entries in a hundred', arrived(100, { nameless: 2 }), null, false],
  ['one issued later', arrived(10, { issuedAt: '2026-02-02' }), arrived(10, { issuedAt: '2026-02-01' }), true],
  [
    'one issued before the current one',
    arrived(10, { issuedAt: '2026-01-31' }),
    arrived(10, { issuedAt: '2026-02-01' }),
    false,
  ],
  ['one that does not say when it was issued', arrived(10), arrived(10, { issuedAt: '2026-02-01' }), true],
] as const;

const parts = (of: Partial<VersionParts> = {}): VersionParts => ({
  persons: 600,
  aliases: 2000,
  identifiers: 500,
  birthdates: 400,
  unknownCountries: 0,
  programs: { SYRIA: 60, SMALL: 5 },
  ...of,
});
const whole = (of: Partial<VersionParts> = {}) => ({ ...arrived(1000), parts: parts(of) });

const parted = [
  ['one with the same parts', whole(), true],
  ['one whose persons are organizations now', whole({ persons: 0 }), false],
  ['one without the file of other names', whole({ aliases: 0 }), false],
  ['one without passports', whole({ identifiers: 10 }), false],
  ['one without dates of birth', whole({ birthdates: 0 }), false],
  ['one without a programme of six in a hundred', whole({ programs: { SMALL: 5 } }), false],
  ['one with a third less of a programme', whole({ programs: { SYRIA: 40, SMALL: 5 } }), true],
  ['one without a programme of five', whole({ programs: { SYRIA: 60 } }), true],
  ['one next to a version whose parts were not counted', arrived(1000), true],
] as const;

for (const [what, version, isTaken] of parted) {
  it(`${what} ${isTaken ? 'is taken' : 'waits for a person'}`, () => {
    assert.equal(objectionTo(version, whole()) === null, isTaken);
  });
}

for (const [what, version, current, isTaken] of rows) {
  it(`${what} ${isTaken ? 'is taken' : 'waits for a person'}`, () => {
    assert.equal(objectionTo(version, current) === null, isTaken);
  });
}
