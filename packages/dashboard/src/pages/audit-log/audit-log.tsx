/** The audit log of the organization's users: search, read, verify, and export with a signature. */

import { Suspense, useState } from 'react';
import { type AuditRow, askedForOf, auditQuery } from '../../client/audit-log.ts';
import { peopleQuery } from '../../client/people.ts';
import { useInfiniteQuery, useQuery } from '../../client/use-query.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Export } from './parts/export.tsx';
import { Question } from './parts/question.tsx';
import { RowDetails } from './parts/row-details.tsx';
import { RowTable } from './parts/row-table.tsx';
import { Verify } from './parts/verify.tsx';

export function AuditLogPage() {
  const { auditLog: texts } = usePageTexts();
  const api = useApi();
  const hasRight = useHasRight();
  const [filter, setFilter] = useFilter();
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const [isExporting, setExporting] = useState(false);
  const { person = '', subject = '', from = '', until = '' } = filter;
  const question = { person, subject, from, until, what: askedForOf(filter['what']) };
  const found = useInfiniteQuery(auditQuery(api, question));
  const people = useQuery({ ...peopleQuery(api), enabled: hasRight('user.read') });
  const known = people.data?.data ?? [];
  const isAboutOne = subject !== '' && /^(inq|act)_/.test(subject) && `${person}${from}${until}${question.what}` === '';
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const exporting = hasRight('export.audit') && <Button onPress={() => setExporting(true)}>{texts.export}</Button>;
  return (
    <Page title={texts.title} text={texts.text} actions={exporting}>
      <Verify />
      <Card title={isAboutOne ? texts.whoLooked : texts.rows} help={isAboutOne ? texts.whoLookedHelp : undefined}>
        <Question key={JSON.stringify(question)} question={question} people={known} onChange={setFilter} />
        <QueryView query={found} lines={6} />
        {found.isSuccess && rows.length === 0 && <p>{texts.none}</p>}
        {rows.length > 0 && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <RowTable
              rows={rows}
              onOpen={setOpened}
              onEnd={() => {
                if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
              }}
            />
          </Suspense>
        )}
      </Card>
      {opened !== null && <RowDetails row={opened} onClose={() => setOpened(null)} />}
      {isExporting && <Export from={from} until={until} onClose={() => setExporting(false)} />}
    </Page>
  );
}
