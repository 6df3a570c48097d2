/** Does a piece of work again and again: at once while there is more or when woken, else twice a second. */

export interface PollingLoop {
  /** There may be work now: do not wait for the pause to end. */
  wake(): void;
  /** Waits for the round that is being worked on. */
  stop(): Promise<void>;
}

const pauseMs = 500;

/** `round` does one piece and tells whether there may be more. A failure is reported and tried again after a pause. */
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
