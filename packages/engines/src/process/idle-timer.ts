/** Timer of a process that has no work. */
export interface IdleTimer {
  /** Starts the timer when work has ended. */
  begin(): void;
  /** Stops the timer when there is work. */
  stop(): void;
}

/** Delay for a process that is never ended. */
export const NEVER_IDLE = 0;

/**
 * Creates a timer that calls `onIdle` after `afterMs` milliseconds without work; it does not keep a process from
 * ending.
 */
export function createIdleTimer(afterMs: number, onIdle: () => void): IdleTimer {
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    stop,
    begin() {
      stop();
      if (afterMs !== NEVER_IDLE) timer = setTimeout(onIdle, afterMs).unref();
    },
  };
}
