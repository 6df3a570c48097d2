/** A table of inquiries, newest first. */

import { personOf } from '../../../client/inquiries.ts';
import type { Inquiry } from '../../../client/resources.ts';
import { rememberRow, type WantedRow } from '../../../kit/table/left-rows.ts';
import { Table } from '../../../kit/table/table.tsx';
import type { Selection } from '../../../kit/table/table-row.tsx';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import { useColumns } from './use-columns.tsx';

export interface InquiryTableProps {
  readonly rows: readonly Inquiry[];
  readonly onOpen: (inquiry: Inquiry) => void;
  readonly onEnd: () => void;
  readonly onPreview: (inquiry: Inquiry) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Row that gets the focus now. */
  readonly wanted: WantedRow | undefined;
}

export function InquiryTable({ rows, onOpen, onEnd, onPreview, selected, onSelect, wanted }: InquiryTableProps) {
  const { inquiries: texts } = usePageTexts();
  const columns = useColumns();
  const selection: Selection<Inquiry> = {
    selected,
    onChange: onSelect,
    labelOf: (inquiry) =>
      fill(texts.choose, { name: personOf(inquiry) || (inquiry.attributes['reference-id'] ?? inquiry.id) }),
    title: texts.chosenTitle,
  };
  return (
    <Table<Inquiry>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      onPreview={onPreview}
      selection={selection}
      wanted={wanted}
      onFocusRow={rememberRow}
      columns={columns}
    />
  );
}
