/** Inquiries that wait for a decision: how many, and the newest of them. */

import { Link } from '@tanstack/react-router';
import { mostWaiting, toReviewQuery, waitingCountQuery } from '../../../client/inquiries.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Calm } from './calm.tsx';
import { InquiryName } from './inquiry-name.tsx';
import { Source } from './source.tsx';

export function ToReview() {
  const { home } = useTexts();
  const found = useQuery(toReviewQuery(useApi()));
  return (
    <Card title={home.review} help={home.reviewHelp} actions={<HowMany />}>
      <QueryView query={found} />
      {found.data?.data.length === 0 && <Calm>{home.reviewNone}</Calm>}
      {found.data !== undefined && found.data.data.length > 0 && (
        <ul className={styles['list']}>
          {found.data.data.map((inquiry) => (
            <li key={inquiry.id} className={styles['line']}>
              <InquiryName inquiry={inquiry} />
              <span className={styles['quiet']}>
                <Time value={inquiry.attributes['created-at']} as="age" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {found.isSuccess && <Source at={found.dataUpdatedAt} />}
    </Card>
  );
}

/** A link to all inquiries that wait, which says how many they are. */
function HowMany() {
  const { home } = useTexts();
  const language = useLanguage();
  const { kind } = useEnvironment();
  const waiting = useQuery(waitingCountQuery(useApi())).data?.waiting;
  if (waiting === undefined || waiting === 0) return null;
  return (
    <Link to={`/${kind}/inquiries`} search={{ q: 'counted:waiting' }}>
      {countOf(waiting < mostWaiting ? home.wait : home.waitMore, waiting, language)}
    </Link>
  );
}
