/** A placeholder of the content's size while it loads. */
import { useTexts } from '../texts/use-texts.tsx';
import styles from './skeleton.module.css';

const widths = ['wide', 'middle', 'narrow'] as const;

export function Skeleton({ lines = 3 }: { readonly lines?: number }) {
  const texts = useTexts();
  return (
    <div className={styles['skeleton']} role="status" aria-label={texts.kit.loading}>
      {Array.from({ length: lines }, (_none, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move.
        <span key={line} className={`${styles['line']} ${styles[widths[line % widths.length] ?? 'wide']}`} />
      ))}
    </div>
  );
}
