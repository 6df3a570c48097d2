/** Differences between two versions, line by line. */
import { usePageTexts } from '../../../texts/use-texts.tsx';
import type { Difference } from '../configuration.ts';
import styles from '../template.module.css';

const longest = 300;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

export function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  const { template: texts } = usePageTexts();
  if (changes.length === 0) return <p>{texts.noChange}</p>;
  return (
    <dl className={styles['changes']}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{path}</dt>
          <dd>
            {before !== null && <del>{short(before)}</del>} {after !== null && <ins>{short(after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
