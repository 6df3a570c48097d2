/** JSON as sent, in a scrolling box. */
import { CopyButton } from './copy-button.tsx';
import styles from './json-text.module.css';

export interface JsonTextProps {
  readonly value: unknown;
  /** Name of the text for its copy button. */
  readonly name: string;
}

export function JsonText({ value, name }: JsonTextProps) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <div className={styles['box']}>
      <span className={styles['copy']}>
        <CopyButton value={text} name={name} />
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <pre className={styles['text']} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}
