/** Retry at process start: on a busy machine a connection may take longer than a caller of a request waits. */
import pRetry from 'p-retry';
import { DatabaseUnavailable } from './unavailable.ts';

/** Retries `work` for half a minute until the database is available; work interrupted in its commit runs twice. */
export const untilAvailable = <Result>(work: () => Promise<Result>): Promise<Result> =>
  pRetry(work, {
    shouldRetry: ({ error }) => error instanceof DatabaseUnavailable,
    retries: 10,
    minTimeout: 100,
    maxTimeout: 5000,
  });
