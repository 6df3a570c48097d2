/** The runs of a report, and actions of users. */

import { reportHistoryQuery } from '../../../client/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import styles from '../../../screening/screening.module.css';
import { useApi } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export function History({ reportId }: { readonly reportId: string }) {
  const { report: texts } = usePageTexts();
  const language = useLanguage();
  const found = useQuery(reportHistoryQuery(useApi(), reportId));
  return (
    <Card title={texts.history}>
      <QueryView query={found} lines={3} />
      <ul className={styles['lines']}>
        {found.data?.data.map((entry) => {
          const at = entry['created-at'] ?? entry['completed-at'] ?? null;
          return (
            <li key={entry.id} className={styles['line']}>
              <span className={styles['grow']}>
                <strong>{texts.entries[entry.type]}</strong>{' '}
                <span className={styles['quiet']}>
                  {entry['creator-name']}
                  {typeof entry.matches === 'number' && countOf(texts.found, entry.matches, language)}
                </span>
              </span>
              {at !== null && (
                <span className={styles['quiet']}>
                  <Time value={at} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
