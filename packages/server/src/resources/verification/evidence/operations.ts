/** Operation of the evidence: gather it for a reviewer. */
import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { findInquiry, findReportFindings, type Inquiry, type ReportFinding } from '../inquiries/index.ts';
import { findVersions } from '../inquiry-templates/index.ts';
import { findVerificationsOfInquiry, type Verification } from '../verifications/index.ts';
import { type EvidenceRow, evidenceRows } from './evidence-rows.ts';

/** Limit of attempts in the response: the newest ones; older ones are available as single verifications. */
const mostAttempts = 30;

export interface Evidence {
  readonly inquiry: Inquiry;
  readonly templateName: string;
  readonly rows: readonly EvidenceRow[];
  /** Oldest first. */
  readonly attempts: readonly Verification[];
  readonly reports: readonly ReportFinding[];
}

/** Gathers the evidence of an inquiry, on request without reports. Throws not_found. */
export async function gatherEvidence(
  context: ReadContext,
  { inquiryId, withReports }: { readonly inquiryId: string; readonly withReports: boolean },
): Promise<Evidence> {
  const { tx, scope } = context;
  const found = await findInquiry(tx, scope, inquiryId);
  if (found === null) throw new Refusal('not_found');
  const { inquiry } = found;
  const [version] = await findVersions(tx, scope, [inquiry.templateVersionId]);
  const verifications = await findVerificationsOfInquiry(tx, scope, inquiry.id);
  const attempts = verifications.slice(-mostAttempts);
  return {
    inquiry,
    templateName: version?.templateName ?? inquiry.templateId,
    rows: evidenceRows(attempts, inquiry.fields),
    attempts,
    reports: withReports ? await findReportFindings(context, inquiry, verifications) : [],
  };
}
