/** A state in one word; the word says it, the colour helps. */
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'good' | 'warning' | 'problem' | 'accent';

export function Badge({ tone = 'plain', children }: { readonly tone?: BadgeTone; readonly children: string }) {
  return <span className={`${styles['badge']} ${styles[tone]}`}>{children}</span>;
}
