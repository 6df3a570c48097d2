/** A table of events, newest first. */

import { objectOf } from '../../../client/events.ts';
import type { Event } from '../../../client/resources.ts';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';

export interface EventTableProps {
  readonly rows: readonly Event[];
  readonly onOpen: (event: Event) => void;
  readonly onEnd: () => void;
}

export function EventTable({ rows, onOpen, onEnd }: EventTableProps) {
  const { events: texts } = usePageTexts();
  return (
    <Table<Event>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        { id: 'name', title: texts.columns.name, share: 3, cell: ({ attributes }) => attributes.name },
        { id: 'object', title: texts.columns.object, share: 3, cell: (event) => <code>{objectOf(event).id}</code> },
        ageColumn('at', texts.columns.at, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
