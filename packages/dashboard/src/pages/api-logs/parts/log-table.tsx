/** A table of requests, newest first. */

import type { ApiLog } from '../../../client/resources.ts';
import { Badge } from '../../../kit/badge.tsx';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../api-logs.module.css';
import { toneOf } from '../status-tone.ts';
import { useDuration } from '../use-duration.ts';
import { versionOf } from '../version-of.ts';

export interface LogTableProps {
  readonly rows: readonly ApiLog[];
  /** Returns the name of a key, or its id if that is unknown. */
  readonly nameOf: (keyId: string) => string;
  readonly onOpen: (log: ApiLog) => void;
  readonly onEnd: () => void;
}

export function LogTable({ rows, nameOf, onOpen, onEnd }: LogTableProps) {
  const { apiLogs: texts } = usePageTexts();
  const durationOf = useDuration();
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
          share: 6,
          cell: ({ attributes: { request, errors } }) => (
            <span className={styles['what']}>
              <code>
                {request.method} {request.path}
              </code>
              {(errors ?? []).slice(0, 1).map(({ code, details }) => (
                <span key={code} className={styles['quiet']}>
                  {code}: {details}
                </span>
              ))}
            </span>
          ),
        },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes: { response } }) => (
            <Badge tone={toneOf(response.status)}>{String(response.status)}</Badge>
          ),
        },
        {
          id: 'key',
          title: texts.key,
          share: 2,
          cell: ({ attributes: { 'api-key-id': id } }) => (id === null ? texts.notRecorded : nameOf(id)),
        },
        {
          id: 'duration',
          title: texts.duration,
          share: 2,
          isNumber: true,
          cell: ({ attributes }) => durationOf(attributes['duration-ms']),
        },
        {
          id: 'version',
          title: texts.columns.version,
          share: 2,
          cell: ({ attributes }) => versionOf(attributes) ?? texts.notRecorded,
        },
        ageColumn('at', texts.columns.at, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
