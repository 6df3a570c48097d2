/** History of the inquiry and the decisions of users. */

import { Link } from '@tanstack/react-router';
import { type Review, reviewStateQuery, reviewsQuery } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
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
  const state = useQuery({ ...reviewStateQuery(api, id), enabled: hasRight('inquiry.decide') });
  const reviewer = ({ relationships, attributes: read }: Review): string => {
    if (read['is-own']) return texts.you;
    const userId = relationships?.reviewer?.data?.id;
    return state.data?.people.find((each) => each.id === userId)?.name ?? texts.somebody;
  };
  const words: Readonly<Record<string, string>> = texts.reads;
  const happened = moments.flatMap((moment) => {
    const at = attributes[moment];
    return at === null ? [] : [{ moment, at }];
  });
  return (
    <Card title={texts.history} actions={hasRight('user_audit_log.read') && <WhoSawThis id={id} />}>
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

/** A link to the rows of the audit log about the inquiry. */
function WhoSawThis({ id }: { readonly id: string }) {
  const { inquiry: texts } = usePageTexts();
  const { kind } = useEnvironment();
  return (
    <Link to={`/${kind}/audit-log`} search={{ subject: id }}>
      {texts.whoSawThis}
    </Link>
  );
}
