/** Loading of the data of a printed inquiry or verification, including pictures, within limits. */

import { Refusal } from '../../../lib/refusal.ts';
import type { ReadContext } from '../../../operations/context.ts';
import { thumbnailOf } from '../../../print/thumbnail.ts';
import { findFiles } from '../../platform/files/index.ts';
import { findInquiry, findReportFindings } from '../inquiries/index.ts';
import { findVersions } from '../inquiry-templates/index.ts';
import { findVerifications, findVerificationsOfInquiry, type Verification } from '../verifications/index.ts';
import type { InquiryToPrint } from './describe-inquiry.ts';
import { type Pictures, pictureIdsOf } from './describe-verification.ts';

const verificationsAtMost = 30;
const picturesAtMost = 40;

function refuseErased(redactedAt: Date | null, what: string): void {
  if (redactedAt !== null) throw new Refusal('conflict', { details: `the ${what} is redacted and cannot be printed` });
}

async function loadPictures(
  { tx, scope, files }: ReadContext,
  verifications: readonly Verification[],
): Promise<Pictures> {
  const ids = verifications.flatMap(pictureIdsOf).slice(0, picturesAtMost);
  const pictures = new Map<string, Buffer>();
  for (const { file, subject } of await findFiles(tx, scope, ids)) {
    if (subject.key === null) continue;
    const bytes = await files.read(scope.environmentId, file.id, subject.key);
    const small = bytes === null ? null : await thumbnailOf(bytes);
    if (small !== null) pictures.set(file.id, small);
  }
  return pictures;
}

/** Loads an inquiry; `withReports` if the caller may read reports. Throws not_found, or conflict if it is redacted. */
export async function gatherInquiry(context: ReadContext, id: string, withReports: boolean): Promise<InquiryToPrint> {
  const { tx, scope } = context;
  const found = await findInquiry(tx, scope, id);
  if (found === null) throw new Refusal('not_found');
  refuseErased(found.inquiry.redactedAt, 'inquiry');
  const all = await findVerificationsOfInquiry(tx, scope, id);
  const verifications = all.slice(-verificationsAtMost);
  const [version] = await findVersions(tx, scope, [found.inquiry.templateVersionId]);
  return {
    inquiry: found.inquiry,
    templateName: version?.templateName ?? found.inquiry.templateId,
    verifications,
    leftOut: all.length - verifications.length,
    reports: withReports ? await findReportFindings(context, found.inquiry, all) : [],
    pictures: await loadPictures(context, verifications),
  };
}

/** Loads a verification. Throws not_found, or conflict if it is redacted. */
export async function gatherVerification(
  context: ReadContext,
  id: string,
): Promise<{ readonly verification: Verification; readonly pictures: Pictures }> {
  const [verification] = await findVerifications(context.tx, context.scope, [id]);
  if (verification === undefined) throw new Refusal('not_found');
  refuseErased(verification.redactedAt, 'verification');
  return { verification, pictures: await loadPictures(context, [verification]) };
}
