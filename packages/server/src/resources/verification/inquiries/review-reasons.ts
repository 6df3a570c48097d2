/** Reasons for which an inquiry waits for a reviewer, most important first. Pure. */
import { adjudicate } from '../../../checks/adjudicate.ts';
import type { TemplateDefinition } from '../inquiry-templates/index.ts';
import type { Inquiry } from './inquiry.ts';
import type { ReportFinding } from './report-findings.ts';
import {
  everythingWasDecided,
  isCameraMissed,
  isDisputed,
  type Judged,
  mayBeFile,
  ruleFor,
} from './rule-of-template.ts';

export const reviewReasonCodes = [
  /** Required checks failed; `names` are the checks. */
  'checks-failed',
  /** The failed checks only differ from values that the business filled in. */
  'given-values-differ',
  /** Required checks could not decide; `names` are the checks. */
  'checks-undecided',
  /** Steps were not passed; `names` are verification kinds. */
  'steps-open',
  /** Conditions of the template left out every step. */
  'nothing-asked',
  /** Photos may be files, although the template accepts only camera photos; `names` are verification kinds. */
  'camera-not-proven',
  /** Photos may be files, which the template sends to a reviewer; `names` are verification kinds. */
  'photos-uploaded',
  /** A condition of the template was true; `names` is its name. */
  'condition',
  /** Required reports are not clear; `names` are their titles, types or templates. */
  'reports',
  /** The engines had not answered an hour after the pictures came. */
  'engines-late',
  /** The template sends every inquiry that ends like this one to a reviewer. */
  'template',
  /** A person, a key or a workflow sent the inquiry to a reviewer. */
  'sent',
] as const;

export interface ReviewReason {
  readonly code: (typeof reviewReasonCodes)[number];
  readonly names: readonly string[];
}

/** Facts from which the reasons are derived. */
export interface Reviewed {
  readonly inquiry: Pick<Inquiry, 'completedAt' | 'failedAt' | 'conditions'>;
  /** Definition without the steps that were left out; see `askedOf`. */
  readonly definition: TemplateDefinition;
  readonly verifications: readonly Judged[];
  /** Findings of the inquiry's reports; empty if the reader may not read them. */
  readonly findings: readonly ReportFinding[];
}

/** Returns the last verification of each kind. */
const latestOf = (verifications: readonly Judged[]): readonly Judged[] => [
  ...new Map(verifications.map((verification) => [verification.kind, verification])).values(),
];

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

function reasonsOfFailure(verifications: readonly Judged[]): readonly ReviewReason[] {
  const failed = verifications.findLast(({ status }) => status === 'failed');
  const names = failed ? adjudicate(failed.checks, { tryRemains: false }).failedRequired.map(({ name }) => name) : [];
  return [{ code: isDisputed(verifications) ? 'given-values-differ' : 'checks-failed', names: unique(names) }];
}

function reasonsOfOpenQuestions({ definition, verifications }: Reviewed): readonly ReviewReason[] {
  if (everythingWasDecided(definition, verifications)) return [];
  if (definition.steps.length === 0) return [{ code: 'nothing-asked', names: [] }];
  const latest = latestOf(verifications);
  const passed = latest.filter(({ status }) => status === 'passed');
  const undecided = passed.flatMap(({ checks }) => adjudicate(checks).inconclusive.map(({ name }) => name));
  const open = definition.steps.filter(({ kind }) => !passed.some((verification) => verification.kind === kind));
  return [
    { code: 'checks-undecided', names: unique(undecided) },
    { code: 'steps-open', names: unique(open.map(({ kind }) => kind)) },
  ];
}

function reasonsOfUploads({ definition, verifications }: Reviewed): readonly ReviewReason[] {
  const { onCompleted, onUploaded = onCompleted } = definition.decision;
  const names = unique(verifications.filter(mayBeFile).map(({ kind }) => kind));
  if (isCameraMissed(definition, verifications)) return [{ code: 'camera-not-proven', names }];
  return onUploaded === 'mark-for-review' && onCompleted !== onUploaded ? [{ code: 'photos-uploaded', names }] : [];
}

const nameless: readonly ReviewReason['code'][] = ['nothing-asked', 'engines-late', 'template', 'sent'];

function named({ code, names }: ReviewReason): boolean {
  return names.length > 0 || nameless.includes(code);
}

/** Status in which the inquiry ended before any decision; null if it has not ended. */
function endOf({ failedAt, completedAt }: Reviewed['inquiry']): 'failed' | 'completed' | null {
  if (failedAt !== null) return 'failed';
  return completedAt === null ? null : 'completed';
}

/** Returns the report's title or type; the id of its template for one that was never made. */
const nameOfReport = ({ report, reportTemplateId }: ReportFinding): string =>
  report?.title ?? report?.type ?? reportTemplateId;

/** Returns the reasons why the inquiry was sent to a reviewer; at least one. */
export function reviewReasons(reviewed: Reviewed): readonly ReviewReason[] {
  const { inquiry, definition, verifications, findings } = reviewed;
  const { conditions } = inquiry;
  const end = endOf(inquiry);
  const isLate = end === null && verifications.some(({ status }) => status === 'submitted');
  const condition = conditions?.decided?.decides === 'mark-for-review' ? [conditions.decided.name] : [];
  const unclear = findings.filter(({ required, state }) => required && state !== 'clear');
  const found: readonly ReviewReason[] = [
    ...(end === 'failed' ? reasonsOfFailure(verifications) : []),
    ...(end === 'completed' ? [...reasonsOfOpenQuestions(reviewed), ...reasonsOfUploads(reviewed)] : []),
    { code: 'condition', names: condition },
    { code: 'reports', names: unique(unclear.map(nameOfReport)) },
    ...(isLate ? [{ code: 'engines-late', names: [] } as const] : []),
  ];
  const reasons = found.filter(named);
  if (reasons.length > 0) return reasons;
  const rules = end === null ? null : ruleFor(end, definition, verifications);
  return [{ code: rules === 'mark-for-review' ? 'template' : 'sent', names: [] }];
}
