/** A table of requests, newest first. */

import type { ApiLog } from '../../../client/resources.ts';
import { Badge } from '../../../kit/badge.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { toneOf } from '../status-tone.ts';

export interface LogTableProps {
  readonly rows: readonly ApiLog[];
  readonly onOpen: (log: ApiLog) => void;
  readonly onEnd: () => void;
}

export function LogTable({ rows, onOpen, onEnd }: LogTableProps) {
  const { apiLogs: texts } = usePageTexts();
  return (
    <Table<ApiLog>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'request',
          title: texts.columns.request,
          share: 5,
          cell: ({ attributes: { request } }) => (
            <code className={styles['route']}>
              {request.method} {request.path}
            </code>
          ),
        },
        {
          id: 'status',
          title: texts.columns.status,
          share: 1,
          cell: ({ attributes: { response } }) => (
            <Badge tone={toneOf(response.status)}>{String(response.status)}</Badge>
          ),
        },
        {
          id: 'version',
          title: texts.columns.version,
          share: 2,
          cell: ({ attributes: { request } }) => request.headers['Service-Version'],
        },
        ageColumn('at', texts.columns.at, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
