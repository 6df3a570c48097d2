/** How answers are kept and asked for again. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../client/api-error.ts';

/** Milliseconds in which an answer is good without asking; the stream tells of what changes. */
const freshFor = 10_000;
const retries = 2;

/** A refusal stays one; what did not arrive is asked for again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < retries && !(isApiError(error) && error.status >= 400 && error.status < 500);

export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: freshFor, retry: mayRetry }, mutations: { retry: false } },
    queryCache: new QueryCache({ onError: onRefusal }),
    mutationCache: new MutationCache({ onError: onRefusal }),
  });
  /** A right that was lost in the middle of a page: what is shown follows at once. */
  function onRefusal(error: unknown): void {
    if (isApiError(error) && error.status === 403) void queries.invalidateQueries({ queryKey: ['session'] });
  }
  return queries;
}
