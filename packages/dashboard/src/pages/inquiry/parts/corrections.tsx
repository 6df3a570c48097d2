/** Corrections of what was read from a document, with both values; the server omits them for some roles. */
import type { Inquiry } from '../../../client/resources.ts';
import { useWords } from '../../../dictionary/use-words.ts';
import { Time } from '../../../kit/time.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

/** A correction as the API has it; a value may be of any type. */
interface Correction {
  readonly read: unknown;
  readonly corrected: unknown;
  readonly at: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function Corrections({ inquiry }: { readonly inquiry: Inquiry }) {
  const { details: texts } = usePageTexts().inquiry;
  const words = useWords();
  const corrections = Object.entries(inquiry.attributes['field-corrections'] ?? {}) as [string, Correction][];
  if (corrections.length === 0) return null;
  return (
    <section aria-label={texts.corrections}>
      <h3>{texts.corrections}</h3>
      <p className={styles['quiet']}>{texts.correctionsHelp}</p>
      <dl className={styles['details']}>
        {corrections.map(([key, { read, corrected, at }]) => (
          <div key={key} className={styles['detail']}>
            <dt>{words.property(key)}</dt>
            <dd>
              <del>{textOf(read)}</del> <ins>{textOf(corrected)}</ins>{' '}
              <span className={styles['quiet']}>
                <Time value={at} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
