/** One answer of the individual to the current screen, in one transaction. */
import type { OperationContext } from '../../operations/context.ts';
import { isOpen, lockInquiry } from '../../resources/verification/inquiries/index.ts';
import type { TemplateDefinition } from '../../resources/verification/inquiry-templates/index.ts';
import { screenOf } from '../screens/index.ts';
import { type Answered, type ScreenAnswer, unanswered } from '../screens/screen.ts';

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
  return shown === null ? unanswered(inquiry) : shown.screen.answer(context, inquiry, shown.step, answer);
}
