/** Empties the outbox again and again: at once while there is more, else twice a second. */

export interface OutboxLoop {
  /** Waits for the batch that is being worked on. */
  stop(): Promise<void>;
}

const pauseMs = 500;

/** `dispatch` works on one batch and tells whether there may be more. A failure is reported and tried again. */
export function startOutboxLoop(dispatch: () => Promise<boolean>, onError: (error: unknown) => void): OutboxLoop {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function runOnce(): Promise<void> {
    const more = await dispatch().catch((error: unknown) => {
      onError(error);
      return false;
    });
    if (stopped) return;
    timer = setTimeout(start, more ? 0 : pauseMs);
  }
  function start(): void {
    running = runOnce();
  }
  start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
