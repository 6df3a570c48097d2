/** One answer of the individual to the current screen, in one transaction. */
import type { OperationContext } from '../../operations/context.ts';
import { isOpen, lockInquiry } from '../../resources/verification/inquiries/index.ts';
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
  const inquiry = await lockInquiry(context, inquiryId);
  const stale = !isOpen(inquiry) || inquiry.redactedAt !== null || answer.screen !== inquiry.progress.screen;
  const shown = stale ? null : screenOf(inquiry, definition);
  if (shown === null) return unanswered(inquiry);
  const { screen, step } = shown;
  if (!answer.goesBack) return screen.answer(context, inquiry, step, answer);
  const earlier = screen.before?.(inquiry, step) ?? null;
  if (earlier === null) return unanswered(inquiry);
  const progress = { ...inquiry.progress, ...earlier.forgotten };
  return unanswered(await show(context, { ...inquiry, progress }, earlier.screen));
}
