/** Number of objects that an item would have matched, and the newest of them. */
import { Link } from '@tanstack/react-router';
import type { BackHits } from '../../../client/lists.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Time } from '../../../kit/time.tsx';
import styles from '../../../screening/screening.module.css';
import { useEnvironment } from '../../../shell/session.ts';
import { countOf, fill, numberIn } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';

export function WouldHaveHit({ hits }: { readonly hits: BackHits }) {
  const { list: texts } = usePageTexts();
  const language = useLanguage();
  const days = numberIn(language, hits.days);
  if (hits.count === 0) return <Notice tone="good">{fill(texts.wouldNone, { days })}</Notice>;
  const words = countOf(hits['at-least'] ? texts.wouldAtLeast : texts.would, hits.count, language, {
    days,
  });
  return (
    <div role="status">
      <Notice tone="warning" title={words}>
        {texts.wouldText}
      </Notice>
      <ul className={styles['lines']}>
        {hits.objects.map(({ type, id, at }) => (
          <li key={id} className={styles['line']}>
            <span className={styles['grow']}>
              <ObjectLink type={type} id={id} isBeside />
            </span>
            <span className={styles['quiet']}>
              <Time value={at} as="age" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const pages: Readonly<Record<string, string | undefined>> = {
  inquiry: 'inquiries',
  account: 'accounts',
  transaction: 'transactions',
};

export interface ObjectLinkProps {
  readonly type: string;
  readonly id: string;
  /** True if the link opens in a new tab, to keep typed text. */
  readonly isBeside?: boolean;
}

/** Shows the id of a matched object, as a link if the object has a page. */
export function ObjectLink({ type, id, isBeside = false }: ObjectLinkProps) {
  const { list: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const page = pages[type];
  const [family = type] = type.split('/');
  const word = (texts.objects as Readonly<Record<string, string | undefined>>)[family] ?? type;
  return (
    <>
      {word}{' '}
      {page === undefined ? (
        <code>{id}</code>
      ) : (
        <Link to={`/${kind}/${page}/${id}`} {...(isBeside ? { target: '_blank' } : {})}>
          {id}
        </Link>
      )}
    </>
  );
}
