/** Counts seconds down, and then loads the address again: nothing was lost meanwhile. */
import { useEffect, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';

/** Shows the seconds that are left; without script the number stays, and the link below it tries again. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  const { scripted } = useAnswering();
  const { count } = useWords();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!scripted) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      location.reload();
    }, 1000);
    return () => clearInterval(timer);
  }, [scripted, seconds]);
  return (
    <p class="notice" role="timer">
      {count('gone.retryIn', left)}
    </p>
  );
}
