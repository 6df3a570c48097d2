/** Report templates, each opens in its editor. */

import { useNavigate } from '@tanstack/react-router';
import { type AnyReportTemplate, kindOfTemplate, templatesOfReportsQuery } from '../../client/report-templates.ts';
import { useQuery } from '../../client/use-query.ts';
import { ListPage } from '../../kit/list-page.tsx';
import { MakeButton } from '../../kit/make-button.tsx';
import { Table } from '../../kit/table/table.tsx';
import { useKindName } from '../../screening/report-status.tsx';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { countOf } from '../../texts/fill.ts';
import { useLanguage, usePageTexts } from '../../texts/use-texts.tsx';
import { MakeTemplate } from './parts/make-template.tsx';

export function ReportTemplatesPage() {
  const { reportTemplates: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const language = useLanguage();
  const kindName = useKindName();
  const mayChange = useHasRight()('inquiry_template.publish');
  const found = useQuery(templatesOfReportsQuery(useApi()));
  const open = (id: string) => void navigate({ to: `/${kind}/report-templates/${id}` });
  const make = mayChange && (
    <MakeButton label={texts.make}>{(close) => <MakeTemplate onClose={close} onMade={open} />}</MakeButton>
  );
  const interval = ({ attributes }: AnyReportTemplate): string => {
    const days = attributes.settings['recurrence-interval-days'];
    return days === null ? texts.once : countOf(texts.every, days, language);
  };
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={make}
      query={found}
      lines={8}
      count={found.data?.data.length ?? 0}
    >
      {found.data !== undefined && (
        <Table<AnyReportTemplate>
          label={texts.title}
          rows={found.data.data}
          keyOf={({ id }) => id}
          onOpen={({ id }) => open(id)}
          columns={[
            { id: 'name', title: texts.columns.name, share: 4, cell: ({ attributes }) => attributes.name },
            { id: 'kind', title: texts.columns.kind, share: 3, cell: (each) => kindName(kindOfTemplate(each)) },
            { id: 'version', title: texts.columns.version, cell: ({ meta }) => meta?.version.name ?? '' },
            { id: 'interval', title: texts.columns.interval, share: 2, cell: interval },
          ]}
        />
      )}
    </ListPage>
  );
}
