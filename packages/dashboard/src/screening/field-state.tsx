/** Agreement of two fields: shown by shape and word; the colour adds no information. */
import type { FieldState as State } from '../client/matches.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './screening.module.css';

const drawings: Readonly<Record<State, string>> = {
  equal: 'M3 6h10M3 10h10',
  near: 'M2.5 8.5c2-4 4-4 5.5-1s3.5 3 5.5-1',
  different: 'M3 6h10M3 10h10M11 3L5 13',
  absent: 'M3 8h2M7 8h2M11 8h2',
};

export function FieldState({ state }: { readonly state: State }) {
  const { matches: texts } = usePageTexts();
  return (
    <span className={`${styles['state']} ${styles[state]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={drawings[state]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {texts.states[state]}
    </span>
  );
}
