import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Decision, TemplateDefinition } from '../inquiry-templates/index.ts';
import type { ReportFinding } from './report-findings.ts';
import { ruleOfReports } from './rule-of-reports.ts';

const finding = (state: ReportFinding['state'], required = true): ReportFinding => ({
  reportTemplateId: 'rptp_1',
  after: 'completion',
  on: 'passed',
  required,
  state,
  report: null,
});
const rule: TemplateDefinition['decision'] = { onCompleted: 'approve', onFailed: 'decline', onInconclusive: 'approve' };
const declines: TemplateDefinition['decision'] = { ...rule, onReportMatch: 'decline' };

const cases: readonly (readonly [
  string,
  Decision,
  readonly ReportFinding[],
  boolean,
  Decision | 'wait',
  TemplateDefinition['decision']?,
])[] = [
  ['nothing is run', 'approve', [], true, 'approve'],
  ['all are clear', 'approve', [finding('clear'), finding('clear')], true, 'approve'],
  ['one waits and may', 'approve', [finding('clear'), finding('waiting')], true, 'wait'],
  ['one waits although another found a match', 'approve', [finding('match'), finding('waiting')], true, 'wait'],
  ['one has waited too long', 'approve', [finding('waiting')], false, 'mark-for-review'],
  ['one found a match', 'approve', [finding('match')], true, 'mark-for-review'],
  ['one found a match and the template declines', 'approve', [finding('match')], true, 'decline', declines],
  [
    'one has no answer and the template declines matches',
    'approve',
    [finding('unanswered')],
    true,
    'mark-for-review',
    declines,
  ],
  ['one was never set off', 'approve', [finding('not-run')], true, 'mark-for-review'],
  ['one found a match where the rule decides nothing', 'none', [finding('match')], true, 'mark-for-review'],
  ['all are clear where the rule decides nothing', 'none', [finding('clear')], true, 'none'],
  ['one found a match where the rule declines anyway', 'decline', [finding('match')], true, 'decline'],
  ['one that does not count found a match', 'approve', [finding('match', false)], true, 'approve'],
  ['one that does not count waits', 'approve', [finding('waiting', false)], true, 'approve'],
];

describe('ruleOfReports', () => {
  for (const [when, decision, findings, mayWait, expected, of = rule] of cases) {
    it(`gives ${expected} when ${when}`, () => {
      const ruled = ruleOfReports(decision, of, findings, mayWait);
      assert.equal(ruled === 'wait' ? ruled : ruled.decision, expected);
    });
  }

  it('names its causes, and no report that is clear or does not count', () => {
    const ruled = ruleOfReports('approve', rule, [finding('clear'), finding('match'), finding('match', false)], true);
    assert.deepEqual(ruled === 'wait' ? [] : ruled.because, [finding('match')]);
  });
});
