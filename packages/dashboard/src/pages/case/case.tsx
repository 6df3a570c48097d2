/** Page of one case: its objects, the requirements to resolve it, and its comments, laid out by its template. */

import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CaseModule, drawnTabs } from '../../cases/layout.ts';
import { type CaseDocument, type CaseWork, caseQuery, caseWorkQuery } from '../../client/cases.ts';
import { useQuery } from '../../client/use-query.ts';
import { Fault } from '../../kit/fault.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { About } from './parts/about.tsx';
import { Attachments } from './parts/attachments.tsx';
import { Checklist } from './parts/checklist.tsx';
import { Comments } from './parts/comments.tsx';
import { Fields } from './parts/fields.tsx';
import { Objects } from './parts/objects.tsx';
import { Related } from './parts/related.tsx';
import { SecondReads } from './parts/second-reads.tsx';
import { Strip } from './parts/strip.tsx';
import { Timeline } from './parts/timeline.tsx';

const includable = [
  ['inquiries', 'inquiry.read'],
  ['accounts', 'account.read'],
  ['reports', 'report.read'],
  ['verifications', 'verification.read'],
  ['txns', 'txn.read'],
] as const;

export function CasePage() {
  const { case: texts } = usePageTexts();
  const { caseId = '' } = useParams({ strict: false }) as { caseId?: string };
  const api = useApi();
  const hasRight = useHasRight();
  const include = includable.flatMap(([name, right]) => (hasRight(right) ? [name] : [])).join(',');
  const whole = useQuery(caseQuery(api, caseId, include));
  const work = useQuery(caseWorkQuery(api, caseId));
  const fault = whole.error ?? work.error;
  if (whole.data !== undefined && work.data !== undefined) {
    return <Known key={caseId} document={whole.data} work={work.data} />;
  }
  return (
    <Page title={texts.title}>
      {fault === null ? <Skeleton lines={10} /> : <Fault error={fault} onRetry={() => void whole.refetch()} />}
    </Page>
  );
}

interface KnownProps {
  readonly document: CaseDocument;
  readonly work: CaseWork;
}

function Known({ document, work }: KnownProps) {
  const { case: texts } = usePageTexts();
  const { data: given, included = [] } = document;
  const redactedAt = given.attributes['redacted-at'];
  const drawings: Readonly<Record<CaseModule, () => ReactNode>> = {
    info: () => <About given={given} work={work} />,
    objects: () => <Objects work={work} included={included} />,
    fields: () => <Fields given={given} work={work} />,
    checklist: () => <Checklist work={work} />,
    comments: () => <Comments work={work} />,
    attachments: () => <Attachments given={given} work={work} />,
    related: () => <Related work={work} />,
    events: () => <Timeline caseId={given.id} />,
  };
  const tabs = drawnTabs(work.layout, texts.title).map(({ name, modules }, index) => ({
    id: `${index}`,
    name,
    content: modules.map((module) => <div key={module}>{drawings[module]()}</div>),
  }));
  return (
    <Page title={given.attributes.name}>
      <Strip work={work} />
      {redactedAt !== null && (
        <Notice tone="warning" title={texts.redacted}>
          <Time value={redactedAt} />
        </Notice>
      )}
      <SecondReads work={work} />
      {tabs.length === 1 ? tabs[0]?.content : <Tabs label={texts.title} tabs={tabs} />}
    </Page>
  );
}
