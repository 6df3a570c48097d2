/**
 * API keys of the environment: created for a purpose, restricted with a preview of what would break, replaced with an
 * overlap.
 */

import { keysQuery } from '../../client/api-keys.ts';
import { useInfiniteQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { KeyTable } from './parts/key-table.tsx';
import { MakeKey } from './parts/make-key.tsx';

export function KeysPage() {
  const { keys: texts } = usePageTexts();
  const found = useInfiniteQuery(keysQuery(useApi()));
  const mayChange = useHasRight()('api_key.write');
  const keys = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const make = mayChange && <MakeButton label={texts.make}>{(close) => <MakeKey onClose={close} />}</MakeButton>;
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isSuccess && keys.length === 0 && <EmptyState icon="keys" title={texts.none} text={texts.noneText} />}
      {(keys.length > 0 || !found.isSuccess) && (
        <Card title={texts.all}>
          <QueryView query={found} lines={4} />
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
    </Page>
  );
}
