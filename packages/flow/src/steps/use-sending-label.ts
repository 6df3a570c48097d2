/** Words of a button while its answer is sent. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';

/** Returns that the answer is being sent, with the part of its large files that has arrived. */
export function useSendingLabel(): string {
  const { say, locale } = useWords();
  const { share } = useAnswering();
  const sending = say('shell.sending');
  return share === null ? sending : `${sending} ${new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}`;
}
