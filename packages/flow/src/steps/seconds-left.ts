/** Seconds counted down from the moment a screen shows them. */
import { useEffect, useState } from 'preact/hooks';

/** Returns the seconds left, 0 at the end; all of them without script. */
export function useSecondsLeft(seconds: number, isCounting: boolean): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (!isCounting) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, isCounting]);
  return left;
}
