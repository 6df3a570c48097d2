/** Groups of refused requests with the same route and the same answer. */
import type { ApiLog } from './api-log.ts';

export interface ErrorGroup {
  readonly method: string;
  /** Path with `{id}` in place of each id. */
  readonly route: string;
  readonly status: number;
  readonly count: number;
  readonly lastAt: Date;
  /** Ids of the newest requests first, at most {@link mostIds}. */
  readonly ids: readonly string[];
}

export const mostIds = 50;

const id = /\/[a-z]{2,12}_[A-Za-z0-9]{8,64}(?=\/|$)/g;

const routeOf = (path: string): string => path.replaceAll(id, '/{id}');

/** Groups errors, the most frequent group first. `logs` are sorted newest first. */
export function groupErrors(logs: readonly ApiLog[]): ErrorGroup[] {
  const errors = logs.filter(({ entry }) => entry.response.status >= 400);
  const groups = Map.groupBy(
    errors,
    ({ entry: { request, response } }) => `${response.status} ${request.method} ${routeOf(request.path)}`,
  );
  return [...groups.values()]
    .flatMap((group) => {
      const [newest] = group;
      if (newest === undefined) return [];
      const { request, response } = newest.entry;
      return {
        method: request.method,
        route: routeOf(request.path),
        status: response.status,
        count: group.length,
        lastAt: newest.createdAt,
        ids: group.slice(0, mostIds).map((each) => each.id),
      };
    })
    .toSorted((a, b) => b.count - a.count);
}
