import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageTextsOf } from '../../texts/page-texts.ts';
import { faultPlace } from './fault-place.ts';
import { texts } from './texts/en.ts';

const { ruleSet } = pageTextsOf({ 'rule-set/texts/en.ts': texts });

for (const [pointer, expected] of [
  ['/rules', 'Draft rules'],
  ['/rules/3/expression', 'Condition of rule 4'],
  ['/rules/0/name', 'Name of rule 1'],
  ['/outcomes/1/status', 'Status, outcome 2'],
  ['/outcomes/1/score', 'Minimum score, outcome 2'],
  ['/outcomes/1/make-inquiry', 'Create an inquiry, outcome 2'],
  ['/outcomes/1/case-template-id', 'Open a case, outcome 2'],
  ['/outcomes/1', 'outcome 2'],
  ['', ''],
] as const) {
  test(`the fault at ${pointer || 'no pointer'} is at ${expected || 'no place'}`, () =>
    assert.equal(faultPlace(pointer, ruleSet), expected));
}
