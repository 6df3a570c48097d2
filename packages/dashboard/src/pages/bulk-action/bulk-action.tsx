/** Page of one bulk action: its progress, what was refused and why, and the refused tried again. */
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../client/api-error.ts';
import { type BulkJob, bulkJobQuery, bulkMutations, changedByBulk, isRunning } from '../../client/bulk.ts';
import { useQuery } from '../../client/use-query.ts';
import { ActionButton } from '../../kit/action-button.tsx';
import { buttonLook } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useApi, useEnvironment } from '../../shell/session.ts';
import { useMutations, useRefresh } from '../../shell/use-mutations.ts';
import { countOf, fill } from '../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../texts/use-texts.tsx';
import styles from './bulk-action.module.css';
import { Refusals } from './parts/refusals.tsx';

export function BulkActionPage() {
  const { bulkAction: texts, inquiries } = usePageTexts();
  const { bulkActionId = '' } = useParams({ strict: false }) as { bulkActionId?: string };
  const { kind } = useEnvironment();
  const found = useQuery(bulkJobQuery(useApi(), bulkActionId));
  const job = found.data;
  const isGone = isApiError(found.error) && found.error.status === 404;
  useRefreshAtEnd(job);
  const back = (
    <Link to={`/${kind}/inquiries`} className={buttonLook('quiet')}>
      {texts.back}
    </Link>
  );
  return (
    <Page
      title={job === undefined ? texts.title : inquiries.bulk[job.action].title}
      actions={isGone ? undefined : back}
    >
      {isGone ? (
        <EmptyState icon="inquiries" title={texts.gone} text={texts.goneText} action={back} />
      ) : (
        <QueryView query={found} lines={6} />
      )}
      {job !== undefined && <Known job={job} />}
    </Page>
  );
}

/** Refetches the inquiries when the bulk action that is shown ends. */
function useRefreshAtEnd(job: BulkJob | undefined): void {
  const refresh = useRefresh(changedByBulk);
  const wasRunning = useRef(false);
  const isNow = job !== undefined && isRunning(job);
  useEffect(() => {
    if (wasRunning.current && !isNow) void refresh();
    wasRunning.current = isNow;
  }, [isNow, refresh]);
}

function Known({ job }: { readonly job: BulkJob }) {
  const { bulkAction: texts, inquiries } = usePageTexts();
  const { retry, cancel } = useMutations(bulkMutations);
  const number = useNumber();
  const words = fill(inquiries.bulkDone, {
    done: number(job.done),
    total: number(job.total),
    refused: number(job.refused),
  });
  return (
    <>
      <Card title={texts.progress}>
        <progress
          className={styles['progress']}
          value={job.total - job.waiting}
          max={Math.max(job.total, 1)}
          aria-label={inquiries.bulkProgress}
        />
        <p role="status">{words}</p>
        <Ending job={job} />
        <div className={styles['buttons']}>
          {isRunning(job) && <ActionButton onAct={() => cancel(job.id)}>{inquiries.bulkStop}</ActionButton>}
          {!isRunning(job) && job.refused > 0 && (
            <ActionButton look="main" onAct={() => retry(job.id)}>
              {texts.retry}
            </ActionButton>
          )}
        </div>
      </Card>
      {job.refused > 0 && <Refusals rows={job.rows} />}
    </>
  );
}

function Ending({ job }: { readonly job: BulkJob }) {
  const { bulkAction: texts } = usePageTexts();
  const language = useLanguage();
  if (isRunning(job)) return <p>{texts.goesOn}</p>;
  return (
    <>
      {job.refused === 0 && job.cancelled === 0 && <Notice tone="good">{texts.allDone}</Notice>}
      {job.cancelled > 0 && <Notice tone="warning">{countOf(texts.stopped, job.cancelled, language)}</Notice>}
      {job['awaiting-second'] > 0 && (
        <Notice tone="info">{countOf(texts.awaitingSecond, job['awaiting-second'], language)}</Notice>
      )}
    </>
  );
}
