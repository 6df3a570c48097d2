/**
 * Queries that keep their content: after a failed refresh the earlier content stays, and the frame shows a notice (see
 * `shell/frame/stale-notice.tsx`). A refusal, such as a lost permission or a deleted object, replaces the content.
 */
import { useQuery as useFetched, useInfiniteQuery as useFetchedPages } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/**
 * Returns true for statuses that concern the request itself. 429 and 408 are excluded: they mean that it should be sent
 * again.
 */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429 && error.status !== 408;

interface Fetched {
  readonly data: unknown;
  readonly error: unknown;
  readonly isError: boolean;
}

/** True if the content is outdated because the last refresh failed for another reason than a refusal. */
export const isStale = ({ data, error }: Pick<Fetched, 'data' | 'error'>): boolean =>
  data !== undefined && error !== null && !isRefusal(error);

function kept<Result extends Fetched>(result: Result): Result {
  if (!result.isError || !isStale(result)) return result;
  return { ...result, status: 'success', isError: false, isSuccess: true, isRefetchError: false, error: null };
}

// The result has the type that the library declares for the options; only its state differs.
export const useQuery = ((...options: Parameters<typeof useFetched>) =>
  kept(useFetched(...options))) as typeof useFetched;

export const useInfiniteQuery = ((...options: Parameters<typeof useFetchedPages>) =>
  kept(useFetchedPages(...options))) as typeof useFetchedPages;
