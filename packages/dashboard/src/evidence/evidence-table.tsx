/** A table with one row per attribute: the inquiry's value next to the statement of each part of the document. */
import { useWords } from '../dictionary/use-words.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { tableRoles as roles } from '../kit/table/table-roles.ts';
import { usePageTexts } from '../texts/use-texts.tsx';
import styles from './evidence.module.css';
import type { EvidenceRow, Source, Statement, Verdict } from './evidence.ts';

const sources: readonly Source[] = ['visual-zone', 'mrz', 'barcode'];

export const verdictTones: Readonly<Record<Verdict, BadgeTone>> = {
  agrees: 'good',
  differs: 'problem',
  stated_once: 'warning',
  inquiry_alone: 'plain',
};

export interface EvidenceTableProps {
  readonly rows: readonly EvidenceRow[];
  /** Id of the verification whose statements are shown. */
  readonly verificationId: string | null;
  readonly pointedAt: Statement | null;
  /** Called with the hovered or focused statement, and with null when no statement is hovered or focused any more. */
  readonly onPoint: (statement: Statement | null) => void;
}

export function EvidenceTable({ rows, verificationId, pointedAt, onPoint }: EvidenceTableProps) {
  const { evidence: texts } = usePageTexts();
  const words = useWords();
  const used = sources.filter((source) =>
    rows.some(({ statements }) => statements.some((each) => each.source === source)),
  );
  return (
    <table className={styles['table']} {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th scope="col">{texts.attribute}</th>
          <th scope="col">{texts.inInquiry}</th>
          {used.map((source) => (
            <th key={source} scope="col">
              {texts.sources[source]}
            </th>
          ))}
          <th scope="col">{texts.verdict}</th>
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map((row) => (
          <tr key={row.attribute} {...roles.row}>
            <th scope="row" {...roles.rowheader}>
              {words.property(row.attribute)}
            </th>
            <td {...roles.cell} data-title={texts.inInquiry}>
              <Held value={row['in-inquiry']} />
            </td>
            {used.map((source) => (
              <td key={source} {...roles.cell} data-title={texts.sources[source]}>
                {row.statements
                  .filter((each) => each.source === source && each['verification-id'] === verificationId)
                  .map((each) => (
                    <Stated
                      key={`${each.value} ${each.side}`}
                      statement={each}
                      isPointedAt={each === pointedAt}
                      onPoint={onPoint}
                    />
                  ))}
              </td>
            ))}
            <td {...roles.cell} data-title={texts.verdict}>
              <Badge tone={verdictTones[row.verdict]}>{texts.verdicts[row.verdict]}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns true for a text no longer than a date, which does not wrap. */
const isShort = (value: string): boolean => value.length <= 10;

function Held({ value }: { readonly value: string | null }) {
  if (value === null) return <Nothing />;
  return (
    <span className={styles['held']} data-short={isShort(value)}>
      {value}
    </span>
  );
}

function Nothing() {
  const { evidence: texts } = usePageTexts();
  return <span className={styles['nothing']}>{texts.nothing}</span>;
}

export interface StatedProps extends Pick<EvidenceTableProps, 'onPoint'> {
  readonly statement: Statement;
  readonly isPointedAt: boolean;
}

/**
 * Shows a value that links to its place in the picture; differing characters are underlined, so that colour is not
 * needed.
 */
export function Stated({ statement, isPointedAt, onPoint }: StatedProps) {
  const differing = new Set(statement['differs-at']);
  const letters = Array.from(statement.value);
  return (
    <button
      type="button"
      className={styles['stated']}
      data-pointed={isPointedAt}
      data-short={isShort(statement.value)}
      onClick={() => onPoint(statement)}
      onMouseEnter={() => onPoint(statement)}
      onFocus={() => onPoint(statement)}
    >
      {differing.size === 0
        ? statement.value
        : letters.map((letter, index) =>
            differing.has(index) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one text never move
              <mark key={index}>{letter}</mark>
            ) : (
              letter
            ),
          )}
    </button>
  );
}
