/** The user's cases, nearest deadline first, and their case notices. */

import { Link } from '@tanstack/react-router';
import { TimeToDeadline } from '../../../cases/time-to-deadline.tsx';
import { noticesQuery } from '../../../client/case-staff.ts';
import { workQuery } from '../../../client/cases.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Calm } from './calm.tsx';
import { Source } from './source.tsx';

const mostShown = 5;

export function OwnCases() {
  const { cases: texts } = usePageTexts();
  const language = useLanguage();
  const { kind } = useEnvironment();
  const api = useApi();
  const found = useQuery(workQuery(api, { assignee: 'me' }));
  const notices = useQuery(noticesQuery(api));
  const unread = notices.data?.unread ?? 0;
  const news = unread > 0 && (
    <p>
      <Badge tone="accent">{`${texts.notices}: ${countOf(texts.noticesUnread, unread, language)}`}</Badge>
    </p>
  );
  const cases = found.data?.cases ?? [];
  return (
    <Card title={texts.home} help={texts.homeHelp} actions={<Link to={`/${kind}/cases`}>{texts.homeAll}</Link>}>
      {news}
      <QueryView query={found} />
      {found.isSuccess && cases.length === 0 && <Calm>{texts.homeNone}</Calm>}
      <ul className={styles['list']}>
        {cases.slice(0, mostShown).map((each) => (
          <li key={each.id} className={styles['line']}>
            <span className={styles['name']}>
              <Link to={`/${kind}/cases/${each.id}`}>{each.name}</Link>
              <span className={styles['quiet']}>{each.status}</span>
            </span>
            <TimeToDeadline of={each} />
          </li>
        ))}
      </ul>
      {found.isSuccess && <Source at={found.dataUpdatedAt} />}
    </Card>
  );
}
