/** Tells that a process has had nothing to do for some time. */
export interface IdleTimer {
  /** The work has ended. */
  begin(): void;
  /** There is work. */
  stop(): void;
}

/** For a process that is kept for good. */
export const NEVER_IDLE = 0;

/** Calls `onIdle` once the work has been ended for `afterMs` milliseconds; it keeps no process from ending. */
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
