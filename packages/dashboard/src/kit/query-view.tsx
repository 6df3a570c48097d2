/** A query's result, with views for loading and for errors. */
import type { ReactNode } from 'react';
import { Fault } from './fault.tsx';
import { Skeleton } from './skeleton.tsx';

/** The members of a TanStack Query result that are shown. `error` is null after a successful fetch. */
export interface Queried<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Fetch status; `idle` while nothing is fetched, as for a disabled query. */
  readonly fetchStatus: string;
  refetch(): Promise<unknown>;
}

export interface QueryViewProps<Data> {
  readonly query: Queried<Data>;
  /** Number of lines in the skeleton. */
  readonly lines?: number;
  /** Content after the first response; kept if a later fetch fails. */
  readonly children?: (data: Data) => ReactNode;
}

export function QueryView<Data>({ query, lines, children }: QueryViewProps<Data>) {
  const { data, error, isPending, fetchStatus, refetch } = query;
  return (
    <>
      {isPending && fetchStatus !== 'idle' && <Skeleton {...(lines === undefined ? {} : { lines })} />}
      {error !== null && <Fault error={error} onRetry={() => void refetch()} />}
      {data !== undefined && children?.(data)}
    </>
  );
}
