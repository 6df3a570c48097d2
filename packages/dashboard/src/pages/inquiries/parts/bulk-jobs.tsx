/** Lines about the reader's bulk actions: those that run, and the newest if some of it was refused just now. */
import { Link } from '@tanstack/react-router';
import { type BulkProgress, bulkJobsQuery, isRunning } from '../../../client/bulk.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { useNumber, usePageTexts } from '../../../texts/use-texts.tsx';

/** Milliseconds for which the end of a bulk action with refused inquiries is told. */
const toldFor = 3_600_000;

const isJustRefused = ({ refused, 'completed-at': at }: BulkProgress, now: number): boolean =>
  refused > 0 && at !== null && now - Date.parse(at) < toldFor;

export function BulkJobs() {
  const { inquiries: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const number = useNumber();
  const jobs = useQuery(bulkJobsQuery(useApi())).data?.['bulk-actions'] ?? [];
  const told = jobs.filter((job, at) => isRunning(job) || (at === 0 && isJustRefused(job, Date.now())));
  return told.map((job) => (
    <Notice
      key={job.id}
      tone={isRunning(job) ? 'info' : 'warning'}
      title={texts.bulk[job.action].title}
      action={<Link to={`/${kind}/bulk-actions/${job.id}`}>{texts.bulkShow}</Link>}
    >
      {fill(texts.bulkDone, { done: number(job.done), total: number(job.total), refused: number(job.refused) })}
    </Notice>
  ));
}
