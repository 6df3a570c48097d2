/** A query's result, with views for loading and for errors. */
import type { ReactNode } from 'react';
import { Fault } from './fault.tsx';
import { Skeleton } from './skeleton.tsx';

/** The members of a TanStack Query result that are shown. `error` is null after a successful fetch. */
export interface Queried<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** `idle` while nothing asks, as for a query that is switched off. */
  readonly fetchStatus: string;
  refetch(): Promise<unknown>;
}

export interface QueryViewProps<Data> {
  readonly query: Queried<Data>;
  /** Number of lines in the skeleton. */
  readonly lines?: number;
  /** Shown once there is an answer, and kept when the next one cannot be had. */
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
