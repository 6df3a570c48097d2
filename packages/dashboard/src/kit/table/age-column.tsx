/** A column that says how long ago something was. */
import { Time } from '../time.tsx';
import type { Column } from './table.tsx';

export const ageColumn = <Row,>(id: string, title: string, at: (row: Row) => string): Column<Row> => ({
  id,
  title,
  share: 2,
  cell: (row) => <Time value={at(row)} as="age" />,
});
