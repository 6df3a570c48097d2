import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { behaviorOf, contradictsItself, readBehaviorReport } from './behavior-report.ts';

const said = {
  'distraction-events': 1,
  'hesitation-baseline': 10_000,
  'hesitation-count': 1,
  'hesitation-time': 4_000,
  'shortcut-copies': 2,
  'shortcut-pastes': 3,
  'autofill-starts': 1,
  'autofill-cancels': 0,
  automated: false,
};
const read = (changes: object) => readBehaviorReport(JSON.stringify({ ...said, ...changes }));

describe('a report of behaviours', () => {
  it('is read as it was sent', () => assert.deepEqual(read({}), said));

  const bad: Readonly<Record<string, object>> = {
    'a negative count': { 'shortcut-copies': -1 },
    'a fraction': { 'hesitation-time': 0.5 },
    'a text for a number': { 'shortcut-pastes': '3' },
    'no number': { 'shortcut-pastes': null },
    'a huge count': { 'distraction-events': 10_001 },
    'more than a day': { 'hesitation-baseline': 86_400_001 },
    'pauses longer than the whole': { 'hesitation-time': 10_001 },
    'a missing member': { 'autofill-starts': undefined },
    'an unknown member': { clipboard: 'secret' },
    'a number for a truth': { automated: 1 },
    'a key that only the server measures': { 'request-spoof-attempts': 0 },
  };
  for (const [name, changes] of Object.entries(bad))
    it(`is ignored with ${name}`, () => assert.equal(read(changes), null));

  for (const text of [undefined, '', '{', 'null', '[]', '1', `${JSON.stringify(said)}${' '.repeat(500)}`]) {
    it(`is none in ${text === undefined ? 'no field' : `“${text.slice(0, 20)}” of ${text.length} characters`}`, () =>
      assert.equal(readBehaviorReport(text), null));
  }
});

const chromeOnLinux =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('a user agent', () => {
  const cases: readonly (readonly [string | undefined, string | null, boolean])[] = [
    [undefined, chromeOnLinux, false],
    ['"Linux"', chromeOnLinux, false],
    ['"Windows"', chromeOnLinux, true],
    ['"Android"', chromeOnLinux, true],
    ['"Unknown"', chromeOnLinux, false],
    ['"constructor"', chromeOnLinux, false],
    ['Windows', chromeOnLinux, false],
    ['"Windows"', null, true],
  ];
  for (const [hint, userAgent, expected] of cases) {
    it(`${expected ? 'contradicts' : 'agrees with'} the hint ${hint}${userAgent === null ? ', missing' : ''}`, () => {
      const headers: Record<string, string> = hint === undefined ? {} : { 'sec-ch-ua-platform': hint };
      assert.equal(contradictsItself(userAgent, headers), expected);
    });
  }

  it('is spoofed if it differs from the first one of the session', () => {
    const from = (userAgent: string | null) =>
      behaviorOf({ userAgent, headers: {} }, { fields: new Map() }, { device: { ipAddress: null, userAgent: 'One' } });
    assert.deepEqual(
      [from('One'), from('Two'), from(null)].map(({ spoofsUserAgent }) => spoofsUserAgent),
      [false, true, true],
    );
  });
});
