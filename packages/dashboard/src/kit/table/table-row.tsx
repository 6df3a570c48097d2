/**
 * One row of a table: `Enter` opens it, with Ctrl or Cmd in a new tab, the space bar previews it, `x` selects it.
 */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import { Checkbox } from '../checkbox.tsx';
import { openInNewTab } from './row-link.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Share of the width, 1 by default. */
  readonly share?: number;
  readonly isNumber?: boolean;
}

/** Selected rows, by their keys. */
export interface Selection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Returns the label of a row's checkbox. */
  readonly labelOf: (row: Row) => string;
  /** Heading of the checkbox column. */
  readonly title: string;
}

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly isActive: boolean;
  readonly measure: (element: HTMLTableRowElement | null) => void;
  readonly selection: Selection<Row> | undefined;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onPreview: ((row: Row) => void) | undefined;
  readonly onFocus: () => void;
  /** Handles keys that leave the row. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Roles for screen readers. */
const roles = { row: { role: 'row' }, cell: { role: 'cell' } } as const;

const ofItsOwn = 'a, button, input, label';
const middleButton = 1;

/** Returns true for a press on a control in the row that has its own effect. */
const isOnControl = ({ target }: MouseEvent): boolean => (target as Element).closest(ofItsOwn) !== null;

const asksForTab = ({ ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean => ctrlKey || metaKey;

const isBare = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, isActive, measure, selection, isSelected, onSelect, onOpen, onPreview } = props;
  const { density, singleKeys } = usePreferences();
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && !(asksForTab(event) && openInNewTab(event.currentTarget))) onOpen?.(row);
    const isPreview = event.key === ' ' && onPreview !== undefined && isBare(event);
    const isChoice = event.key === 'x' && selection !== undefined && singleKeys && isBare(event);
    if (isPreview || isChoice) event.preventDefault();
    if (isPreview) onPreview?.(row);
    if (isChoice) onSelect();
    if (!isPreview && !isChoice) props.onKeyDown(event);
  };
  return (
    <tr
      {...roles.row}
      ref={measure}
      data-index={index}
      data-density={density}
      data-opens={onOpen !== undefined}
      data-selected={isSelected}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      onFocus={props.onFocus}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (isOnControl(event)) return;
        if (!(asksForTab(event) && openInNewTab(event.currentTarget))) onOpen?.(row);
      }}
      onMouseDown={(event) => {
        // On some systems the middle button would begin to scroll the page.
        if (event.button === middleButton && !isOnControl(event)) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button === middleButton && !isOnControl(event)) openInNewTab(event.currentTarget);
      }}
    >
      {selection !== undefined && (
        <td {...roles.cell} data-choice="true">
          <Checkbox isSelected={isSelected} onChange={onSelect} aria-label={selection.labelOf(row)}>
            {null}
          </Checkbox>
        </td>
      )}
      {columns.map(({ id, title, cell, share = 1, isNumber }) => (
        <td key={id} {...roles.cell} style={{ flexGrow: share }} data-title={title} data-number={isNumber}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
