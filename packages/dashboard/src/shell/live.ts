/** One stream a tab tells what changed, by type and id; the queries that show it are asked again, while somebody looks. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { privateSurface } from '../client/api.ts';
import { isApiError } from '../client/api-error.ts';
import { wasGivenUp } from '../client/interruptions.ts';
import { send } from '../client/send.ts';
import { type Change, concernsSession, isConcerned } from './concerned.ts';

/** Milliseconds in which changes are gathered, so that a hundred at once ask once. */
const gatherFor = 250;
/** Milliseconds between two times of asking, however much changes. */
const asksEvery = 6000;
/** More changes than these are not told apart: everything is asked again. */
const mostGathered = 1000;
/** Milliseconds until a stream that was refused or broke is opened again. */
const openAgainAfter = 10_000;

let isLost = false;
const listeners = new Set<() => void>();

function setLost(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

export const useConnectionLost = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isLost,
  );

/** Null for a message that tells of no change. */
function changeOf(data: string): Change | null {
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed && 'id' in parsed)) return null;
    return { type: String(parsed.type), id: String(parsed.id) };
  } catch {
    return null;
  }
}

/** Keys of queries begin with the environment's id and the type that they show. */
function ask(queries: QueryClient, environmentId: string, changes: readonly Change[] | 'all'): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey, state: { data } }) =>
      changes === 'all'
        ? queryKey[0] === environmentId
        : changes.some((change) => isConcerned({ queryKey, data }, environmentId, change)),
  });
  if (changes === 'all' || changes.some(concernsSession)) void queries.invalidateQueries({ queryKey: ['session'] });
}

interface Gathered {
  add(change: Change): void;
  /** What changed while nobody listened was not told. */
  addAll(): void;
  close(): void;
}

/** Gathers changes and asks once for all of them: soon after quiet, else every few seconds, and not while nobody looks. */
function gather(queries: QueryClient, environmentId: string): Gathered {
  let changes = new Map<string, Change>();
  let isAll = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (document.hidden || (changes.size === 0 && !isAll)) return;
    const asked = isAll ? 'all' : [...changes.values()];
    changes = new Map();
    isAll = false;
    askedAt = performance.now();
    ask(queries, environmentId, asked);
  };
  const schedule = () => {
    if (document.hidden) return;
    timer ??= setTimeout(flush, Math.max(gatherFor, askedAt + asksEvery - performance.now()));
  };
  // Rights that were taken away are seen at once.
  const hasten = () => {
    clearTimeout(timer);
    timer = undefined;
    askedAt = Number.NEGATIVE_INFINITY;
  };
  document.addEventListener('visibilitychange', schedule);
  return {
    add(change) {
      if (concernsSession(change)) hasten();
      if (changes.size < mostGathered) changes.set(`${change.type} ${change.id}`, change);
      else isAll = true;
      schedule();
    },
    addAll() {
      isAll = true;
      schedule();
    },
    close() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}

/** Asks why there is no stream: a session that ended is asked for anew over the page, and without a network the page says so. */
const probe = (): Promise<void> =>
  send(`${privateSurface}/session`, { uninterrupted: wasGivenUp('session-ended') }).then(
    () => setLost(false),
    (error: unknown) => setLost(isApiError(error) && error.status === 0),
  );

function openStream(environmentId: string, gathered: Gathered, onBroken: () => void): () => void {
  const address = `${privateSurface}/stream?${new URLSearchParams({ 'environment-id': environmentId })}`;
  const source = new EventSource(address);
  source.onmessage = ({ data }) => {
    const change = changeOf(String(data));
    if (change !== null) gathered.add(change);
  };
  source.onopen = () => setLost(false);
  source.onerror = () => {
    source.close();
    onBroken();
  };
  return () => source.close();
}

/** Listens while the environment is looked at. */
export function useLiveQueries(environmentId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const gathered = gather(queries, environmentId);
    let again: ReturnType<typeof setTimeout> | undefined;
    let close = () => {};
    const open = () => {
      close = openStream(environmentId, gathered, () => {
        void probe();
        again = setTimeout(() => {
          gathered.addAll();
          open();
        }, openAgainAfter);
      });
    };
    open();
    return () => {
      clearTimeout(again);
      close();
      gathered.close();
    };
  }, [queries, environmentId]);
}
