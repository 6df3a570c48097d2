/**
 * Changes of an environment, sent to every listening page: one query serves all of them, and none runs without
 * listeners. Events become visible when their transaction commits, not in the order of their times, so each query looks
 * some seconds back and skips what was already sent.
 */

export interface Change {
  /** Id of the event. */
  readonly id: string;
  readonly objectType: string;
  readonly objectId: string;
}

export interface ChangeFeed {
  /** Subscribes a listener and returns the function that unsubscribes it. */
  listen(environmentId: string, listener: (changes: readonly Change[]) => void): () => void;
  close(): void;
}

interface Listened {
  readonly listeners: Set<(changes: readonly Change[]) => void>;
  readonly told: Set<string>;
  readonly timer: NodeJS.Timeout;
}

const lookEveryMs = 1000;
/** Milliseconds, more than a request may take to commit. */
const lookBackMs = 15_000;
const mostRemembered = 5000;

/**
 * Creates the feed. `look` returns the changes since a time, newest first; its errors go to `onFault`, and it is called
 * again.
 */
export function createChangeFeed(
  look: (environmentId: string, since: Date) => Promise<readonly Change[]>,
  parts: { readonly now: () => Date; readonly onFault: (fault: unknown) => void },
): ChangeFeed {
  const listened = new Map<string, Listened>();
  const ago = () => new Date(parts.now().getTime() - lookBackMs);

  async function tell(environmentId: string, { listeners, told }: Listened): Promise<void> {
    const changes = (await look(environmentId, ago())).filter(({ id }) => !told.has(id));
    for (const { id } of changes) told.add(id);
    for (const id of told) {
      if (told.size <= mostRemembered) break;
      told.delete(id);
    }
    if (changes.length > 0) for (const listener of listeners) listener(changes.toReversed());
  }

  function begin(environmentId: string): Listened {
    let isLooking = false;
    const timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      tell(environmentId, begun)
        .catch(parts.onFault)
        .finally(() => (isLooking = false));
    }, lookEveryMs);
    timer.unref();
    const begun: Listened = { listeners: new Set(), told: new Set(), timer };
    listened.set(environmentId, begun);
    return begun;
  }

  function end(environmentId: string, { timer }: Listened): void {
    clearInterval(timer);
    listened.delete(environmentId);
  }

  return {
    listen(environmentId, listener) {
      const known = listened.get(environmentId) ?? begin(environmentId);
      known.listeners.add(listener);
      return () => {
        known.listeners.delete(listener);
        if (known.listeners.size === 0) end(environmentId, known);
      };
    },
    close() {
      for (const [environmentId, known] of listened) end(environmentId, known);
    },
  };
}
