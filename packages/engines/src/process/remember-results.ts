import { createHash } from 'node:crypto';

export interface RememberingOptions {
  /** Time for which a result is cached, in milliseconds; 0 disables caching and sharing. */
  readonly forMs: number;
  /** Limit of cached results; the oldest is dropped. */
  readonly most: number;
}

export interface RememberedCalls {
  /** Returns the result of an equal call that is running or cached, otherwise of this one. Failures are not cached. */
  call(operation: string, argument: unknown): Promise<unknown>;
  /** Drops all results. */
  forget(): void;
}

/** Computes a digest of an operation and its argument: bytes by their own digest, everything else by its JSON. */
export function contentKey(operation: string, argument: unknown): string {
  const hash = createHash('sha256').update(operation);
  const text = JSON.stringify(argument, function (this: Record<string, unknown>, name, value: unknown) {
    // `value` of a buffer is already converted to an object by its toJSON.
    const held = this[name];
    return held instanceof Uint8Array ? createHash('sha256').update(held).digest('hex') : value;
  });
  return hash.update(text ?? '').digest('hex');
}

/**
 * Caches results by content, so that a retried job or a picture sent twice costs nothing. The results are personal
 * data, so they are kept in memory only, few of them, and for a short time.
 */
export function rememberResults(
  run: (operation: string, argument: unknown) => Promise<unknown>,
  { forMs, most }: RememberingOptions,
): RememberedCalls {
  const kept = new Map<string, { readonly result: Promise<unknown>; readonly timer: NodeJS.Timeout }>();
  const drop = (key: string): void => {
    clearTimeout(kept.get(key)?.timer);
    kept.delete(key);
  };
  return {
    call(operation, argument) {
      if (forMs === 0) return run(operation, argument);
      const key = contentKey(operation, argument);
      const known = kept.get(key);
      if (known !== undefined) return known.result;
      const result = run(operation, argument);
      result.catch(() => drop(key));
      kept.set(key, { result, timer: setTimeout(() => drop(key), forMs).unref() });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) drop(oldest);
      return result;
    },
    forget() {
      for (const key of [...kept.keys()]) drop(key);
    },
  };
}
