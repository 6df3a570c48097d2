/** Outcomes of the last thirty days' inquiries; each number links to its rows. */

import { Link } from '@tanstack/react-router';
import { analyticsQuery, lineOfCount, usualCohort } from '../../../client/analytics.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';

/** Counts in reading order; the first is the total. */
const counted = ['created', 'approved', 'declined', 'failed', 'expired'] as const;

/** Shows the counts; shows nothing without inquiries or without a response, because open work below matters more. */
export function LastDays() {
  const { home } = useTexts();
  const { kind } = useEnvironment();
  const cohort = usualCohort(Date.now());
  const found = useQuery(analyticsQuery(useApi(), cohort));
  if (found.data === undefined || found.data.conversion.created === 0) return null;
  const { conversion } = found.data;
  return (
    <section aria-label={home.lastDays}>
      <h2 className={styles['over']}>{home.lastDays}</h2>
      <ul className={styles['figures']}>
        {counted.map((name) => (
          <li key={name}>
            <Link to={`/${kind}/inquiries`} search={{ q: lineOfCount(name, cohort) }} className={styles['figure']}>
              <strong>{conversion[name]}</strong> <span>{home.counted[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
