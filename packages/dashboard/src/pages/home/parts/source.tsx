/** Age of the shown data. */
import { Time } from '../../../kit/time.tsx';
import { aroundPlace } from '../../../texts/fill.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';

export function Source({ at }: { readonly at: number }) {
  const { home } = useTexts();
  const [before, after] = aroundPlace(home.asOf, 'age');
  return (
    <p className={styles['source']}>
      <span>
        {before}
        <Time value={new Date(at).toISOString()} as="age" />
        {after}
      </span>
    </p>
  );
}
