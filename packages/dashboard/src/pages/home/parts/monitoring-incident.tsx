/** Reports of the last nightly sample that differ from the state that monitoring left; shown only when there are any. */

import { Link } from '@tanstack/react-router';
import { useQuery } from '../../../client/use-query.ts';
import { lastSampleQuery } from '../../../client/watchlists.ts';
import { Card } from '../../../kit/card.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Source } from './source.tsx';

export function MonitoringIncident() {
  const { screeningHome: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const found = useQuery(lastSampleQuery(useApi()));
  const sample = found.data?.data[0]?.attributes;
  if (sample === undefined || sample.differing.length === 0) return null;
  return (
    <Card title={texts.incident} help={texts.incidentHelp}>
      <ul className={styles['list']}>
        {sample.differing.map((id) => (
          <li key={id} className={styles['line']}>
            <Link to={`/${kind}/reports/${id}`}>{id}</Link>
          </li>
        ))}
      </ul>
      <Source at={found.dataUpdatedAt} />
    </Card>
  );
}
