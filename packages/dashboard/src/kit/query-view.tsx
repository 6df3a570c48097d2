/** What is asked for, while it is on its way, where it could not be had, and once it is there. */
import type { ReactNode } from 'react';
import { Fault } from './fault.tsx';
import { Skeleton } from './skeleton.tsx';

/** Of TanStack Query, what is shown of a query. `error` is null where the last answer came. */
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
  /** Of the skeleton. */
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
