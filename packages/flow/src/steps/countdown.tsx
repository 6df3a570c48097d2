/** Counts seconds down, and then loads the address again: nothing was lost meanwhile. */
import { useEffect } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import { useSecondsLeft } from './seconds-left.ts';

/** Shows the seconds that are left; without script the number stays, and the link below it tries again. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const { scripted } = useAnswering();
  const { count } = useWords();
  const left = useSecondsLeft(seconds, scripted);
  useEffect(() => {
    if (left === 0) location.reload();
  }, [left]);
  return (
    <p class="notice" role="timer">
      {count('gone.retryIn', left)}
    </p>
  );
}
