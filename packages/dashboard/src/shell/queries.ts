/** Caching and retries of queries. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../client/api-error.ts';

/** Milliseconds for which a response is fresh; the stream reports changes. */
const freshFor = 10_000;
const retries = 2;

/** Returns true for a failure worth a retry: a missing response or a server error, but never a refusal. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < retries && !(isApiError(error) && error.status >= 400 && error.status < 500);

export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: freshFor, retry: mayRetry }, mutations: { retry: false } },
    queryCache: new QueryCache({ onError: onRefusal }),
    mutationCache: new MutationCache({ onError: onRefusal }),
  });
  /** Refetches the session after a permission was lost while the page was open, so that the page follows at once. */
  function onRefusal(error: unknown): void {
    if (isApiError(error) && error.status === 403) void queries.invalidateQueries({ queryKey: ['session'] });
  }
  return queries;
}
