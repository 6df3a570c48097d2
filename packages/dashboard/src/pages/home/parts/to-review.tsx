/** Inquiries that need review. */

import { Link } from '@tanstack/react-router';
import { reviewQuestion, toReviewQuery } from '../../../client/inquiries.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Calm } from './calm.tsx';
import { InquiryName } from './inquiry-name.tsx';
import { Source } from './source.tsx';

export function ToReview() {
  const { home } = useTexts();
  const { kind } = useEnvironment();
  const found = useQuery(toReviewQuery(useApi()));
  const all = (
    <Link to={`/${kind}/inquiries`} search={{ q: 'status:needs_review' }}>
      {home.all}
    </Link>
  );
  return (
    <Card title={home.review} help={home.reviewHelp} actions={all}>
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
      {found.isSuccess && <Source at={found.dataUpdatedAt} question={reviewQuestion} />}
    </Card>
  );
}
