import { createHash } from 'node:crypto';

export interface RememberingOptions {
  /** How long a result is kept, in milliseconds; with 0 nothing is kept and nothing shared. */
  readonly forMs: number;
  /** The oldest result goes when there are more. */
  readonly most: number;
}

export interface RememberedCalls {
  /** The result of an equal call that is running or was made not long ago, otherwise of this one. Failures are not kept. */
  call(operation: string, argument: unknown): Promise<unknown>;
  /** Drops everything. */
  forget(): void;
}

/** Digest of an operation and its whole argument: bytes count by their own digest, everything else by its JSON. */
export function contentKey(operation: string, argument: unknown): string {
  const hash = createHash('sha256').update(operation);
  const text = JSON.stringify(argument, function (this: Record<string, unknown>, name, value: unknown) {
    // A buffer has turned itself into an object by the time it is handed over.
    const held = this[name];
    return held instanceof Uint8Array ? createHash('sha256').update(held).digest('hex') : value;
  });
  return hash.update(text ?? '').digest('hex');
}

/**
 * Remembers what was made of the same content: a job that is run again, or a picture that is sent twice, costs nothing. The
 * results tell of people, so they are kept in memory only, few of them, and not for long.
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
