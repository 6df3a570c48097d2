/** Error messages of failed passkey sign-ins. */
import { isApiError } from '../../client/api-error.ts';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Returns true if the passkey prompt was cancelled, timed out or was replaced by another. */
const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

export function usePasskeyProblem(): (error: unknown) => string {
  const { enter } = useTexts();
  const sentenceOf = useSentenceOf();
  return (error) => {
    if (wasCancelled(error)) return enter.passkeyCancelled;
    return isApiError(error, 'sign_in_refused') ? enter.refused.passkey : sentenceOf(error);
  };
}
