/** Rules of the template that a match passed, and the data that each compared. */
import type { ShownMatch } from '../client/matches.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './screening.module.css';

export function Gates({ match: { gates } }: { readonly match: Pick<ShownMatch, 'gates'> }) {
  const { matches: texts } = usePageTexts();
  if (gates.length === 0) return null;
  return (
    <>
      <h3>{texts.gates}</h3>
      <ul className={styles['names']}>
        {gates.map(({ gate, setting, outcome }) => (
          <li key={gate}>
            {texts.gate[gate]}: {texts.gateOutcomes[outcome]} <span className={styles['quiet']}>{setting}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
