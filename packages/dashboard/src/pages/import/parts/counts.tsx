/** Progress of an import, and its rows by what became of them, which add up to all rows of the file. */
import { type Importer, isRunning } from '../../../client/importers.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { countOf, fill } from '../../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../import.module.css';

export function Counts({ importer }: { readonly importer: Importer }) {
  const { import: texts } = usePageTexts();
  const number = useNumber();
  const { attributes } = importer;
  const rows = attributes['row-count'];
  const left = rows - attributes['successful-count'] - attributes['duplicate-count'] - attributes['error-count'];
  const lines = [
    ['imported', attributes['successful-count']],
    ['duplicates', attributes['duplicate-count']],
    ['failed', attributes['error-count']],
    ...(isRunning(importer) ? ([['left', left]] as const) : []),
  ] as const;
  return (
    <Card title={texts.rows}>
      {isRunning(importer) && <Progress done={rows - left} rows={rows} />}
      <div role="status">{!isRunning(importer) && <Ending importer={importer} />}</div>
      <table className={tableStyles['table']} aria-label={texts.rows}>
        <tbody>
          {lines.map(([name, count]) => (
            <tr key={name}>
              <th scope="row">{texts.outcomes[name]}</th>
              <td className={tableStyles['number']}>{number(count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.all}</th>
            <td className={tableStyles['number']}>{number(rows)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

function Progress({ done, rows }: { readonly done: number; readonly rows: number }) {
  const { import: texts } = usePageTexts();
  const number = useNumber();
  const words = fill(texts.progress, { done: number(done), rows: number(rows) });
  return (
    <div className={styles['progress']}>
      <p>{words}</p>
      <progress aria-label={words} max={rows} value={done} />
    </div>
  );
}

function Ending({ importer: { attributes } }: { readonly importer: Importer }) {
  const { import: texts } = usePageTexts();
  const language = useLanguage();
  const failed = attributes['error-count'];
  if (attributes.status === 'errored') return <Notice tone="problem">{texts.stopped}</Notice>;
  if (failed > 0) return <Notice tone="warning">{countOf(texts.someFailed, failed, language)}</Notice>;
  return <Notice tone="good">{texts.allDone}</Notice>;
}
