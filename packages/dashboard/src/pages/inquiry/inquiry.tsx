/** Page of one inquiry for the reviewer: compared values, their pictures, and measurements. */

import { useParams } from '@tanstack/react-router';
import { CasesOf } from '../../cases/cases-of.tsx';
import {
  type InquiryDocument,
  inquiryQuery,
  isSession,
  isVerification,
  personOf,
  type Verification,
} from '../../client/inquiries.ts';
import type { Inquiry } from '../../client/resources.ts';
import { useQuery } from '../../client/use-query.ts';
import { evidenceQuery } from '../../evidence/evidence.ts';
import { EvidenceView } from '../../evidence/evidence-view.tsx';
import { Card } from '../../kit/card.tsx';
import { Fault } from '../../kit/fault.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Page } from '../../kit/page.tsx';
import { QueryView } from '../../kit/query-view.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Time } from '../../kit/time.tsx';
import { useIsNarrow } from '../../kit/use-is-narrow.ts';
import { ListHits } from '../../list-hits/list-hits.tsx';
import { ReportsOf } from '../../screening/reports-of.tsx';
import { useApi, useHasRight } from '../../shell/session.ts';
import { usePageTexts } from '../../texts/use-texts.tsx';
import { BlockingChecks } from './parts/blocking-checks.tsx';
import { Conditions } from './parts/conditions.tsx';
import { DecisionStrip } from './parts/decision-strip.tsx';
import { Details } from './parts/details.tsx';
import { History } from './parts/history.tsx';
import { Raw } from './parts/raw.tsx';
import { RelatedInquiries } from './parts/related-inquiries.tsx';
import { RequiredReports } from './parts/required-reports.tsx';
import { Sessions } from './parts/sessions.tsx';
import { Verifications } from './parts/verifications.tsx';

export function InquiryPage() {
  const { inquiry: texts } = usePageTexts();
  const { inquiryId = '' } = useParams({ strict: false }) as { inquiryId?: string };
  const found = useQuery(inquiryQuery(useApi(), inquiryId));
  if (found.isError) {
    return (
      <Page title={texts.title}>
        <Fault error={found.error} onRetry={() => void found.refetch()} />
      </Page>
    );
  }
  if (found.data === undefined) {
    return (
      <Page title={texts.title}>
        <Skeleton lines={10} />
      </Page>
    );
  }
  return <Known key={inquiryId} document={found.data} />;
}

function Known({ document }: { readonly document: InquiryDocument }) {
  const { inquiry: texts } = usePageTexts();
  const hasRight = useHasRight();
  const { data: inquiry, included = [] } = document;
  const { 'reference-id': reference, 'redacted-at': redactedAt } = inquiry.attributes;
  const verifications = included.filter(isVerification);
  return (
    <Page title={personOf(inquiry) || reference || inquiry.id}>
      <DecisionStrip inquiry={inquiry} />
      {redactedAt !== null && (
        <Notice tone="warning" title={texts.redacted}>
          <Time value={redactedAt} />
        </Notice>
      )}
      {redactedAt === null && <Material inquiry={inquiry} verifications={verifications} />}
      <Verifications inquiry={inquiry} verifications={verifications} />
      {redactedAt === null && hasRight('verification.read') && <RelatedInquiries inquiryId={inquiry.id} />}
      {hasRight('report.read') && <ReportsOf filter={{ 'inquiry-id': inquiry.id }} />}
      {hasRight('case.read') && (
        <CasesOf filter={{ 'inquiry-id': inquiry.id }} objectIds={redactedAt === null ? [inquiry.id] : []} />
      )}
      {hasRight('list.read') && <ListHits objectId={inquiry.id} />}
      <Details inquiry={inquiry} />
      <Sessions sessions={included.filter(isSession)} />
      <History inquiry={inquiry} />
      <Raw document={document} />
    </Page>
  );
}

interface MaterialProps {
  readonly inquiry: Inquiry;
  readonly verifications: readonly Verification[];
}

/** The grounds of a decision; in a narrow window the pictures come first. */
function Material({ inquiry, verifications }: MaterialProps) {
  const isNarrow = useIsNarrow();
  const evidence = <Evidence key="evidence" inquiry={inquiry} verifications={verifications} />;
  const reports = <RequiredReports key="reports" inquiry={inquiry} />;
  const conditions = <Conditions key="conditions" inquiry={inquiry} />;
  return isNarrow ? [evidence, reports, conditions] : [reports, conditions, evidence];
}

function Evidence({ inquiry, verifications }: MaterialProps) {
  const { inquiry: texts } = usePageTexts();
  const hasRight = useHasRight();
  const maySee = hasRight('pii.view') && hasRight('verification.read');
  const found = useQuery({ ...evidenceQuery(useApi(), inquiry.id), enabled: maySee });
  const blocking = <BlockingChecks key="blocking" inquiry={inquiry} verifications={verifications} />;
  return (
    <Card title={texts.evidence} help={maySee ? texts.evidenceHelp : texts.evidenceHidden}>
      <QueryView query={found} lines={6} />
      {found.isSuccess && <EvidenceView evidence={found.data} between={blocking} />}
    </Card>
  );
}
