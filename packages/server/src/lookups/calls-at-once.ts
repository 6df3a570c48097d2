/** Limit of concurrent calls to one provider: each has a buffer for its answer. */

export interface CallsAtOnce {
  /** Runs `call` when it is its turn; returns null without calling it if `patience` ends first. */
  run<Result>(call: () => Promise<Result>, patience: AbortSignal): Promise<Result | null>;
}

export function createCallsAtOnce(most: number): CallsAtOnce {
  let running = 0;
  const line = new Set<() => void>();

  /** Waits for a turn; false if `patience` ended first. */
  function turn(patience: AbortSignal): Promise<boolean> {
    if (running < most) {
      running += 1;
      return Promise.resolve(true);
    }
    if (patience.aborted) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const admit = () => {
      patience.removeEventListener('abort', leave);
      resolve(true);
    };
    const leave = () => {
      line.delete(admit);
      resolve(false);
    };
    line.add(admit);
    patience.addEventListener('abort', leave, { once: true });
    return promise;
  }

  /** Passes the turn to the longest-waiting call, if there is one. */
  function end(): void {
    const [next] = line;
    if (next === undefined) {
      running -= 1;
      return;
    }
    line.delete(next);
    next();
  }

  return {
    async run(call, patience) {
      if (!(await turn(patience))) return null;
      try {
        return await call();
      } finally {
        end();
      }
    },
  };
}
