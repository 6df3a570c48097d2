/** The latest inquiries of any state. */

import { Link } from '@tanstack/react-router';
import { recentInquiriesQuery, recentQuestion } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { buttonLook } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { InquiryStatus } from '../../../kit/inquiry-status.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { aroundPlace } from '../../../texts/fill.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { InquiryName } from './inquiry-name.tsx';
import { Source } from './source.tsx';

export function RecentInquiries() {
  const { home } = useTexts();
  const { kind } = useEnvironment();
  const found = useQuery(recentInquiriesQuery(useApi()));
  const inquiries = found.data?.data ?? [];
  const start = (
    <Link to="/sandbox/first-inquiry" className={buttonLook('main')}>
      {home.start}
    </Link>
  );
  const all = <Link to={`/${kind}/inquiries`}>{home.all}</Link>;
  if (found.isSuccess && inquiries.length === 0) {
    return <EmptyState icon="inquiries" title={home.recentNone} text={home.recentNoneText} action={start} />;
  }
  return (
    <Card title={home.recent} help={home.recentHelp} actions={all}>
      <QueryView query={found} lines={5} />
      {inquiries.length > 0 && (
        <Table<Inquiry>
          label={home.recent}
          rows={inquiries}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'inquiry',
              title: home.columns.inquiry,
              share: 2,
              cell: (inquiry) => <InquiryName inquiry={inquiry} />,
            },
            {
              id: 'status',
              title: home.columns.status,
              cell: ({ attributes }) => <InquiryStatus status={attributes.status} />,
            },
            {
              id: 'created',
              title: home.columns.created,
              cell: ({ attributes }) => <Time value={attributes['created-at']} as="age" />,
            },
          ]}
        />
      )}
      {found.isSuccess && <Source at={found.dataUpdatedAt} />}
      {found.isSuccess && <SameByApi />}
    </Card>
  );
}

/** The API request with the same answer, for people whose role makes API keys. */
function SameByApi() {
  const { home } = useTexts();
  const hasRight = useHasRight();
  const [before, after] = aroundPlace(home.source, 'query');
  if (!hasRight('api_key.write')) return null;
  return (
    <p className={styles['quiet']}>
      {before}
      <code>{recentQuestion}</code>
      {after}
    </p>
  );
}
