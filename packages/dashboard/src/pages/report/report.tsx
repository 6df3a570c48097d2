/** Page of one report: its query, its searched sources, its matches with reasons, and the decisions on them. */

import { Link, useParams } from '@tanstack/react-router';
import { CasesOf } from '../../cases/cases-of.tsx';
import {
  type AnyReport,
  kindOf,
  relatedTo,
  reportCatalogueQuery,
  reportQuery,
  subjectOf,
} from '../../client/reports.ts';
import { useQuery } from '../../client/use-query.ts';
import { buttonLook } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Copyable } from '../../kit/copyable.tsx';
import { JsonText } from '../../kit/json-text.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Time } from '../../kit/time.tsx';
import { MatchBadge, ReportStatus, useKindName } from '../../screening/report-status.tsx';
import styles from '../../screening/screening.module.css';
import { useApi, useEnvironment, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { Decisions } from './parts/decisions.tsx';
import { History } from './parts/history.tsx';
import { Matches } from './parts/matches.tsx';
import { Media } from './parts/media.tsx';
import { ReportActions } from './parts/report-actions.tsx';
import { Searched } from './parts/searched.tsx';

export function ReportPage() {
  const { report: texts } = usePageTexts();
  const { reportId = '' } = useParams({ strict: false }) as { reportId?: string };
  const found = useQuery(reportQuery(useApi(), reportId));
  if (found.data !== undefined) return <Known key={reportId} report={found.data.data} />;
  return (
    <Page title={texts.title}>
      <QueryView query={found} lines={10} />
    </Page>
  );
}

function Known({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const hasRight = useHasRight();
  const maySee = hasRight('pii.view');
  const catalogue = useQuery(reportCatalogueQuery(useApi()));
  const kind = catalogue.data?.kinds.find((each) => each.kind === kindOf(report));
  const kindName = useKindName();
  const redactedAt = report.attributes['redacted-at'];
  const isListed = kind?.['answered-by'] === 'watchlists';
  return (
    <Page title={subjectOf(report) || kindName(kindOf(report))} actions={<ReportActions report={report} kind={kind} />}>
      {redactedAt !== null && (
        <Notice tone="warning" title={texts.redacted}>
          <Time value={redactedAt} />
        </Notice>
      )}
      <Errors report={report} />
      <Facts report={report} />
      {redactedAt === null && isListed && (maySee ? <Matches report={report} /> : <Hidden />)}
      {redactedAt === null && kind?.['is-media'] === true && <Media report={report} />}
      {isListed && <Searched report={report} />}
      {redactedAt === null && maySee && (isListed || kind?.['is-media'] === true) && <Decisions report={report} />}
      {hasRight('case.read') && (
        <CasesOf filter={{ 'report-id': report.id }} objectIds={redactedAt === null ? [report.id] : []} />
      )}
      <History reportId={report.id} />
      <details className={styles['details']}>
        <summary>{texts.raw}</summary>
        <JsonText value={report} name={texts.raw} />
      </details>
    </Page>
  );
}

function Hidden() {
  const { report: texts } = usePageTexts();
  return (
    <Card title={texts.matches}>
      <p>{texts.matchesHidden}</p>
    </Card>
  );
}

/** Shows why the report has no result, or what could not be searched, each with a remedy. */
function Errors({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const { kind } = useEnvironment();
  return report.attributes.errors.map(({ code, source, detail }) => (
    <Notice
      key={`${code} ${source ?? ''} ${detail}`}
      tone={report.attributes.status === 'errored' ? 'problem' : 'warning'}
      title={source === null ? texts.errors[code] : `${texts.errors[code]} (${source})`}
      {...(code.startsWith('list-')
        ? {
            action: (
              <Link to={`/${kind}/watchlists`} className={buttonLook()}>
                {texts.toWatchlists}
              </Link>
            ),
          }
        : {})}
    >
      {detail}. {texts.waysOn[code]}
    </Notice>
  ));
}

/** Returns the plain-text members of the report: the query and the automatic results. */
function membersOf({ attributes }: AnyReport): [string, string][] {
  const shared = ['status', 'created-at', 'completed-at', 'redacted-at', 'report-template-version-name'];
  const asked = typeof attributes['query'] === 'object' ? attributes['query'] : {};
  return Object.entries({ ...asked, ...attributes }).flatMap(([name, value]) =>
    shared.includes(name) || (typeof value !== 'string' && typeof value !== 'number')
      ? []
      : [[name, String(value)] as [string, string]],
  );
}

/** The query and the automatic results, as items of a description list. */
function SubjectFacts({ report }: { readonly report: AnyReport }) {
  const { reports, kit } = usePageTexts();
  const maySee = useHasRight()('pii.view');
  // The format hint in the form's label is useless here.
  const labelOf = (member: string): string =>
    ((reports.members as Readonly<Record<string, string | undefined>>)[member] ?? member).replace(/ \(.+\)$/, '');
  return (
    <>
      {!maySee && (
        <>
          <dt>{reports.columns.subject}</dt>
          <dd>{kit.keptFromRole}</dd>
        </>
      )}
      {membersOf(report).map(([name, value]) => [
        <dt key={`${name} name`}>{labelOf(name)}</dt>,
        <dd key={name}>{value}</dd>,
      ])}
    </>
  );
}

function Facts({ report }: { readonly report: AnyReport }) {
  const { report: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const kindName = useKindName();
  const { attributes } = report;
  const templateId = relatedTo(report, 'report-template');
  const related = (['account', 'inquiry'] as const).flatMap((name) => {
    const id = relatedTo(report, name);
    return id === null ? [] : { name, id, path: name === 'account' ? 'accounts' : 'inquiries' };
  });
  return (
    <Card title={texts.facts}>
      <dl className={styles['facts']}>
        <dt>{texts.status}</dt>
        <dd>
          <ReportStatus status={attributes.status} /> <MatchBadge report={report} />
        </dd>
        <dt>{texts.kind}</dt>
        <dd>{kindName(kindOf(report))}</dd>
        <SubjectFacts report={report} />
        <dt>{texts.id}</dt>
        <dd>
          <Copyable value={report.id} name={texts.id} />
        </dd>
        <dt>{texts.template}</dt>
        <dd>
          <Link to={`/${kind}/report-templates/${templateId}`}>{templateId}</Link>{' '}
          {attributes['report-template-version-name']}
        </dd>
        {related.map(({ name, id, path }) => [
          <dt key={`${name} name`}>{texts[name]}</dt>,
          <dd key={name}>
            <Link to={`/${kind}/${path}/${id}`}>{id}</Link>
          </dd>,
        ])}
        <dt>{texts.tags}</dt>
        <dd>{attributes.tags.length === 0 ? texts.nothing : attributes.tags.join(', ')}</dd>
        <dt>{texts.monitored}</dt>
        <dd>{attributes['is-recurring'] ? texts.monitoredYes : texts.monitoredNo}</dd>
        <dt>{texts.created}</dt>
        <dd>
          <Time value={attributes['created-at']} />
        </dd>
        <dt>{texts.completed}</dt>
        <dd>{attributes['completed-at'] === null ? texts.nothing : <Time value={attributes['completed-at']} />}</dd>
      </dl>
    </Card>
  );
}
