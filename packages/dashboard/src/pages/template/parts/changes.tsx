/** Differences between two versions, line by line, in the words of the editor. */
import { useWords } from '../../../dictionary/use-words.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import type { Difference } from '../configuration.ts';
import { inWords } from '../difference-words.ts';
import styles from '../template.module.css';

const longest = 300;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

export function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  const { template: texts } = usePageTexts();
  const language = { words: useWords(), texts, code: useLanguage() };
  if (changes.length === 0) return <p>{texts.noChange}</p>;
  return (
    <dl className={styles['changes']}>
      {changes.map((change) => {
        const { place, before, after } = inWords(change, language);
        return (
          <div key={change.path}>
            <dt>{place}</dt>
            <dd>
              {before !== null && <del>{short(before)}</del>} {after !== null && <ins>{short(after)}</ins>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
