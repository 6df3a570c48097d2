/** A comparison of two texts, line by line. */
import { diffJson } from 'diff';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../events.module.css';

export interface DifferencesProps {
  readonly from: object;
  readonly to: object;
  readonly title: string;
}

export function Differences({ from, to, title }: DifferencesProps) {
  const { events: texts } = usePageTexts();
  const parts = diffJson(from, to);
  if (parts.every(({ added, removed }) => !added && !removed)) return <p>{texts.same}</p>;
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <pre className={styles['differences']} tabIndex={0}>
        {parts.map(({ value, added, removed }, index) => {
          const sign = added ? '+' : removed ? '−' : ' ';
          const lines = value.replace(/\n$/, '').split('\n');
          const text = `${lines.map((line) => `${sign} ${line}`).join('\n')}\n`;
          const key = `${index}${sign}`;
          if (added) return <ins key={key}>{text}</ins>;
          return removed ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
        })}
      </pre>
    </section>
  );
}
