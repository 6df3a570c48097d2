/**
 * The attributes in a narrow window: each value is shown once, with the parts of the document that state it. Two lines
 * replace the cells of the table's row.
 */
import { useWords } from '../dictionary/use-words.ts';
import { Badge } from '../kit/badge.tsx';
import { useLanguage, usePageTexts } from '../texts/use-texts.tsx';
import styles from './evidence.module.css';
import type { EvidenceRow, Statement } from './evidence.ts';
import { type EvidenceTableProps, Stated, verdictTones } from './evidence-table.tsx';

export function EvidenceLines({ rows, ...rest }: EvidenceTableProps) {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  return (
    <ul className={styles['attributes']}>
      {rows.map((row) => (
        <li key={row.attribute}>
          <span className={styles['attribute']}>
            <strong>{words.property(row.attribute)}</strong>
            <Badge tone={verdictTones[row.verdict]}>{texts.verdicts[row.verdict]}</Badge>
          </span>
          <Values row={row} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface ValuesProps extends Omit<EvidenceTableProps, 'rows'> {
  readonly row: EvidenceRow;
}

function Values({ row, verificationId, pointedAt, onPoint }: ValuesProps) {
  const { evidence: texts } = usePageTexts();
  const list = new Intl.ListFormat(useLanguage(), { type: 'unit' });
  const held = row['in-inquiry'];
  const values = valuesOf(row, verificationId);
  const isStated = values.some(([value]) => value === held);
  return (
    <>
      {held !== null && !isStated && (
        <span className={styles['value']}>
          <span className={styles['held']}>{held}</span>
          <span className={styles['quiet']}>{texts.inInquiry}</span>
        </span>
      )}
      {values.map(([value, statements]) => {
        const [first] = statements;
        const stating = [
          ...(value === held ? [texts.inInquiry] : []),
          ...new Set(statements.map(({ source }) => texts.sources[source])),
        ];
        return (
          <span key={value} className={styles['value']}>
            {first && <Stated statement={first} isPointedAt={first === pointedAt} onPoint={onPoint} />}
            <span className={styles['quiet']}>{list.format(stating)}</span>
          </span>
        );
      })}
      {held === null && values.length === 0 && <span className={styles['nothing']}>{texts.nothing}</span>}
    </>
  );
}

/**
 * Returns the values of one verification with the statements that contain them, in the order of the document's parts.
 */
function valuesOf(row: EvidenceRow, verificationId: string | null): readonly (readonly [string, Statement[]])[] {
  const shown = row.statements.filter((each) => each['verification-id'] === verificationId);
  return [...Map.groupBy(shown, ({ value }) => value)];
}
