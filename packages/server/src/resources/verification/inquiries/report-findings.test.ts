import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstDefinition } from '../inquiry-templates/index.ts';
import { type ReportFinding, reportFindings } from './report-findings.ts';
import type { OrderedReport } from './report-port.ts';

const after = 'verification_selfie';
const base = firstDefinition('production', () => ({ verificationTemplateId: '', verificationTemplateVersionId: '' }));
const steps = [
  { kind: 'selfie' as const, verificationTemplateId: '', verificationTemplateVersionId: '', attempts: 1, checks: {} },
];
const made = (change: Partial<OrderedReport>): OrderedReport => ({
  id: 'rep_1',
  type: 'report/watchlist',
  title: 'Watchlist',
  reportTemplateId: 'rptp_1',
  after,
  status: 'ready',
  hasMatch: false,
  errors: [],
  createdAt: new Date(0),
  redactedAt: null,
  ...change,
});
const error = { code: 'list-missing', source: null, detail: '' };

function stateOf(
  report: OrderedReport | null,
  seen: { readonly verification?: 'passed' | 'failed' | 'requires_retry'; readonly on?: 'passed' | 'any' } = {},
): ReportFinding['state'] | undefined {
  const reports = [{ reportTemplateId: 'rptp_1', after, on: seen.on ?? 'passed', required: true }];
  const verifications = seen.verification === undefined ? [] : [{ kind: 'selfie' as const, status: seen.verification }];
  const [finding] = reportFindings(
    { ...base, steps, reports },
    { status: 'completed' },
    verifications,
    report === null ? [] : [report],
  );
  return finding?.state;
}

describe('reportFindings', () => {
  const cases: readonly (readonly [ReportFinding['state'], string, ReportFinding['state'] | undefined])[] = [
    ['clear', 'a whole answer without a match', stateOf(made({}))],
    ['match', 'a match', stateOf(made({ hasMatch: true }))],
    ['match', 'a match beside a list that is missing', stateOf(made({ hasMatch: true, errors: [error] }))],
    ['unanswered', 'an answer in part', stateOf(made({ errors: [error] }))],
    ['unanswered', 'an errored one', stateOf(made({ status: 'errored', errors: [error] }))],
    ['unanswered', 'one that was erased', stateOf(made({ redactedAt: new Date(0) }))],
    ['waiting', 'a pending one', stateOf(made({ status: 'pending' }))],
    ['waiting', 'a submitted one', stateOf(made({ status: 'submitted' }))],
    ['waiting', 'one that is yet to be made', stateOf(null, { verification: 'passed' })],
    ['waiting', 'one of any end that failed', stateOf(null, { verification: 'failed', on: 'any' })],
    ['not-run', 'one of a pass that failed', stateOf(null, { verification: 'failed' })],
    ['not-run', 'one of a try that was asked for again', stateOf(null, { verification: 'requires_retry', on: 'any' })],
    ['not-run', 'one of a step that was left out', stateOf(null)],
    ['not-run', 'one of another moment', stateOf(made({ after: 'completion' }))],
  ];
  for (const [expected, what, state] of cases) it(`calls ${what} ${expected}`, () => assert.equal(state, expected));
});
