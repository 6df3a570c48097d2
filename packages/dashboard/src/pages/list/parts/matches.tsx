/** Matches of the list, newest first. */

import { matchesOfListQuery } from '../../../client/lists.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { QueryView } from '../../../kit/query-view.tsx';
import { Time } from '../../../kit/time.tsx';
import styles from '../../../screening/screening.module.css';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { ObjectLink } from './would-have-hit.tsx';

export function Matches({ listId }: { readonly listId: string }) {
  const { list: texts } = usePageTexts();
  const found = useQuery(matchesOfListQuery(useApi(), listId));
  return (
    <Card title={texts.matches} help={texts.matchesHelp}>
      <QueryView query={found} lines={3} />
      {found.data?.matches.length === 0 && <p>{texts.noMatches}</p>}
      <ul className={styles['lines']}>
        {found.data?.matches.map((match) => (
          <li key={`${match['list-item-id']} ${match['object-id']} ${match.field}`} className={styles['line']}>
            <span className={styles['grow']}>
              {match['inquiry-id'] === null ? (
                <ObjectLink type={match['object-type']} id={match['object-id']} />
              ) : (
                <ObjectLink type="inquiry" id={match['inquiry-id']} />
              )}
            </span>
            <code>{match.field}</code>
            <span className={styles['quiet']}>
              <Time value={match.at} as="age" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
