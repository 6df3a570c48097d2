/** Which versions of a watchlist are taken by themselves. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { objectionTo } from './judge-version.ts';

const arrived = (entities: number, of: { nameless?: number; issuedAt?: string } = {}) => ({
  ...{ entities, nameless: 0, issuedAt: null },
  ...of,
});

const rows = [
  ['the first', arrived(10), null, true],
  ['one that names nobody', arrived(0), null, false],
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

for (const [what, version, current, isTaken] of rows) {
  it(`${what} ${isTaken ? 'is taken' : 'waits for a person'}`, () => {
    assert.equal(objectionTo(version, current) === null, isTaken);
  });
}
