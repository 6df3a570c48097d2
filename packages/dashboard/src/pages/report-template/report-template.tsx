/**
 * Editor of one report template: its sources and its definition of a match, drafted and published as the next version.
 */

import { useParams } from '@tanstack/react-router';
import { type AnyReportTemplate, kindOfTemplate, templateOfReportsQuery } from '../../client/report-templates.ts';
import { reportCatalogueQuery } from '../../client/reports.ts';
import { useQuery } from '../../client/use-query.ts';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { useKindName } from '../../screening/report-status.tsx';
import styles from '../../screening/screening.module.css';
import { useApi } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Differences } from './parts/differences.tsx';
import { SettingsEditor } from './parts/settings-editor.tsx';
import { Versions } from './parts/versions.tsx';
import { changedSettings } from './settings.ts';

export function ReportTemplatePage() {
  const { reportTemplates: texts } = usePageTexts();
  const { templateId = '' } = useParams({ strict: false }) as { templateId?: string };
  const found = useQuery(templateOfReportsQuery(useApi(), templateId));
  if (found.data !== undefined) return <Known template={found.data.data} />;
  return (
    <Page title={texts.one}>
      <QueryView query={found} lines={8} />
    </Page>
  );
}

function Known({ template }: { readonly template: AnyReportTemplate }) {
  const { reportTemplates: texts } = usePageTexts();
  const kindName = useKindName();
  const catalogue = useQuery(reportCatalogueQuery(useApi()));
  const kind = catalogue.data?.kinds.find((each) => each.kind === kindOfTemplate(template));
  const { settings, draft } = template.attributes;
  const version = template.meta?.version.name ?? '';
  return (
    <Page title={template.attributes.name}>
      <Card title={texts.one}>
        <dl className={styles['facts']}>
          <dt>{texts.kind}</dt>
          <dd>{kindName(kindOfTemplate(template))}</dd>
          <dt>{texts.id}</dt>
          <dd>
            <Copyable value={template.id} name={texts.id} />
          </dd>
          <dt>{texts.columns.version}</dt>
          <dd>{version}</dd>
        </dl>
      </Card>
      {changedSettings(settings, draft).length > 0 && (
        <Notice tone="info" title={texts.drafted}>
          <Differences before={settings} after={draft} />
        </Notice>
      )}
      <QueryView query={catalogue} lines={6} />
      {kind !== undefined && <SettingsEditor template={template} kind={kind} />}
      <Versions templateId={template.id} />
    </Page>
  );
}
