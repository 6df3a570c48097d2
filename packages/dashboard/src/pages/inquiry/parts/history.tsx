/** History of the inquiry and the decisions of users. */

import { type Review, reviewsQuery } from '../../../client/inquiries.ts';
import { nameOf, peopleQuery } from '../../../client/people.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

const moments = [
  'created-at',
  'started-at',
  'completed-at',
  'failed-at',
  'marked-for-review-at',
  'decisioned-at',
  'expired-at',
  'redacted-at',
] as const;

export function History({ inquiry: { id, attributes } }: { readonly inquiry: Inquiry }) {
  const { inquiry: texts } = usePageTexts();
  const api = useApi();
  const hasRight = useHasRight();
  const reviews = useQuery({ ...reviewsQuery(api, id), enabled: hasRight('inquiry.decide') });
  const people = useQuery({ ...peopleQuery(api), enabled: hasRight('user.read') });
  const reviewer = ({ relationships, attributes: read }: Review): string => {
    if (read['is-own']) return texts.you;
    const userId = relationships?.reviewer?.data?.id;
    const person = people.data?.data.find((each) => each.id === userId);
    return person === undefined ? (userId ?? texts.somebody) : nameOf(person);
  };
  const words: Readonly<Record<string, string>> = texts.reads;
  const happened = moments.flatMap((moment) => {
    const at = attributes[moment];
    return at === null ? [] : [{ moment, at }];
  });
  return (
    <Card title={texts.history}>
      <ol className={styles['lines']}>
        {happened
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map(({ moment, at }) => (
            <li key={moment}>
              <span>{texts.moments[moment]}</span>
              <span className={styles['quiet']}>
                <Time value={at} />
              </span>
            </li>
          ))}
      </ol>
      {attributes['reviewer-comment'] && <p className={styles['comment']}>{attributes['reviewer-comment']}</p>}
      {(reviews.data?.data.length ?? 0) > 0 && (
        <>
          <h3>{texts.decisionsOfPeople}</h3>
          <ul className={styles['lines']}>
            {reviews.data?.data.map((review) => (
              <li key={review.id}>
                <span>{reviewer(review)}</span>
                <span>{words[review.attributes.decision ?? 'hidden'] ?? review.attributes.decision}</span>
                <span className={styles['quiet']}>
                  <Time value={review.attributes['created-at']} />
                </span>
                {review.attributes.note && <span className={styles['comment']}>{review.attributes.note}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
