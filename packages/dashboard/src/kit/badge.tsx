/** A state in one word; the colour only supports it. */
import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'good' | 'warning' | 'problem' | 'accent';

/** Minimum length in characters of a badge that may wrap: such a text, for example a tag, was written by a user. */
const long = 24;

export function Badge({ tone = 'plain', children }: { readonly tone?: BadgeTone; readonly children: string }) {
  return (
    <span className={`${styles['badge']} ${styles[tone]}`} data-long={children.length > long}>
      {children}
    </span>
  );
}
