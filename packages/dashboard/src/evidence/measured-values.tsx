/** Measurements of a check in words: numbers with their thresholds, and a table of the compared details. */

import type { Words } from '@countersign/texts/dictionary/words';
import { useWords } from '../dictionary/use-words.ts';
import { Badge } from '../kit/badge.tsx';
import { tableRoles as roles } from '../kit/table/table-roles.ts';
import { fill, numberIn } from '../texts/fill.ts';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import type { Check } from './checks.ts';
import styles from './evidence.module.css';
import { type Border, type CheckSettings, type Compared, comparedOf, type Measured, measuredOf } from './measured.ts';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns a function that formats a number with its threshold and the distance between the two. */
function useNumberInWords(): (value: number, border: Border | null) => string {
  const { evidence: texts } = usePageTexts();
  const language = useLanguage();
  const written = (value: number): string => numberIn(language, rounded(value));
  return (value, border) => {
    if (border === null) return written(value);
    const { below, above } = texts.borders[border.kind];
    const values = {
      value: written(value),
      border: written(border.value),
      distance: written(Math.abs(rounded(value) - border.value)),
    };
    return fill(value < border.value ? below : above, values);
  };
}

/** Length from which a text, such as a text from a file, is cut. */
const longest = 120;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const textsIn = (words: Words, { name, texts }: { readonly name: string; readonly texts: readonly string[] }) =>
  cut(texts.map((text) => (name === 'pages' ? words.page(text) : words.value(text))).join(', '));

function Lines({ lines }: { readonly lines: readonly Measured[] }) {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  const numberInWords = useNumberInWords();
  const inWords = (line: Measured): string => {
    if ('number' in line) return numberInWords(line.number, line.border);
    if ('answer' in line) return line.answer ? texts.answers.yes : texts.answers.no;
    return textsIn(words, line);
  };
  return (
    <dl className={styles['measured']}>
      {lines.map((line) => (
        <div key={`${line.name} ${line.of}`}>
          <dt>
            {line.of === null
              ? words.measure(line.name)
              : fill(texts.partOf, { name: words.measure(line.name), part: words.measure(line.of) })}
          </dt>
          <dd>{inWords(line)}</dd>
        </div>
      ))}
    </dl>
  );
}

function ComparedTable({ lines }: { readonly lines: readonly Compared[] }) {
  const { compared: texts } = usePageTexts().evidence;
  const language = useLanguage();
  const words = useWords();
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return (
    <table className={styles['compared']} aria-label={texts.title} {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th scope="col">{texts.detail}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.needed}</th>
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {lines.map(({ name, result, isMet, needed }) => (
          <tr key={name} {...roles.row}>
            <th scope="row" {...roles.rowheader}>
              {words.property(name)}
            </th>
            <td {...roles.cell} data-title={texts.result}>
              <Badge tone={isMet ? 'good' : 'problem'}>{words.value(result)}</Badge>
            </td>
            <td {...roles.cell} data-title={texts.needed}>
              {list.format(
                needed.map(({ type, least }) => fill(texts.way, { least: words.value(least), way: words.value(type) })),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface MeasuredValuesProps {
  readonly check: Check;
  /** Known settings with which the check ran. */
  readonly settings: CheckSettings;
}

export function MeasuredValues({ check, settings }: MeasuredValuesProps) {
  const lines = measuredOf(check, settings);
  const compared = comparedOf(check);
  return (
    <>
      {compared.length > 0 && <ComparedTable lines={compared} />}
      {lines.length > 0 && <Lines lines={lines} />}
    </>
  );
}
