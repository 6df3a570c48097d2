/** A column of tags. */
import { Badge } from '../badge.tsx';
import type { Column } from './table-row.tsx';
import styles from './tags-column.module.css';

export const tagsColumn = <Row,>(title: string, tagsOf: (row: Row) => readonly string[]): Column<Row> => ({
  id: 'tags',
  title,
  share: 2,
  cell: (row) => (
    <span className={styles['tags']}>
      {tagsOf(row).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  ),
});
