/** List matches of an object; for an inquiry, also of everything that belongs to it. Needs `list.read`. */

import { Link } from '@tanstack/react-router';
import { type ListMatch, matchesOfObjectQuery } from '../client/lists.ts';
import { useQuery } from '../client/use-query.ts';
import { Card } from '../kit/card.tsx';
import { Fault } from '../kit/fault.tsx';
import { Time } from '../kit/time.tsx';
import styles from '../screening/screening.module.css';
import { useApi, useEnvironment } from '../shell/session.ts';
import { usePageTexts } from '../texts/use-texts.tsx';

export function ListHits({ objectId }: { readonly objectId: string }) {
  const { listHits: texts } = usePageTexts();
  const found = useQuery(matchesOfObjectQuery(useApi(), objectId));
  return (
    <Card title={texts.title} help={texts.help}>
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.matches.length === 0 && <p>{texts.none}</p>}
      <ul className={styles['lines']}>
        {found.data?.matches.map((match) => (
          <Hit key={`${match['list-item-id']} ${match.field} ${match['object-id']}`} match={match} />
        ))}
      </ul>
    </Card>
  );
}

function Hit({ match }: { readonly match: ListMatch }) {
  const { kind } = useEnvironment();
  return (
    <li className={styles['line']}>
      <span className={styles['grow']}>
        <Link to={`/${kind}/lists/${match['list-id']}`}>
          <bdi>{match['list-name']}</bdi>
        </Link>
      </span>
      <code>{match.field}</code>
      <span className={styles['quiet']}>
        <Time value={match.at} as="age" />
      </span>
    </li>
  );
}
