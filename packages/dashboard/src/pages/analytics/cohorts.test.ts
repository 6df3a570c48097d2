/** Compared periods of analytics have equal length and do not overlap. */
import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { usualCohort } from '../../client/analytics.ts';
import { cohortBefore, comparedCohort, everyDay, inOrder, templateChange } from './cohorts.ts';

for (const [from, until, before, beforeUntil] of [
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2026-01-01', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['2026-03-23', '2026-04-05', '2026-03-09', '2026-03-22'],
] as const) {
  test(`the period before ${from} to ${until} has the same number of days`, () => {
    assert.deepEqual(cohortBefore({ from, until, template: 't', version: 'v' }), {
      from: before,
      until: beforeUntil,
      template: 't',
      version: 'v',
    });
  });
}

test('the default period ends today', () => {
  const { from, until } = usualCohort(new Date(2026, 10, 23, 9).getTime());
  assert.deepEqual([from, until], ['2026-10-25', '2026-11-23']);
});

test('screens are sorted by the order of the flow, unknown ones last', () => {
  const of = (screen: string) => ({ screen, inquiries: 1, last: 0 });
  assert.deepEqual(
    inOrder([of('x'), of('success'), of('front'), of('start')]).map(({ screen }) => screen),
    ['start', 'front', 'success', 'x'],
  );
});

test('days without inquiries are listed too', () => {
  const of = (day: string, created: number) => ({ day, created, completed: 0, approved: 0 });
  assert.deepEqual(
    everyDay([of('2026-02-27', 2), of('2026-03-02', 1)]).map(({ day, created }) => `${day} ${created}`),
    ['2026-02-27 2', '2026-02-28 0', '2026-03-01 0', '2026-03-02 1'],
  );
  assert.deepEqual(everyDay([]), []);
});

describe('comparedCohort', () => {
  const cohort = { from: '2026-11-01', until: '2026-11-30', template: 'itmpl_a', version: 'itmplv_1' };
  const cases = [
    ['another template has no version of this one', 'itmpl_b', { template: 'itmpl_b', version: '' }],
    ['another version is of the same template', 'itmplv_2', { version: 'itmplv_2' }],
    ['the period before is of the same version', 'before', { from: '2026-10-02', until: '2026-10-31' }],
  ] as const;
  for (const [name, other, change] of cases) {
    it(name, () => assert.deepEqual(comparedCohort(cohort, other), { ...cohort, ...change }));
  }
});

describe('templateChange', () => {
  it('removes the versions of the previous template, chosen or compared with', () => {
    assert.deepEqual(templateChange('itmpl_b', 'itmplv_1'), { template: 'itmpl_b', version: '', with: '' });
  });
  it('keeps a comparison that does not belong to a template', () => {
    assert.deepEqual(templateChange('', 'before'), { template: '', version: '' });
  });
});
