/** One answer of the individual to the current screen, in one transaction. */
import type { OperationContext } from '../../operations/context.ts';
import { isOpen, lockInquiry, withAnswer } from '../../resources/verification/inquiries/index.ts';
import type { TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';
import { screenOf } from '../screens/index.ts';
import { type Answered, type ScreenAnswer, show, unanswered } from '../screens/screen.ts';

/** Processes an answer. Throws not_found if the inquiry no longer exists. */
export async function answerScreen(
  context: OperationContext,
  inquiryId: string,
  definition: TemplateDefinition,
  answer: ScreenAnswer,
): Promise<Answered> {
  const found = await lockInquiry(context, inquiryId);
  const stale = !isOpen(found) || found.redactedAt !== null || answer.screen !== found.progress.screen;
  const shown = stale ? null : screenOf(found, definition);
  if (shown === null) return unanswered(found);
  const { behavior } = answer;
  // Stored by the answer's own write; a refused answer stores none.
  const inquiry = behavior === undefined ? found : { ...found, behaviors: withAnswer(found.behaviors, behavior) };
  if (!answer.goesBack) return shown.answer(context, inquiry, answer);
  const earlier = shown.before(inquiry);
  if (earlier === null) return unanswered(inquiry);
  const forgotten = earlier.forgetsStep ? { step: null } : {};
  const progress = { ...inquiry.progress, ...forgotten, form: null, ...earlier.place };
  return unanswered(await show(context, { ...inquiry, progress }, earlier.screen));
}
