/** A drawn specimen in place of a photo, in the sandbox. */
import { useAnswering } from '../answer-context.ts';
import { answerForm } from '../answer-fields.ts';
import type { InquiryPage } from '../page.ts';

/** Returns a function that answers the screen with a specimen; null where none is offered. */
export function useSpecimen(page: InquiryPage): (() => void) | null {
  const { send } = useAnswering();
  if (page.sandbox?.specimen !== true) return null;
  return () => {
    const data = answerForm(page);
    data.set('sandbox', 'specimen');
    send(() => data);
  };
}
