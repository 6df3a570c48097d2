/**
 * A line above pages whose content could not be refreshed. It states the age and the reason, and has a button to
 * refresh now.
 */
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isStale } from '../../client/use-query.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useSentenceOf } from '../../kit/sentence-of.ts';
import { Time } from '../../kit/time.tsx';
import { fill } from '../../texts/fill.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/** Milliseconds after which stale content is refreshed again automatically. */
const refreshesEvery = 15_000;

const isShownAndStale = (query: Query): boolean => query.isActive() && isStale(query.state);

const oldestOf = (queries: QueryClient): Query | undefined =>
  queries
    .getQueryCache()
    .findAll({ predicate: isShownAndStale })
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)[0];

/** Returns the oldest shown query whose last refresh failed; undefined if there is none. */
function useOldestStale(queries: QueryClient): Query | undefined {
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  return useSyncExternalStore(subscribe, () => oldestOf(queries));
}

export function StaleNotice() {
  const { shell, kit } = useTexts();
  const queries = useQueryClient();
  const oldest = useOldestStale(queries);
  const sentenceOf = useSentenceOf();
  const isAny = oldest !== undefined;
  const refresh = useCallback(() => void queries.refetchQueries({ predicate: isShownAndStale }), [queries]);
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(refresh, refreshesEvery);
    return () => clearInterval(timer);
  }, [isAny, refresh]);
  if (oldest === undefined) return null;
  const at = new Date(oldest.state.dataUpdatedAt).toISOString();
  return (
    <Notice
      tone="warning"
      title={shell.notRefreshed}
      action={
        <Button icon="refresh" onPress={refresh}>
          {kit.tryAgain}
        </Button>
      }
    >
      {fill(shell.shownAsOf, { reason: sentenceOf(oldest.state.error) })} <Time value={at} />
    </Notice>
  );
}
