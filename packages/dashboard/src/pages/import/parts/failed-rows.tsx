/** The rows that failed, each with its reason, and a file of them. */
import type { Importer } from '../../../client/importers.ts';
import { saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { countOf } from '../../../texts/fill.ts';
import { useLanguage, useNumber, usePageTexts } from '../../../texts/use-texts.tsx';
import { failedRowsFile } from '../failed-rows-file.ts';
import styles from '../import.module.css';

export function FailedRows({ importer: { id, attributes } }: { readonly importer: Importer }) {
  const { import: texts } = usePageTexts();
  const language = useLanguage();
  const number = useNumber();
  const failed = attributes['row-errors'];
  const save = () => saveFile(`${id}.csv`, new Blob([failedRowsFile(failed)], { type: 'text/csv' }));
  return (
    <Card
      title={texts.failedRows}
      help={texts.failedHelp}
      actions={
        <Button icon="download" onPress={save}>
          {texts.download}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs this (WCAG 2.1.1) */}
      <section className={styles['rows']} tabIndex={0} aria-label={texts.reasons}>
        <table className={tableStyles['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ row, problem }) => (
              <tr key={row}>
                <td>{number(row)}</td>
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {failed.length < attributes['error-count'] && (
        <p className={tableStyles['quiet']}>{countOf(texts.firstFailed, failed.length, language)}</p>
      )}
    </Card>
  );
}
