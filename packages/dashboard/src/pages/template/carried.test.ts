/** A configuration copied to production loses only references to sandbox objects, and each of them is named. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Configuration } from '../../client/templates.ts';
import { carriedOf } from './carried.ts';
import type { Condition } from './conditions.ts';

// biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
const condition = (name: string, when: string): Condition => ({ name, when, then: 'decline' });

const decision = {
  'on-completed': 'approve',
  'on-failed': 'decline',
  'on-inconclusive': 'mark-for-review',
  'on-uploaded': 'mark-for-review',
  'on-report-match': 'mark-for-review',
  conditions: [],
};

const carried = (conditions: Condition[], more: Partial<typeof decision> = {}, rest: Configuration = {}) =>
  carriedOf({ ...rest, decision: { ...decision, ...more, conditions } });

describe('the copy of a template to production contains', () => {
  test('the whole configuration where it references nothing of the sandbox', () => {
    const configuration: Configuration = { decision: { ...decision, conditions: [] }, 'session-limit': 3, reports: [] };
    const { configuration: after, ...told } = carriedOf(configuration);
    assert.deepEqual(after, { ...configuration, 'theme-set-id': null });
    assert.deepEqual(told, {
      themeSetId: null,
      reportTemplateIds: [],
      isMatchRuleLeftOut: false,
      conditions: [],
      asked: [],
    });
  });
  test('neither its theme, nor its reports and the rule for their matches', () => {
    const report = { 'report-template-id': 'rptp_1', after: 'completion', on: 'passed', required: true };
    const { configuration, ...told } = carried(
      [],
      { 'on-report-match': 'decline' },
      { 'theme-set-id': 'theset_1', reports: [report, { ...report, after: 'verification_selfie' }] },
    );
    assert.deepEqual(
      [configuration['theme-set-id'], configuration.reports, configuration.decision?.['on-report-match']],
      [null, [], 'mark-for-review'],
    );
    assert.deepEqual(
      [told.themeSetId, told.reportTemplateIds, told.isMatchRuleLeftOut],
      ['theset_1', ['rptp_1'], true],
    );
  });
  const cases: readonly (readonly [when: string, isKept: boolean, lists: readonly string[]])[] = [
    ['fields.address_country_code == "DE"', true, []],
    ['list_hit("Known fraud") && signals.bot_score > 80', true, ['Known fraud']],
    ["list_hit('list_AbCdEfGhJkLmNpQrStUvWxYz') || list_hit( 'Two' )", true, ['list_AbCdEfGhJkLmNpQrStUvWxYz', 'Two']],
    ['reports.exists(r, r.has_match)', false, []],
    ['inquiry.template_id == "itmpl_AbCdEfGhJkLmNpQrStUvWxYz"', false, []],
    ['list_hit("Two") && inquiry.account_id == "act_AbCdEfGhJkLmNpQrStUvWxYz"', false, []],
  ];
  for (const [when, isKept, lists] of cases) {
    test(`${isKept ? 'a' : 'no'} condition of ${when}`, () => {
      const { configuration, conditions, asked } = carried([condition('One', when)]);
      assert.deepEqual(
        configuration.decision?.conditions.map(({ name }) => name),
        isKept ? ['One'] : [],
      );
      assert.deepEqual(conditions, isKept ? [] : ['One']);
      assert.deepEqual(
        asked.map(({ list }) => list),
        lists,
      );
    });
  }
});
