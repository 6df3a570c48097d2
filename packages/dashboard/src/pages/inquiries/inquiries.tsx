/** List of inquiries: finds one among a million, and claims the next that needs review. */

import { Link } from '@tanstack/react-router';
import { inquiriesQuery } from '../../client/inquiries.ts';
import { useInfiniteQuery } from '../../client/use-query.ts';
import { Button, buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useOpenSearch } from '../../shell/open-search.ts';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { parseFilter } from './filter-grammar.ts';
import { BulkJobs } from './parts/bulk-jobs.tsx';
import { ColumnsMenu } from './parts/columns-menu.tsx';
import { ExportButton } from './parts/export-button.tsx';
import { InquiryFilterBar } from './parts/filter-bar.tsx';
import { Found } from './parts/found.tsx';
import { NextReview } from './parts/next-review.tsx';
import { Views } from './parts/views.tsx';
import { readAll } from './read-all.ts';

export function InquiriesPage() {
  const { inquiries: texts, home } = usePageTexts();
  const api = useApi();
  const { kind } = useEnvironment();
  const hasRight = useHasRight();
  const [{ q: line = '' }, setFilter] = useFilter();
  const { unknown } = parseFilter(line, Date.now());
  const found = useInfiniteQuery({
    ...inquiriesQuery(api, line, () => parseFilter(line, Date.now()).filter),
    enabled: unknown.length === 0,
  });
  const rows = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNothingThere = found.isSuccess && rows.length === 0 && line === '';
  const start = (
    <Link to={`/${kind}/first-inquiry`} className={buttonLook('main')}>
      {home.start}
    </Link>
  );
  const actions = (
    <>
      <Views line={line} onChange={(q) => setFilter({ q })} />
      {rows.length > 0 && <ColumnsMenu />}
      {hasRight('export.inquiry') && rows.length > 0 && unknown.length === 0 && <ExportButton line={line} />}
      {hasRight('inquiry.decide') && <NextReview />}
    </>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={actions}>
      {(hasRight('inquiry.decide') || hasRight('inquiry.write')) && <BulkJobs />}
      {isNothingThere ? (
        <EmptyState icon="inquiries" title={home.recentNone} text={home.recentNoneText} action={start} />
      ) : (
        <>
          <InquiryFilterBar key={line} line={line} onChange={(q) => setFilter({ q })} />
          {unknown.length > 0 && <NotUnderstood line={line} unknown={unknown} />}
          <QueryView query={found} lines={8} />
          {found.isSuccess && rows.length === 0 && <NothingFound line={line} />}
          {rows.length > 0 && unknown.length === 0 && (
            <Found
              key={`found ${line}`}
              rows={rows}
              hasMore={found.hasNextPage}
              onMore={async () => {
                if (!found.isFetchingNextPage) await found.fetchNextPage();
              }}
              onAll={() => readAll(found)}
            />
          )}
        </>
      )}
    </Page>
  );
}

function NotUnderstood({ line, unknown }: { readonly line: string; readonly unknown: readonly string[] }) {
  const { inquiries: texts } = usePageTexts();
  return (
    <Notice tone="problem" title={fill(texts.unknown, { words: unknown.join(' ') })}>
      <p>{texts.grammar}</p>
      <FindPerson line={line} />
    </Notice>
  );
}

function NothingFound({ line }: { readonly line: string }) {
  const { inquiries: texts } = usePageTexts();
  return (
    <>
      <p>{texts.none}</p>
      <FindPerson line={line} />
    </>
  );
}

/** A way on to the search box, which finds names. The line of the list knows none, since it stands in the address. */
function FindPerson({ line }: { readonly line: string }) {
  const { inquiries: texts } = usePageTexts();
  const search = useOpenSearch();
  const words = line.split(/\s+/).filter((word) => !/^[a-z-]+:/.test(word));
  return (
    <div>
      <Button icon="search" onPress={() => search(words.join(' ').replaceAll('"', ''))}>
        {texts.findPerson}
      </Button>
    </div>
  );
}
