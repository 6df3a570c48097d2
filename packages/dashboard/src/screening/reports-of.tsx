/** Reports of an account or an inquiry. */

import { Link } from '@tanstack/react-router';
import { kindOf, type ReportFilter, reportsOfQuery } from '../client/reports.ts';
import { useQuery } from '../client/use-query.ts';
import { Card } from '../kit/card.tsx';
import { QueryView } from '../kit/query-view.tsx';
import { Time } from '../kit/time.tsx';
import { useApi, useEnvironment } from '../shell/session.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import { MatchBadge, ReportStatus, useKindName } from './report-status.tsx';
import styles from './screening.module.css';

export function ReportsOf({ filter }: { readonly filter: ReportFilter }) {
  const { reports: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const kindName = useKindName();
  const found = useQuery(reportsOfQuery(useApi(), filter));
  const all = (
    <Link to={`/${kind}/reports`} search={filter}>
      {texts.seeAll}
    </Link>
  );
  return (
    <Card title={texts.of} actions={all}>
      <QueryView query={found} lines={2} />
      {found.data?.data.length === 0 && <p>{texts.ofNone}</p>}
      <ul className={styles['lines']}>
        {found.data?.data.map((report) => (
          <li key={report.id} className={styles['line']}>
            <span className={styles['grow']}>
              <Link to={`/${kind}/reports/${report.id}`}>{kindName(kindOf(report))}</Link>
            </span>
            <ReportStatus status={report.attributes.status} />
            <MatchBadge report={report} />
            <span className={styles['quiet']}>
              <Time value={report.attributes['created-at']} as="age" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
