/**
 * Reading and building of a watchlist version in a thread of its own: a million names take half a minute, which must
 * not block other work.
 */
import { Worker } from 'node:worker_threads';
import type { Received } from './receive-version.ts';

/** Request of the thread, as plain values. */
export interface ReceiveRequest {
  readonly dataDir: string;
  readonly slug: string;
  readonly paths: readonly string[];
  readonly now: Date;
  /** Same as in `receiveVersion`. */
  readonly dropped?: { readonly asOf: Date | null };
}

/** Calls `receiveVersion` in a thread. Throws its errors, and an error if the thread ends without an answer. */
export function receiveApart(request: ReceiveRequest): Promise<Received> {
  const thread = new Worker(new URL('./receive-thread.ts', import.meta.url), { workerData: request });
  // An ending process does not wait for it: unfinished work is removed later.
  thread.unref();
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread that received a watchlist ended with ${code}`)));
  });
}
