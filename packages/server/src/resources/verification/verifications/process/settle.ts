/**
 * Judgement of perceived facts and settlement of the verification, in one transaction under the lock of its inquiry.
 */
import { adjudicate } from '../../../../checks/adjudicate.ts';
import type { CheckResult } from '../../../../checks/check.ts';
import { findCheck } from '../../../../checks/index.ts';
import { isoDate } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Perception } from '../../../../perception/perception.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { links } from '../../../people/links/index.ts';
import { deleteFiles } from '../../../platform/files/index.ts';
import { isFaceEvidence, type VerificationStep } from '../../inquiry-templates/index.ts';
import { type FaceOwner, keepFace, type SeenFace } from '../faces.ts';
import { keepSecondLook } from '../operations/submit-verification.ts';
import { keepTraces, type Trace } from '../traces.ts';
import type { Verification } from '../verification.ts';
import { answerSelfieComparison } from './answer-selfie-comparison.ts';
import { finishWithFacts } from './finish-submission.ts';
import { type ChosenOutcome, forceOutcome } from './force-outcome.ts';
import { judge, type Verdict } from './judge.ts';
import { findRepeatFacts } from './look-back.ts';
import type { Perceived } from './perceive-submission.ts';
import { readOutcome, tracesOf } from './read-outcome.ts';
import { storeRectified } from './store-rectified.ts';

export interface Settling {
  /** Submitted verification, read under the lock. */
  readonly verification: Verification;
  readonly step: VerificationStep;
  readonly perceived: Perceived;
  /** True if the individual may submit again. */
  readonly tryRemains: boolean;
  /** The inquiry's account, which may have changed since the submission. */
  readonly accountId: string | null;
  /** True if the inquiry was approved meanwhile: later inquiries are then compared with its faces. */
  readonly approved: boolean;
  /** Outcome that a developer chose in the sandbox; absent or null for that of the checks. */
  readonly chosen?: ChosenOutcome | null;
}

export interface Settled {
  readonly verification: Verification;
  readonly verdict: Verdict;
}

/** Judges the perceived facts by the current rules; returns the verdict with its facts. */
async function judgePerceived(
  { tx, scope, clock }: OperationContext,
  perception: Perception,
  { verification, step, perceived, tryRemains, accountId, chosen = null }: Omit<Settling, 'approved'>,
) {
  const { facts, history, asked } = perceived;
  const { accountToSelfie, ...seen } = history;
  const owner = { inquiryId: verification.inquiryId, accountId, now: clock.now() };
  const repeats = await findRepeatFacts(tx, scope, perception, facts, seen, owner);
  const all = { ...facts, ...asked, accountToSelfie, repeats };
  const today = isoDate(clock.now());
  const verdict = judge(step, all, today, tryRemains);
  return { verdict: chosen === null ? verdict : forceOutcome(verdict, chosen, tryRemains), all, today };
}

/**
 * Settles a finished verification again by the current engines and rules: replaces readings, derived pictures and check
 * answers; traces and faces stay.
 */
export async function settleAgain(
  context: OperationContext,
  perception: Perception,
  given: Omit<Settling, 'approved' | 'tryRemains'>,
): Promise<Verification> {
  const { verification, perceived } = given;
  const { verdict } = await judgePerceived(context, perception, { ...given, tryRemains: false });
  const checks = verdict.checks.map((check) => answerOf(check, verification));
  const { status } = adjudicate(checks, { tryRemains: false });
  const read = readOutcome(verification, perceived.facts);
  const rectified = await storeRectified(context, verification, perceived.facts.document);
  const kept = await keepSecondLook(context, verification, status, { ...read, ...rectified, checks });
  await deleteMade(context, verification);
  return kept;
}

/**
 * True for checks against values that the inquiry's end wrote into the account or the fields: a rerun would compare
 * values with themselves.
 */
const comparesGiven = (name: string): boolean =>
  findCheck(name)?.comparesGiven === true || name === 'selfie_account_comparison';

/**
 * Returns the new answer of a check, or the earlier one if a rerun cannot give it: the frames of the head turns are
 * deleted by then, and the selfie came after the document.
 */
function answerOf(check: CheckResult, { checks }: Verification): CheckResult {
  const earlier = checks.find(({ name }) => name === check.name);
  if (earlier === undefined) return check;
  const isTaken = check.status === 'not_applicable' && earlier.status !== 'not_applicable';
  return isTaken || comparesGiven(check.name) ? earlier : check;
}

async function deleteMade(
  { tx, scope, clock, files }: OperationContext,
  { rectifiedFiles }: Verification,
): Promise<void> {
  const ids = Object.values(rectifiedFiles).map(({ id }) => id);
  for (const id of ids) await files.remove(scope.environmentId, id);
  await deleteFiles(tx, scope, ids, clock.now());
}

export async function settle(context: OperationContext, perception: Perception, given: Settling): Promise<Settled> {
  const { tx, scope, clock } = context;
  const { verification, perceived, accountId, approved } = given;
  const { facts, history } = perceived;
  const owner = { inquiryId: verification.inquiryId, accountId, now: clock.now() };
  const { verdict, all, today } = await judgePerceived(context, perception, given);
  const settled = await finishWithFacts(context, verification, facts, verdict);
  if (perception.leavesTraces) {
    const traces = tracesOf(facts);
    await keepTraces(tx, scope, traces, owner);
    await linkPictures(context, settled, accountId, traces);
  }
  await keepFaceOf(context, settled, history.face, { ...owner, approved });
  if (isFaceEvidence(settled.kind) && verdict.action !== 'require-retry') {
    await answerSelfieComparison(context, settled.inquiryId, all, today);
  }
  await deleteSheet(context, settled);
  return { verification: settled, verdict };
}

/** Links accounts that showed an identical file. */
async function linkPictures(
  { tx, scope, clock }: OperationContext,
  { id, inquiryId }: Verification,
  accountId: string | null,
  traces: readonly Trace[],
): Promise<void> {
  if (accountId === null) return;
  const pictures = traces.flatMap(({ kind, value }) => (kind === 'picture' ? [{ kind, value } as const] : []));
  await links.record(tx, scope, { type: 'verification', id, inquiryId, accountId, at: clock.now() }, pictures);
}

async function keepFaceOf(
  { tx, scope }: OperationContext,
  { id: verificationId, subject }: Verification,
  face: SeenFace | null,
  owner: FaceOwner & { readonly approved: boolean },
): Promise<void> {
  if (face !== null) await keepFace(tx, scope, face, { ...owner, verificationId, subject: liveSubject(subject) });
}

/** Deletes the frames of the head turns, since the checks contain their result. */
async function deleteSheet(
  { tx, scope, clock, files }: OperationContext,
  { files: shown }: Verification,
): Promise<void> {
  const sheet = shown.turns;
  if (sheet === undefined) return;
  await files.remove(scope.environmentId, sheet.id);
  await deleteFiles(tx, scope, [sheet.id], clock.now());
}
