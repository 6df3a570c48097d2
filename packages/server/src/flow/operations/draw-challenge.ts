/** Draws the head turns of an attempt at the selfies. */
import { randomBytes, randomInt } from 'node:crypto';
import { addSeconds } from '../../lib/clock.ts';
import type { OperationContext } from '../../operations/context.ts';
import {
  type Inquiry,
  isOpen,
  lockInquiry,
  progressOf,
  storeInquiry,
} from '../../resources/verification/inquiries/index.ts';
import type { TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';
import { screenOf } from '../screens/index.ts';
import { challengeSeconds, isCurrent, turnSequences } from '../turn-challenge.ts';

export function wantsChallenge(
  inquiry: Inquiry,
  definition: TemplateDefinition,
  sessionId: string,
  now: Date,
): boolean {
  const isFilmed = screenOf(inquiry, definition)?.screen.filmsTurns === true;
  const { challenge } = progressOf(inquiry.progress.step, 'selfie');
  return isOpen(inquiry) && isFilmed && !isCurrent(challenge, sessionId, now);
}

/**
 * Returns the inquiry with a challenge that this session may answer; of two concurrent pages the second shows the first
 * one's challenge.
 */
export async function drawChallenge(
  context: OperationContext,
  inquiryId: string,
  definition: TemplateDefinition,
  sessionId: string,
): Promise<Inquiry> {
  const inquiry = await lockInquiry(context, inquiryId);
  const now = context.clock.now();
  if (inquiry.redactedAt !== null || !wantsChallenge(inquiry, definition, sessionId, now)) return inquiry;
  const kept = progressOf(inquiry.progress.step, 'selfie');
  const challenge = {
    nonce: randomBytes(16).toString('base64url'),
    sessionId,
    prompts: turnSequences[randomInt(turnSequences.length)] ?? [],
    expiresAt: addSeconds(now, challengeSeconds).toISOString(),
    drawn: (kept.challenge?.drawn ?? 0) + 1,
  };
  return storeInquiry(context, { ...inquiry, progress: { ...inquiry.progress, step: { ...kept, challenge } } }, []);
}
