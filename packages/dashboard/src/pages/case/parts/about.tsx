/** Reason and assignee of the case. */

import { Link } from '@tanstack/react-router';
import { caseQueuesQuery } from '../../../client/case-staff.ts';
import { caseTemplatesQuery } from '../../../client/case-templates.ts';
import type { CaseWork } from '../../../client/cases.ts';
import type { Case } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { Card } from '../../../kit/card.tsx';
import { Time } from '../../../kit/time.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { fill } from '../../../texts/fill.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../case.module.css';

export interface AboutProps {
  readonly given: Case;
  readonly work: CaseWork;
}

export function Reason({ given, work }: AboutProps) {
  const { case: texts } = usePageTexts();
  const { kind } = useEnvironment();
  const causes: Readonly<Record<string, string | undefined>> = texts.causes;
  const { 'creator-id': creator } = given.attributes;
  const { cause } = work;
  if (cause === null) {
    return <p>{creator === null ? texts.openedBySomebody : fill(texts.openedBy, { name: creator })}</p>;
  }
  const page = pageOf(cause.id);
  return (
    <p>
      <strong>{causes[cause.type] ?? cause.reason}</strong>{' '}
      {page === null ? (
        <span className={styles['quiet']}>{cause.id}</span>
      ) : (
        <Link to={`/${kind}/${page}/${cause.id}`}>{cause.id}</Link>
      )}
    </p>
  );
}

const pages: Readonly<Record<string, string>> = {
  inq: 'inquiries',
  rep: 'reports',
  act: 'accounts',
  txn: 'transactions',
  case: 'cases',
};

/** Returns the path below the environment; null for an object without a page. */
export const pageOf = (id: string): string | null => pages[id.split('_')[0] ?? ''] ?? null;

export function About({ given, work }: AboutProps) {
  const { case: texts, cases } = usePageTexts();
  const api = useApi();
  const mayList = useHasRight()('case_template.read');
  const templates = useQuery({ ...caseTemplatesQuery(api), enabled: mayList });
  const queues = useQuery(caseQueuesQuery(api));
  const { attributes } = given;
  const templateId = work['case-template-id'];
  const queueId = work['case-queue-id'];
  const resolvedAt = attributes['resolved-at'];
  return (
    <Card title={texts.about}>
      <Reason given={given} work={work} />
      <dl className={styles['facts']}>
        <dt>{texts.template}</dt>
        <dd>{templates.data?.data.find(({ id }) => id === templateId)?.attributes.name ?? templateId}</dd>
        <dt>{cases.queue}</dt>
        <dd>
          {queueId === null
            ? cases.noQueue
            : (queues.data?.data.find(({ id }) => id === queueId)?.attributes.name ?? queueId)}
        </dd>
        <dt>{texts.opened}</dt>
        <dd>
          <Time value={attributes['created-at']} />
        </dd>
        {resolvedAt !== null && (
          <>
            <dt>{texts.resolved}</dt>
            <dd>
              {attributes.resolution} · {attributes['resolver-id']} · <Time value={resolvedAt} />
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
