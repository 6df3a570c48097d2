/** Editor of one case template: statuses, contents and layout of its cases, changed as a draft. */

import { useParams } from '@tanstack/react-router';
import { templateDocumentQuery, type WholeTemplate } from '../../client/case-templates.ts';
import { useQuery } from '../../client/use-query.ts';
import { Badge } from '../../kit/badge.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { fill } from '../../texts/fill.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import styles from './case-template.module.css';
import { Editor } from './parts/editor.tsx';

export function CaseTemplatePage() {
  const { caseTemplates: texts } = usePageTexts();
  const { caseTemplateId = '' } = useParams({ strict: false }) as { caseTemplateId?: string };
  const found = useQuery(templateDocumentQuery(useApi(), caseTemplateId));
  if (found.data !== undefined) return <Known key={caseTemplateId} template={found.data} />;
  return (
    <Page title={texts.one}>
      <QueryView query={found} lines={10} />
    </Page>
  );
}

function Known({ template }: { readonly template: WholeTemplate }) {
  const { caseTemplates: texts } = usePageTexts();
  const mayChange = useHasRight()('inquiry_template.publish') && template.status === 'active';
  const [newest] = template.versions;
  const published = template.versions.find((version) => version['published-at'] !== null);
  if (newest === undefined) return null;
  return (
    <Page title={template.name}>
      <p className={styles['facts']}>
        <Copyable value={template.id} name={texts.id} />
        <Badge>{template.key}</Badge>
        {template.status === 'archived' && <Badge>{texts.archived}</Badge>}
      </p>
      <Editor
        template={template}
        document={newest.document}
        published={(published ?? newest).document}
        hasDraft={newest['published-at'] === null}
        mayChange={mayChange}
      />
      <Versions template={template} />
    </Page>
  );
}

function Versions({ template: { versions } }: { readonly template: WholeTemplate }) {
  const { caseTemplates: texts } = usePageTexts();
  return (
    <Card title={texts.versions}>
      <ul className={styles['lines']}>
        {versions.map((version) => (
          <li key={version.id} className={styles['line']}>
            <span>{fill(texts.version, { number: String(version.number) })}</span>
            <Badge tone={version['published-at'] === null ? 'warning' : 'plain'}>
              {version['published-at'] === null ? texts.draft : texts.published}
            </Badge>
            <span className={styles['quiet']}>
              <Time value={version['published-at'] ?? version['created-at']} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
