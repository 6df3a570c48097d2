import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Configuration } from '../../client/templates.ts';
import { newReport, problemsOf, type Refused, ruleProblemOf, stepNameOf } from './template-reports.ts';

const refusedAs = (configuration: Configuration, ...pointers: readonly string[]): Refused => ({
  configuration,
  entries: pointers.map((pointer) => ({
    pointer: `/data/attributes${pointer}`,
    details: `data.attributes${pointer.replaceAll('/', '.')} is refused at ${pointer}`,
  })),
});

describe('the problem of a refused report', () => {
  const [first, second] = [newReport('rptp_a'), newReport('rptp_b')];
  const configuration: Configuration = { reports: [first, second] };
  const cases: readonly (readonly [string, readonly string[], object])[] = [
    ['nothing', [], {}],
    ['its template', ['/reports/1/report-template-id'], { template: 'is refused at /reports/1/report-template-id' }],
    ['the step it follows', ['/reports/1/after'], { after: 'is refused at /reports/1/after' }],
    ['what sets it off', ['/reports/1/on'], { on: 'is refused at /reports/1/on' }],
    ['all of it', ['/reports/1'], { template: 'is refused at /reports/1' }],
    ['another one, whose path has the same beginning', ['/reports/10', '/reports/0/after'], {}],
    ['the first of two', ['/reports/1', '/reports/1/report-template-id'], { template: 'is refused at /reports/1' }],
  ];
  for (const [what, pointers, problems] of cases) {
    it(`is shown for: ${what}`, () => {
      assert.deepEqual(problemsOf(refusedAs(configuration, ...pointers), second), problems);
    });
  }

  it('is not shown once the report was changed, or when it was never sent', () => {
    const refused = refusedAs(configuration, '/reports/1/after');
    assert.deepEqual(problemsOf(refused, { ...second }), {});
    assert.deepEqual(problemsOf({ ...refused, configuration: null }, second), {});
  });

  it('is shown for the rule about the matches of reports', () => {
    assert.equal(ruleProblemOf(refusedAs(configuration, '/reports/1')), undefined);
    const refused = refusedAs(configuration, '/decision/on-report-match');
    assert.equal(ruleProblemOf(refused), 'is refused at /decision/on-report-match');
  });
});

describe('the name of a step', () => {
  it('is the name of the verification that it requires', () => {
    assert.equal(stepNameOf({ type: 'government-id' }), 'verification_government_id');
    assert.equal(stepNameOf({ type: 'database-phone-carrier' }), 'verification_database_phone_carrier');
  });
});
