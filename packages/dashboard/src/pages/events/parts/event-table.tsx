/** Events, the newest first. */

import { objectOf } from '../../../client/events.ts';
import type { Event } from '../../../client/resources.ts';
import { Table } from '../../../kit/table/table.tsx';
import { Time } from '../../../kit/time.tsx';
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
        {
          id: 'at',
          title: texts.columns.at,
          share: 2,
          cell: ({ attributes }) => <Time value={attributes['created-at']} as="age" />,
        },
      ]}
    />
  );
}
