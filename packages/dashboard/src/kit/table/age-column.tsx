/** A table column with the age of a moment. */
import { Time } from '../time.tsx';
import type { Column } from './table-row.tsx';

export const ageColumn = <Row,>(id: string, title: string, at: (row: Row) => string): Column<Row> => ({
  id,
  title,
  share: 2,
  cell: (row) => <Time value={at(row)} as="age" />,
});
