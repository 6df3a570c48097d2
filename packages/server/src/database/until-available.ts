/** Retry at process start: on a busy machine a connection may take longer than a caller of a request waits. */
import pRetry from 'p-retry';
import { DatabaseUnavailable } from './unavailable.ts';

/** Does `work` until the database is there, for half a minute; work that was cut off in its commit is done twice. */
export const untilAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  pRetry(work, {
    shouldRetry: ({ error }) => error instanceof DatabaseUnavailable,
    retries: 10,
    minTimeout: 100,
    maxTimeout: 5000,
  });
