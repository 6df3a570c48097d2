/** Result, or expected result, of each line; failed lines first. */
import type { PasteAnswer } from '../../../client/lists.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Notice } from '../../../kit/notice.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../list.module.css';

const mostShown = 200;
const order = ['invalid', 'duplicate', 'empty', 'added'] as const;
const tones = { invalid: 'problem', duplicate: 'warning', empty: 'plain', added: 'good' } as const;

export interface VerdictsProps {
  readonly answer: PasteAnswer;
  readonly lines: readonly string[];
}

export function Verdicts({ answer, lines }: VerdictsProps) {
  const { list: texts } = usePageTexts();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const sorted = answer.verdicts.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const shown = sorted.slice(0, mostShown);
  return (
    <>
      <div role="status">
        <Notice tone={answer.invalid > 0 ? 'warning' : 'good'}>
          {fill(texts.verdictCounts, {
            added: number.format(answer.added),
            duplicates: number.format(answer.duplicates),
            invalid: number.format(answer.invalid),
          })}
        </Notice>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['verdicts']} tabIndex={0} aria-label={texts.verdictsTitle}>
        <table className={tableStyles['table']}>
          <thead>
            <tr>
              <th scope="col" className={tableStyles['number']}>
                {texts.line}
              </th>
              <th scope="col">{texts.columns.value}</th>
              <th scope="col">{texts.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, verdict, problem }) => (
              <tr key={line}>
                <td className={tableStyles['number']}>{number.format(line)}</td>
                <td>
                  <bdi>{lines[line - 1]}</bdi>
                </td>
                <td>
                  <Badge tone={tones[verdict]}>{texts.verdicts[verdict]}</Badge> {problem}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < sorted.length && (
        <p className={tableStyles['quiet']}>{countOf(texts.firstVerdicts, mostShown, language)}</p>
      )}
    </>
  );
}
