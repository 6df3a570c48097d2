/** Runs a round of work repeatedly: immediately while there is more work or when woken, else twice a second. */

export interface PollingLoop {
  /** Ends the pause early, since there may be work. */
  wake(): void;
  /** Resolves when the running round has ended; no other begins. */
  stop(): Promise<void>;
}

const pauseMs = 500;

/**
 * Starts the loop; `round` resolves to true if there may be more work. After a failure, which is reported, the next
 * round waits for the pause.
 */
export function startPollingLoop(round: () => Promise<boolean>, onError: (error: unknown) => void): PollingLoop {
  let stopped = false;
  let woken = false;
  let endPause = (): void => undefined;

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const more = await round().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!more && !woken && !stopped) await pause();
    }
  }
  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  const running = run();
  return {
    wake() {
      woken = true;
      endPause();
    },
    async stop() {
      stopped = true;
      endPause();
      await running;
    },
  };
}
