/** Two aligned names: each part above its counterpart. */
import type { ShownMatch } from '../client/matches.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './screening.module.css';

export function NameParts({ match, asked }: { readonly match: ShownMatch; readonly asked: string }) {
  const { matches: texts } = usePageTexts();
  const howOf = (how: string): string => (texts.likeness as Readonly<Record<string, string | undefined>>)[how] ?? how;
  const { pairs, 'left-query': leftAsked, 'left-listed': leftListed } = match;
  if (pairs.length === 0) return null;
  // Sorts the pairs by their order in the searched name; they arrive sorted by weight.
  const name = asked.toLowerCase();
  const ordered = pairs.toSorted((a, b) => name.indexOf(a.query) - name.indexOf(b.query));
  return (
    <section aria-label={`${texts.parts}: ${match['entity-id']}`}>
      <ul className={styles['parts']}>
        {ordered.map(({ query, listed, how }) => (
          <li key={`${query} ${listed}`} className={styles['part']}>
            <strong>{query}</strong>
            <span className={styles['quiet']}>{howOf(how)}</span>
            <strong>{listed}</strong>
          </li>
        ))}
        {leftAsked.map((part) => (
          <li key={`asked ${part}`} className={`${styles['part']} ${styles['lone']}`}>
            <strong>{part}</strong>
            <span className={styles['quiet']}>{texts.left}</span>
          </li>
        ))}
        {leftListed.map((part) => (
          <li key={`listed ${part}`} className={`${styles['part']} ${styles['lone']}`}>
            <span className={styles['quiet']}>{texts.left}</span>
            <strong>{part}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
