/** Number of matches waiting for review. */

import { Link } from '@tanstack/react-router';
import { waitingQuery } from '../../../client/matches.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { useApi, useEnvironment } from '../../../shell/session.ts';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';
import { Calm } from './calm.tsx';
import { Source } from './source.tsx';

export function MatchesToReview() {
  const { screeningHome: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const language = useLanguage();
  const found = useQuery(waitingQuery(useApi()));
  const meta = found.data?.meta;
  return (
    <Card title={texts.matches} help={texts.matchesHelp}>
      <QueryView query={found} />
      {meta?.open === 0 && <Calm>{texts.matchesNone}</Calm>}
      {meta !== undefined && meta.open > 0 && (
        <p className={styles['name']}>
          <Link to={`/${kind}/matches`}>{countOf(texts.matchesWait, meta.open, language)}</Link>
          <span className={styles['quiet']}>{countOf(texts.matchesOf, meta.reports, language)}</span>
        </p>
      )}
      {found.isSuccess && <Source at={found.dataUpdatedAt} />}
    </Card>
  );
}
