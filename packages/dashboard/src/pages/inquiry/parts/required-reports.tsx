/** Reports that the decision waits for, and those that require a review. */

import { Link } from '@tanstack/react-router';
import type { Inquiry } from '../../../client/resources.ts';
import { useQuery } from '../../../client/use-query.ts';
import { type Evidence, evidenceQuery } from '../../../evidence/evidence.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useKindName } from '../../../screening/report-status.tsx';
import { useApi, useEnvironment, useHasRight } from '../../../shell/session.ts';
import { usePageTexts } from '../../../texts/use-texts.tsx';
import styles from '../inquiry.module.css';

type RequiredReport = Evidence['reports'][number];

/** Returns the reports in template order; empty without permission, and until loaded. */
export function useRequiredReports({ id }: Pick<Inquiry, 'id'>): readonly RequiredReport[] {
  const hasRight = useHasRight();
  const maySee = hasRight('pii.view') && hasRight('verification.read');
  const found = useQuery({ ...evidenceQuery(useApi(), id), enabled: maySee });
  return found.data?.reports.filter(({ required }) => required) ?? [];
}

/** Returns the reports that block an approval. An inquiry under review waits for none. */
export const waitingReports = (
  { attributes }: Pick<Inquiry, 'attributes'>,
  reports: readonly RequiredReport[],
): readonly RequiredReport[] =>
  attributes.status === 'completed' ? reports.filter(({ state }) => state === 'waiting') : [];

export function useReportName(): (report: RequiredReport) => string {
  const kindName = useKindName();
  return ({ type, 'report-template-id': templateId }) =>
    type === null ? templateId : kindName(type.replace(/^report\//, ''));
}

export function RequiredReports({ inquiry }: { readonly inquiry: Inquiry }) {
  const { inquiry: texts } = usePageTexts();
  const reports = useRequiredReports(inquiry);
  const waiting = waitingReports(inquiry, reports);
  if (waiting.length > 0) {
    return (
      <Notice tone="info" title={texts.waitsForReports}>
        <p>{texts.waitsForReportsText}</p>
        <Reports reports={waiting} />
      </Notice>
    );
  }
  const unclear = reports.filter(({ state }) => state !== 'clear');
  if (inquiry.attributes.status !== 'needs_review' || unclear.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.unclearReports}>
      <Reports reports={unclear} />
    </Notice>
  );
}

function Reports({ reports }: { readonly reports: readonly RequiredReport[] }) {
  const { kind } = useEnvironment();
  const nameOf = useReportName();
  const reasonOf = useReason();
  return (
    <ul className={styles['required']}>
      {reports.map((report) => {
        const id = report['report-id'];
        return (
          <li key={`${report['report-template-id']} ${report.after}`}>
            {id === null ? nameOf(report) : <Link to={`/${kind}/reports/${id}`}>{nameOf(report)}</Link>}
            {': '}
            {reasonOf(report)}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the function that explains a missing result or names the result. */
function useReason(): (report: RequiredReport) => string {
  const { inquiry: texts } = usePageTexts();
  return ({ state, status, errors }) => {
    if (state !== 'waiting') {
      const details = errors.map(({ detail }) => `${detail}.`).join(' ');
      return [texts.reportStates[state], details].filter(Boolean).join(' ');
    }
    return status === null ? texts.reportNotMade : status === 'submitted' ? texts.reportAsked : texts.reportPending;
  };
}
