/** Matches of all reports in a queue that can be worked through by keyboard. */

import { Link } from '@tanstack/react-router';
import { type Queue, type QueueOrder, queueQuery } from '../../client/matches.ts';
import { useQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Select } from '../../kit/select.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { useFilter } from '../../shell/use-filter.ts';
import { countOf, fill, numberIn } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import styles from './matches.module.css';
import { Review } from './parts/review.tsx';

export function MatchesPage() {
  const { matches: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const mayDecide = useHasRight()('report.dismiss');
  const [filter, setFilter] = useFilter();
  const order: QueueOrder = filter['order'] === 'score' ? 'score' : 'age';
  const found = useQuery(queueQuery(useApi(), order));
  const toThresholds = (
    <Link to={`/${kind}/match-thresholds`} className={buttonLook()}>
      {texts.toThresholds}
    </Link>
  );
  const toReports = (
    <Link to={`/${kind}/reports`} className={buttonLook('main')}>
      {texts.toReports}
    </Link>
  );
  return (
    <Page title={texts.title} text={texts.text} actions={toThresholds}>
      <QueryView query={found} lines={8} />
      {found.data !== undefined && (
        <>
          {found.data.data.length > 0 && (
            <div className={styles['head']}>
              <Waiting queue={found.data} />
              <Select
                label={texts.order}
                value={order}
                onChange={(next) => setFilter({ order: next === 'age' ? '' : next, match: '' })}
                choices={(['age', 'score'] as const).map((value) => ({ value, label: texts.orders[value] }))}
              />
            </div>
          )}
          <Review rows={found.data.data} chosen={filter['match'] ?? ''} mayDecide={mayDecide} />
          {found.data.data.length === 0 && (
            <EmptyState icon="match" title={texts.none} text={texts.noneText} action={toReports} />
          )}
        </>
      )}
    </Page>
  );
}

function Waiting({ queue: { meta } }: { readonly queue: Queue }) {
  const { matches: texts } = usePageTexts();
  const language = useLanguage();
  return (
    <p role="status">
      <strong>{countOf(texts.waiting, meta.open, language)}</strong>
      {meta.reports > meta['most-shown'] && ` ${fill(texts.shown, { shown: numberIn(language, meta['most-shown']) })}`}
    </p>
  );
}
