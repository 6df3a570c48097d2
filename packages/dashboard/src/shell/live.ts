/**
 * One event stream per tab reports changes by type and id; the queries that show them are refetched while the tab is
 * visible.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { privateSurface } from '../client/api.ts';
import { isApiError } from '../client/api-error.ts';
import { wasGivenUp } from '../client/interruptions.ts';
import { send } from '../client/send.ts';
import { type Change, concernsSession, isConcerned } from './concerned.ts';

/** Milliseconds for which changes are gathered, so that a hundred at once cause one fetch. */
const gatherFor = 250;
/** Minimum milliseconds between two fetches, however much changes. */
const asksEvery = 6000;
/** Number of changes above which everything is refetched. */
const mostGathered = 1000;
/** Milliseconds until a refused or broken stream is reopened. */
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

/** Returns null for a message that reports no change. */
function changeOf(data: string): Change | null {
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed && 'id' in parsed)) return null;
    return { type: String(parsed.type), id: String(parsed.id) };
  } catch {
    return null;
  }
}

/** Refetches the affected queries; their keys begin with the environment's id and the type. */
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
  /** Refetches everything, because changes during a gap in the stream were missed. */
  addAll(): void;
  close(): void;
}

/**
 * Gathers changes and refetches once for all of them: soon after a pause, otherwise every few seconds, and never in a
 * hidden tab.
 */
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
  // Revoked permissions take effect at once.
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

/**
 * Finds out why the stream closed: prompts for sign-in if the session expired, shows the offline notice without a
 * network.
 */
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

/** Listens for changes while the environment is shown. */
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
