/** One stream a tab tells what changed, by type, id and revision; the queries that show it are asked again. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { privateSurface } from '../client/api.ts';
import { isApiError } from '../client/api-error.ts';
import { wasGivenUp } from '../client/interruptions.ts';
import { send } from '../client/send.ts';

/** What the stream says of a change; never a value. */
export interface Change {
  readonly type: string;
  readonly id: string;
  readonly revision: number | string;
}

/** Milliseconds in which changes are gathered, so that a hundred at once ask once. */
const gatherFor = 250;
/** Milliseconds until a stream that was refused or broke is opened again. */
const openAgainAfter = 10_000;

/** Second member of the key of queries that every change concerns. */
export const tailOfEvents = 'event-tail';

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
export function changeOf(data: string): Change | null {
  try {
    const parsed: unknown = JSON.parse(data);
    const isChange =
      typeof parsed === 'object' && parsed !== null && 'type' in parsed && typeof parsed.type === 'string';
    return isChange ? (parsed as Change) : null;
  } catch {
    return null;
  }
}

/** Keys of queries begin with the environment's id and the type that they show. */
function invalidate(queries: QueryClient, environmentId: string, types: ReadonlySet<string>): void {
  // The page of an inquiry shows its verifications.
  const isOfReport = [...types].some((type) => type.startsWith('report/'));
  const isOfInquiry = [...types].some((type) => type.startsWith('verification/'));
  void queries.invalidateQueries({
    predicate: ({ queryKey: [environment, type] }) =>
      environment === environmentId &&
      (type === tailOfEvents ||
        types.has(String(type)) ||
        (isOfInquiry && type === 'inquiry') ||
        (isOfReport && type === 'report')),
  });
  // A right that was given or taken, and a session that was ended elsewhere.
  if (types.has('user-session') || types.has('role') || types.has('user')) {
    void queries.invalidateQueries({ queryKey: ['session'] });
  }
}

/** Asks why there is no stream: a session that ended is asked for anew over the page, and without a network the page says so. */
const probe = (): Promise<void> =>
  send(`${privateSurface}/session`, { uninterrupted: wasGivenUp('session-ended') }).then(
    () => setLost(false),
    (error: unknown) => setLost(isApiError(error) && error.status === 0),
  );

function openStream(queries: QueryClient, environmentId: string, onBroken: () => void): () => void {
  const address = `${privateSurface}/stream?${new URLSearchParams({ 'environment-id': environmentId })}`;
  const source = new EventSource(address);
  const gathered = new Set<string>();
  let flush: ReturnType<typeof setTimeout> | undefined;
  source.onmessage = ({ data }) => {
    const change = changeOf(String(data));
    if (change === null) return;
    gathered.add(change.type);
    flush ??= setTimeout(() => {
      flush = undefined;
      invalidate(queries, environmentId, new Set(gathered));
      gathered.clear();
    }, gatherFor);
  };
  source.onopen = () => setLost(false);
  source.onerror = () => {
    source.close();
    onBroken();
  };
  return () => {
    clearTimeout(flush);
    source.close();
  };
}

/** Listens while the environment is looked at. */
export function useLiveQueries(environmentId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let close = () => {};
    const open = () => {
      close = openStream(queries, environmentId, () => {
        void probe();
        again = setTimeout(() => {
          // What changed while nobody listened was not told.
          void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === environmentId });
          open();
        }, openAgainAfter);
      });
    };
    open();
    return () => {
      clearTimeout(again);
      close();
    };
  }, [queries, environmentId]);
}
