/**
 * A table for long lists: semantic, but rows outside the window are not rendered. The focus is on a row; arrows or `j`
 * and `k` move it, `Enter` opens, the space bar previews, `x` selects. On a phone each row is a card.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import type { WantedRow } from './left-rows.ts';
import { nextRow } from './next-row.ts';
import styles from './table.module.css';
import { type Column, type Selection, TableRow } from './table-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly onPreview?: (row: Row) => void;
  readonly selection?: Selection<Row>;
  /** Called when the last rows come into view and there are more. */
  readonly onEnd?: () => void;
  /** Row that receives the focus now; each new object requests the focus again. */
  readonly wanted?: WantedRow | undefined;
  /** Called with the row that received the focus. */
  readonly onFocusRow?: (row: WantedRow) => void;
  /** Number of all rows if more can be loaded; otherwise the number of the given rows. */
  readonly rowCount?: number;
}

const rowHeights = { comfortable: 52, compact: 40 };
/** Pixels at the top of the window that the bar of the frame and the heading of the table cover. */
const coveredAbove = 104;
const drawnBeyond = 8;

/** Roles for screen readers: on a phone the style sheet lays rows out as cards, which drops the native table roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
} as const;

const toggled = (selected: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  selected.has(key) ? new Set([...selected].filter((each) => each !== key)) : new Set([...selected, key]);

/**
 * Returns the rows near the window, and the heights in pixels of the rows before and after them. The body of the table
 * takes `body` as its ref.
 */
function useDrawnRows<Row>({ rows, keyOf, onEnd }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { density } = usePreferences();
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    setOffset((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeights[density],
    overscan: drawnBeyond,
    scrollMargin: offset,
    scrollPaddingStart: coveredAbove,
    getItemKey: (index) => keyOf(rows[index] as Row),
  });
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - 1) onEnd?.();
  }, [last, rows.length, onEnd]);
  return {
    body,
    drawn,
    before: (drawn[0]?.start ?? offset) - offset,
    after: virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? offset) - offset),
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly selection: Selection<Row> | undefined;
}

function Head<Row>({ columns, selection }: HeadProps<Row>) {
  return (
    <thead {...roles.rowgroup} className={styles['head']}>
      <tr {...roles.row} aria-rowindex={1}>
        {selection !== undefined && (
          <th scope="col" data-choice="true">
            <span className={styles['hidden']}>{selection.title}</span>
          </th>
        )}
        {columns.map(({ id, title, share = 1, isNumber }) => (
          <th key={id} scope="col" style={{ flexGrow: share }} data-number={isNumber}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, onOpen, onPreview, selection, rowCount, wanted } = props;
  const { body, drawn, before, after, measure, scrollTo } = useDrawnRows(props);
  const { active, setActive, focusRow } = useRowFocus({ body, keys: rows.map(keyOf), scrollTo, wanted });

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = nextRow(event, index, rows.length);
    if (next === null) return;
    event.preventDefault();
    focusRow(next);
  };

  return (
    <table
      className={styles['table']}
      data-long={props.onEnd !== undefined}
      {...roles.table}
      aria-label={label}
      aria-rowcount={(rowCount ?? rows.length) + 1}
    >
      <Head columns={columns} selection={selection} />
      <tbody {...roles.rowgroup} ref={body} style={{ paddingBlockStart: before, paddingBlockEnd: Math.max(0, after) }}>
        {drawn.map(({ index, key }) => {
          const row = rows[index] as Row;
          return (
            <TableRow
              key={key}
              row={row}
              index={index}
              columns={columns}
              measure={measure}
              isActive={index === active || (index === 0 && active >= rows.length)}
              selection={selection}
              isSelected={selection?.selected.has(keyOf(row)) === true}
              onSelect={() => selection?.onChange(toggled(selection.selected, keyOf(row)))}
              onOpen={onOpen}
              onPreview={onPreview}
              onFocus={() => {
                setActive(index);
                props.onFocusRow?.({ key: keyOf(row), index });
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
          );
        })}
      </tbody>
    </table>
  );
}
