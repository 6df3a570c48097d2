/** Screen of the face: three pictures, and the head turns between them. */
import type { SelfiePage } from '@countersign/flow/page';
import { type Inquiry, progressOf, submitStep } from '../../resources/verification/inquiries/index.ts';
import { enterFiles, sheetLayout } from '../../resources/verification/verifications/index.ts';
import { challengeSeconds, isAnswerTo } from '../turn-challenge.ts';
import { maxFrames } from '../turn-report.ts';
import { maxPhotoBytes } from '../upload-limit.ts';
import { methodsOf } from './methods-of.ts';
import { defineScreen, photosOf, unanswered } from './screen.ts';

const poses = { center: 'center_photo', left: 'left_photo', right: 'right_photo' } as const;

/** Returns the challenge; null without a session, since none was drawn. */
function turnsFor({ progress }: Inquiry): SelfiePage['challenge'] {
  const { challenge } = progressOf(progress.step, 'selfie');
  if (challenge === null) return null;
  const { nonce, prompts } = challenge;
  return { nonce, prompts, sheet: { ...sheetLayout, maxFrames }, validSeconds: challengeSeconds };
}

export const selfieScreen = defineScreen<'selfie'>({
  part: 'evidence',
  of: 'selfie',
  filmsTurns: true,
  specimens: Object.values(poses),
  async accept(parts, scope, inquiry, form, turns) {
    const photos = turns === null ? poses : { ...poses, turns: 'turns' as const };
    const accepted = await photosOf(photos)(parts, scope, inquiry, form, turns);
    // The individual did not choose the sheet of frames, so another file cannot fix it.
    const isSheet = 'code' in accepted && accepted.field === 'turns';
    return isSheet ? { code: 'turns_unreadable', field: null } : accepted;
  },
  page: ({ inquiry }, step) => ({
    step: 'selfie',
    maxBytes: maxPhotoBytes,
    captureMethods: methodsOf(step),
    challenge: turnsFor(inquiry),
  }),
  async answer(context, inquiry, step, { files, turns }) {
    // Checked again under the lock: of two answers to one challenge the second is too late.
    const { challenge } = progressOf(inquiry.progress.step, 'selfie');
    if (turns !== null && !isAnswerTo(challenge, turns.nonce, turns.sessionId, context.clock.now())) {
      return { inquiry, problem: { code: 'turns_stale', field: null } };
    }
    await enterFiles(context, inquiry, files);
    const ids = files.map(({ id }) => id);
    return unanswered(await submitStep(context, inquiry, step, ids, { turns: turns?.report ?? null }));
  },
});
