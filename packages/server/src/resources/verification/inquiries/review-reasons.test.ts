import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CheckResult } from '../../../checks/check.ts';
import { firstDefinition, type TemplateDefinition } from '../inquiry-templates/index.ts';
import type { ReportFinding } from './report-findings.ts';
import { type Reviewed, reviewReasons } from './review-reasons.ts';
import type { Judged } from './rule-of-template.ts';

const at = new Date(0);
const base = firstDefinition('production', () => ({ verificationTemplateId: '', verificationTemplateVersionId: '' }));
const step = { verificationTemplateId: '', verificationTemplateVersionId: '', attempts: 1, checks: {} };
const steps: TemplateDefinition['steps'] = [
  { ...step, kind: 'government-id', countries: [], idClasses: [], twoSidedClasses: [] },
  { ...step, kind: 'selfie' },
];
const approves: TemplateDefinition = {
  ...base,
  steps,
  decision: { onCompleted: 'approve', onFailed: 'mark-for-review', onInconclusive: 'mark-for-review' },
};

const check = (name: string, status: CheckResult['status'], reasons: readonly string[] = []): CheckResult => ({
  name,
  status,
  requirement: 'required',
  reasons,
  metadata: {},
});
const selfie: Judged = { kind: 'selfie', status: 'passed', checks: [check('selfie_liveness_detection', 'passed')] };
const document: Judged = { kind: 'government-id', status: 'passed', checks: [check('id_blur_detection', 'passed')] };
const finding = (state: ReportFinding['state'], required = true): ReportFinding => ({
  reportTemplateId: 'rptp_1',
  after: 'completion',
  on: 'passed',
  required,
  state,
  report: null,
});

const completed = { completedAt: at, failedAt: null };
const failed = { completedAt: null, failedAt: at };
const failedBy = (...names: readonly string[]): Judged => ({
  ...document,
  status: 'failed',
  checks: names.map((name) => check(name, 'failed', ['failed_requirement'])),
});

const cases: readonly (readonly [string, Partial<Reviewed>, readonly (readonly [string, ...string[]])[]])[] = [
  [
    'a required check failed',
    { inquiry: failed, verifications: [failedBy('id_extraction_inconsistency_detection')] },
    [['checks-failed', 'id_extraction_inconsistency_detection']],
  ],
  [
    'only a value of the business differs',
    { inquiry: failed, verifications: [failedBy('id_inquiry_comparison')] },
    [['given-values-differ', 'id_inquiry_comparison']],
  ],
  [
    'a step is open and a check undecided',
    { verifications: [{ ...document, checks: [check('id_expired_detection', 'failed')] }] },
    [
      ['checks-undecided', 'id_expired_detection'],
      ['steps-open', 'selfie'],
    ],
  ],
  ['every step was left out', { definition: { ...approves, steps: [] }, verifications: [] }, [['nothing-asked']]],
  [
    'photos may be files',
    { definition: { ...approves, decision: { ...approves.decision, onUploaded: 'mark-for-review' } } },
    [['photos-uploaded', 'government-id']],
  ],
  [
    'photos may be files, and only the camera is taken',
    {
      definition: {
        ...approves,
        steps: steps.map((each) => ({ ...each, captureMethods: ['camera'] as const })),
      },
    },
    [['camera-not-proven', 'government-id']],
  ],
  [
    'a condition was true',
    {
      inquiry: {
        ...completed,
        conditions: { decided: { name: 'young', when: 'true', decides: 'mark-for-review', values: [] }, faults: [] },
      },
    },
    [['condition', 'young']],
  ],
  [
    'the photos waited for an hour',
    { inquiry: { completedAt: null, failedAt: null }, verifications: [{ ...document, status: 'submitted' }] },
    [['engines-late']],
  ],
  ['a report that counts was never made', { findings: [finding('not-run')] }, [['reports', 'rptp_1']]],
  ['a report that does not count matches', { findings: [finding('match', false)] }, [['sent']]],
  [
    'the template sends all',
    { definition: { ...approves, decision: { ...approves.decision, onCompleted: 'mark-for-review' } } },
    [['template']],
  ],
  ['the template would have approved', {}, [['sent']]],
  ['it was sent before its end', { inquiry: { completedAt: null, failedAt: null }, verifications: [] }, [['sent']]],
];

describe('reviewReasons', () => {
  for (const [when, change, expected] of cases) {
    it(`names ${expected.map(([code]) => code).join(' and ')} when ${when}`, () => {
      const reviewed = { inquiry: completed, definition: approves, verifications: [document, selfie], findings: [] };
      const reasons = reviewReasons({ ...reviewed, ...change });
      assert.deepEqual(
        reasons.map(({ code, names }) => [code, ...names]),
        expected,
      );
    });
  }
});
