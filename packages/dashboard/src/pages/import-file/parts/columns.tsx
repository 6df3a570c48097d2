/** The columns of a kind of file, and a sample of it. */
import { saveFile } from '../../../client/save-file.ts';
import { type ImportKind, importFiles, sampleOf } from '../../../imports/kinds.ts';
import { Badge } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import tableStyles from '../../../screening/screening.module.css';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../import-file.module.css';

export function Columns({ kind }: { readonly kind: ImportKind }) {
  const { importFile: texts } = usePageTexts();
  const { columns } = importFiles[kind];
  const save = () => saveFile(`${kind}.csv`, new Blob([sampleOf(kind)], { type: 'text/csv' }));
  return (
    <>
      <table className={`${tableStyles['table']} ${styles['columns']}`} aria-label={texts.columns}>
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, words, isRequired }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                {texts.columnWords[words]} {isRequired && <Badge>{texts.required}</Badge>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={tableStyles['quiet']}>{kind === 'name' ? texts.nameHelp : texts.columnsHelp}</p>
      <div className={styles['sample']}>
        <Button icon="download" onPress={save}>
          {texts.sample}
        </Button>
      </div>
    </>
  );
}
