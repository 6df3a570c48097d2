/** Filters of the list. */

import { type ReportFilter, reportCatalogueQuery } from '../../../client/reports.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Select } from '../../../kit/select.tsx';
import { useKindName } from '../../../screening/report-status.tsx';
import { useApi } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../reports.module.css';

const any = 'any';
const statuses = ['pending', 'submitted', 'ready', 'errored'] as const;

export interface FiltersProps {
  readonly filter: ReportFilter;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

export function Filters({ filter, onChange }: FiltersProps) {
  const { reports: texts } = usePageTexts();
  const kindName = useKindName();
  const catalogue = useQuery(reportCatalogueQuery(useApi()));
  const choose = (name: string) => (value: string) => onChange({ [name]: value === any ? '' : value });
  const kinds = (catalogue.data?.kinds ?? []).map(({ kind }) => ({ value: kind, label: kindName(kind) }));
  const known = kinds.length > 0 || filter.kind === undefined ? kinds : [{ value: filter.kind, label: filter.kind }];
  return (
    <div className={styles['filters']}>
      <Select
        label={texts.kind}
        value={filter.kind ?? any}
        onChange={choose('kind')}
        choices={[{ value: any, label: texts.anyKind }, ...known]}
      />
      <Select
        label={texts.status}
        value={filter.status ?? any}
        onChange={choose('status')}
        choices={[
          { value: any, label: texts.anyStatus },
          ...statuses.map((value) => ({ value: value as string, label: texts.statuses[value] })),
        ]}
      />
      <Select
        label={texts.match}
        value={filter['has-match'] ?? any}
        onChange={choose('has-match')}
        choices={[
          { value: any, label: texts.anyMatch },
          { value: 'true', label: texts.withMatch },
          { value: 'false', label: texts.withoutMatch },
        ]}
      />
    </div>
  );
}
