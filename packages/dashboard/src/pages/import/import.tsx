/** Page of one import: how far it is, what became of its rows, and the rows that failed. */

import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Importer, importerMutations, importerQuery, isRunning } from '../../client/importers.ts';
import { useQuery } from '../../client/use-query.ts';
import { ImportStatus } from '../../imports/import-status.tsx';
import { kindOfImport } from '../../imports/kinds.ts';
import { useKindWords } from '../../imports/use-kind-words.ts';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import styles from '../../screening/screening.module.css';
import { useApi } from '../../shell/session.ts';
import { useRefresh } from '../../shell/use-mutations.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Counts } from './parts/counts.tsx';
import { Destination } from './parts/destination.tsx';
import { FailedRows } from './parts/failed-rows.tsx';

export function ImportPage() {
  const { import: texts } = usePageTexts();
  const { importId = '' } = useParams({ strict: false }) as { importId?: string };
  const wordsOf = useKindWords();
  const found = useQuery(importerQuery(useApi(), importId));
  const importer = found.data?.data;
  const title = importer === undefined ? texts.title : fill(texts.of, { kind: wordsOf(kindOfImport(importer)) });
  useRefreshAtEnd(importer);
  return (
    <Page title={title}>
      <QueryView query={found} lines={8} />
      {importer !== undefined && <Known importer={importer} />}
    </Page>
  );
}

/** Refetches lists and accounts when the import that is shown ends, since no event tells of new items. */
function useRefreshAtEnd(importer: Importer | undefined): void {
  const refresh = useRefresh(importerMutations);
  const wasRunning = useRef(false);
  const isNow = importer !== undefined && isRunning(importer);
  useEffect(() => {
    if (wasRunning.current && !isNow) void refresh();
    wasRunning.current = isNow;
  }, [isNow, refresh]);
}

function Known({ importer }: { readonly importer: Importer }) {
  const { import: texts, imports } = usePageTexts();
  const { attributes, id } = importer;
  const completedAt = attributes['completed-at'];
  return (
    <>
      <Card title={texts.title} actions={<Destination importer={importer} />}>
        <dl className={styles['facts']}>
          <dt>{texts.id}</dt>
          <dd>
            <Copyable value={id} name={texts.id} />
          </dd>
          <dt>{imports.columns.status}</dt>
          <dd>
            <ImportStatus importer={importer} />
          </dd>
          <dt>{imports.columns.created}</dt>
          <dd>
            <Time value={attributes['created-at']} />
          </dd>
          {completedAt !== null && (
            <>
              <dt>{texts.ended}</dt>
              <dd>
                <Time value={completedAt} />
              </dd>
            </>
          )}
        </dl>
      </Card>
      <Counts importer={importer} />
      {attributes['error-count'] > 0 && <FailedRows importer={importer} />}
    </>
  );
}
