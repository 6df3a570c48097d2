/** A table of reports. */

import { type AnyReport, kindOf, subjectOf } from '../../../client/reports.ts';
import { ageColumn } from '../../../kit/table/age-column.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { MatchBadge, ReportStatus, useKindName } from '../../../screening/report-status.tsx';
import { useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../reports.module.css';

export interface ReportTableProps {
  readonly rows: readonly AnyReport[];
  readonly onOpen: (report: AnyReport) => void;
  readonly onEnd: () => void;
}

export function ReportTable({ rows, onOpen, onEnd }: ReportTableProps) {
  const { reports: texts, kit } = usePageTexts();
  const kindName = useKindName();
  const unnamed = useHasRight()('pii.view') ? texts.unnamed : kit.keptFromRole;
  return (
    <Table<AnyReport>
      label={texts.title}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      onEnd={onEnd}
      columns={[
        {
          id: 'subject',
          title: texts.columns.subject,
          share: 4,
          cell: (report) => (
            <span className={styles['who']}>
              <span className={styles['name']}>{subjectOf(report) || unnamed}</span>
              <span className={styles['id']}>{report.id}</span>
            </span>
          ),
        },
        { id: 'kind', title: texts.columns.kind, share: 3, cell: (report) => kindName(kindOf(report)) },
        {
          id: 'status',
          title: texts.columns.status,
          share: 2,
          cell: ({ attributes }) => <ReportStatus status={attributes.status} />,
        },
        { id: 'match', title: texts.columns.match, share: 2, cell: (report) => <MatchBadge report={report} /> },
        ageColumn('created', texts.columns.created, ({ attributes }) => attributes['created-at']),
      ]}
    />
  );
}
