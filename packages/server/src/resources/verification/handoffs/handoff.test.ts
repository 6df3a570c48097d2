import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawNumbers, needsNumber } from './handoff.ts';

const linkedAt = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(linkedAt.getTime() + seconds * 1000);

describe('the number of a hand-off', () => {
  const rows: readonly (readonly [what: string, from: string | null, to: string, seconds: number, needed: boolean])[] =
    [
      ['the same address at once', '192.0.2.7', '192.0.2.7', 5, false],
      ['another one of the network', '192.0.2.7', '192.0.2.200', 60, false],
      ['a mapped IPv4 address', '::ffff:192.0.2.7', '192.0.2.8', 5, false],
      ['the same IPv6 site', '2001:db8:1:2::5', '2001:db8:1:9:a:b:c:d', 5, false],
      ['the same IPv6 site, written short', '2001:db8::5', '2001:db8:0:7::1', 5, false],
      ['another network', '192.0.2.7', '192.0.3.7', 5, true],
      ['another IPv6 site', '2001:db8:1::5', '2001:db8:2::5', 5, true],
      ['IPv4 next to IPv6', '192.0.2.7', '2001:db8:1::5', 5, true],
      ['the same network too late', '192.0.2.7', '192.0.2.7', 61, true],
      ['an unknown first device', null, '192.0.2.7', 5, true],
    ];
  for (const [what, from, to, seconds, needed] of rows) {
    it(`${needed ? 'is asked' : 'is not asked'} for: ${what}`, () => {
      assert.equal(needsNumber(linkedAt, { from, to }, after(seconds)), needed);
    });
  }

  it('is requested when the individual comes without the link', () => {
    assert.equal(needsNumber(null, { from: '192.0.2.7', to: '192.0.2.7' }, linkedAt), true);
  });

  it('is one of three different numbers of two digits, at any place', () => {
    const places = new Set<number>();
    for (let at = 0; at < 200; at += 1) {
      const { number, choices } = drawNumbers();
      assert.equal(new Set(choices).size, 3);
      assert.ok(choices.every((each) => each >= 10 && each <= 99));
      places.add(choices.indexOf(number));
    }
    assert.deepEqual([...places].sort(), [0, 1, 2]);
  });
});
