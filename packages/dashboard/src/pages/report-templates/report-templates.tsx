/** Report templates: what a match is, each with the page that changes it. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type AnyReportTemplate, kindOfTemplate, templatesOfReportsQuery } from '../../client/report-templates.ts';
import { Button } from '../../kit/button.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
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
  const [isMaking, setMaking] = useState(false);
  const open = (id: string) => void navigate({ to: `/${kind}/report-templates/${id}` });
  const make = mayChange && (
    <Button look="main" icon="plus" onPress={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  const interval = ({ attributes }: AnyReportTemplate): string => {
    const days = attributes.settings['recurrence-interval-days'];
    return days === null ? texts.once : countOf(texts.every, days, language);
  };
  return (
    <Page title={texts.title} text={texts.text} actions={make}>
      {found.isPending && <Skeleton lines={8} />}
      {found.isError && <Fault error={found.error} onRetry={() => void found.refetch()} />}
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
      {isMaking && <MakeTemplate onClose={() => setMaking(false)} onMade={open} />}
    </Page>
  );
}
