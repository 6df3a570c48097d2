/** A state in one word; the word says it, the colour helps. */
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'good' | 'warning' | 'problem' | 'accent';

/** Letters from which on it is no word but somebody's text, such as a tag, and breaks where there is no room. */
const long = 24;

export function Badge({ tone = 'plain', children }: { readonly tone?: BadgeTone; readonly children: string }) {
  return (
    <span className={`${styles['badge']} ${styles[tone]}`} data-long={children.length > long}>
      {children}
    </span>
  );
}
