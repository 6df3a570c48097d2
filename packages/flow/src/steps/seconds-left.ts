/** Seconds counted down from the moment a screen gets them. */
import { useEffect, useMemo, useState } from 'preact/hooks';

/** Moment `seconds` from now, in milliseconds since 1970: this clock goes on while a phone sleeps. */
export const momentIn = (seconds: number): number => Date.now() + seconds * 1000;

const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Returns the seconds left until `moment`, 0 from then on; without script the first number stays. */
export function useSecondsUntil(moment: number, isCounting: boolean): number {
  const [left, setLeft] = useState(() => secondsTo(moment));
  useEffect(() => {
    setLeft(secondsTo(moment));
    if (!isCounting) return;
    const timer = setInterval(() => {
      const now = secondsTo(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment, isCounting]);
  return left;
}

/** Returns the seconds left, 0 at the end; all of them without script. */
export function useSecondsLeft(seconds: number, isCounting: boolean): number {
  return useSecondsUntil(
    useMemo(() => momentIn(seconds), [seconds]),
    isCounting,
  );
}
