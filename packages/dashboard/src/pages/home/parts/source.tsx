/** Age of the shown data and its API request, which an API key can repeat with curl. */
import { Time } from '../../../kit/time.tsx';
import { aroundPlace, fill } from '../../../texts/fill.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import styles from '../home.module.css';

export function Source({ at, question }: { readonly at: number; readonly question: string }) {
  const { home } = useTexts();
  const [before, after] = aroundPlace(home.asOf, 'age');
  return (
    <p className={styles['source']}>
      <span>
        {before}
        <Time value={new Date(at).toISOString()} as="age" />
        {after}
      </span>
      <code>{fill(home.source, { query: question })}</code>
    </p>
  );
}
