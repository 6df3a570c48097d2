/** For the start of a process: on a machine that is busy, a connection may take longer than the caller of a request waits. */
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
