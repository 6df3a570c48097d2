/** Keys of the environment: made for a purpose, narrowed with what would break in view, replaced with an overlap. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keysQuery } from '../../client/api-keys.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { KeyTable } from './parts/key-table.tsx';
import { MakeKey } from './parts/make-key.tsx';

export function KeysPage() {
  const { keys: texts } = usePageTexts();
  const found = useInfiniteQuery(keysQuery(useApi()));
  const mayChange = useHasRight()('api_key.write');
  const [isMaking, setMaking] = useState(false);
  const keys = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const make = mayChange && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isSuccess && keys.length === 0 && <EmptyState icon="keys" title={texts.none} text={texts.noneText} />}
      {(keys.length > 0 || !found.isSuccess) && (
        <Card title={texts.all}>
          {found.isPending && <Skeleton lines={4} />}
          {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
          {keys.length > 0 && (
            <KeyTable
              keys={keys}
              mayChange={mayChange}
              onEnd={() => {
                if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
              }}
            />
          )}
        </Card>
      )}
      {isMaking && <MakeKey onClose={() => setMaking(false)} />}
    </Page>
  );
}
