/** Judges what was perceived, and settles the verification: all inside one transaction, under the lock of its inquiry. */
import { isoDate } from '../../../../lib/clock.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Perception } from '../../../../perception/perception.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { deleteFiles } from '../../../platform/files/index.ts';
import type { VerificationStep } from '../../inquiry-templates/index.ts';
import { type FaceOwner, keepFace, type SeenFace } from '../faces.ts';
import { keepTraces } from '../traces.ts';
import type { Verification } from '../verification.ts';
import { answerSelfieComparison } from './answer-selfie-comparison.ts';
import { finishWithFacts } from './finish-submission.ts';
import { judge, type Verdict } from './judge.ts';
import { findRepeatFacts } from './look-back.ts';
import type { Perceived } from './perceive-submission.ts';
import { tracesOf } from './read-outcome.ts';

export interface Settling {
  /** Submitted, as it is under the lock. */
  readonly verification: Verification;
  readonly step: VerificationStep;
  readonly perceived: Perceived;
  /** Whether the individual may submit once more. */
  readonly tryRemains: boolean;
  /** The inquiry's account, which may have changed since the submission. */
  readonly accountId: string | null;
  /** Whether the inquiry was approved meanwhile: its faces are looked for in later ones. */
  readonly approved: boolean;
}

export interface Settled {
  readonly verification: Verification;
  readonly verdict: Verdict;
}

export async function settle(context: OperationContext, perception: Perception, given: Settling): Promise<Settled> {
  const { tx, scope, clock } = context;
  const { verification, step, perceived, accountId, approved } = given;
  const { facts, history, asked } = perceived;
  const { accountToSelfie, ...seen } = history;
  const owner = { inquiryId: verification.inquiryId, accountId, now: clock.now() };
  const repeats = await findRepeatFacts(tx, scope, perception, facts, seen, owner);
  const all = { ...facts, ...asked, accountToSelfie, repeats };
  const today = isoDate(clock.now());
  const verdict = judge(step, all, today, given.tryRemains);
  const settled = await finishWithFacts(context, verification, facts, verdict);
  if (perception.leavesTraces) await keepTraces(tx, scope, tracesOf(facts), owner);
  await keepFaceOf(context, settled, history.face, { ...owner, approved });
  if (settled.kind === 'selfie' && verdict.action !== 'require-retry') {
    await answerSelfieComparison(context, settled.inquiryId, all, today);
  }
  await deleteSheet(context, settled);
  return { verification: settled, verdict };
}

async function keepFaceOf(
  { tx, scope }: OperationContext,
  { id: verificationId, subject }: Verification,
  face: SeenFace | null,
  owner: FaceOwner & { readonly approved: boolean },
): Promise<void> {
  if (face !== null) await keepFace(tx, scope, face, { ...owner, verificationId, subject: liveSubject(subject) });
}

/** What the frames show is in the checks; the frames themselves are of no more use and go. */
async function deleteSheet(
  { tx, scope, clock, files }: OperationContext,
  { files: shown }: Verification,
): Promise<void> {
  const sheet = shown.turns;
  if (sheet === undefined) return;
  await files.remove(scope.environmentId, sheet.id);
  await deleteFiles(tx, scope, [sheet.id], clock.now());
}
