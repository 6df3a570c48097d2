/** Storage of the pictures that the engines made of a document: each side cropped and rectified, and its portrait. */
import { createHash } from 'node:crypto';
import type { CutPicture, DocumentFacts, DocumentSideFacts } from '@countersign/engines/facts';
import type { OperationContext } from '../../../../operations/context.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import { type FilePage, insertFile, referenceTo, type StoredFile } from '../../../platform/files/index.ts';
import { isFaceEvidence } from '../../inquiry-templates/index.ts';
import type { Verification, VerificationSecrets } from '../verification.ts';

interface Made {
  readonly page: FilePage;
  readonly side: DocumentSideFacts;
  readonly picture: CutPicture;
}

function picturesOf({ front, back, portraitPicture }: DocumentFacts): Made[] {
  const flat = (page: FilePage, side: DocumentSideFacts): Made[] =>
    side.rectifiedJpeg.length === 0
      ? []
      : [{ page, side, picture: { jpeg: side.rectifiedJpeg, ...side.rectifiedSize } }];
  return [
    ...flat('front', front),
    ...(back === null ? [] : flat('back', back)),
    ...(portraitPicture === null ? [] : [{ page: 'portrait' as const, side: front, picture: portraitPicture }]),
  ];
}

async function keep(
  { tx, scope, ids, files, clock }: OperationContext,
  { inquiryId, subject, captureMethod }: Verification,
  { page, side, picture: { jpeg, ...size } }: Made,
): Promise<StoredFile> {
  const live = liveSubject(subject);
  const file: StoredFile = {
    id: ids.next('file'),
    inquiryId,
    subjectKeyId: live.id,
    page,
    variant: 'rectified',
    captureMethod: captureMethod ?? 'upload',
    filename: page === 'portrait' ? 'portrait.jpg' : `${page}_normalized.jpg`,
    mimeType: 'image/jpeg',
    byteSize: jpeg.length,
    details: {
      ...size,
      sha256: createHash('sha256').update(jpeg).digest('hex'),
      perceptualHash: side.perceptualHash,
      format: 'jpeg',
      capture: side.capture,
    },
    createdAt: clock.now(),
  };
  await files.write(scope.environmentId, file.id, live.key, jpeg);
  await insertFile(tx, scope, file, live);
  return file;
}

/**
 * Stores the pictures. Bytes are written before rows: a file without a row cannot be read. Selfies have none, since
 * they are shown unchanged.
 */
export async function storeRectified(
  context: OperationContext,
  verification: Verification,
  document: DocumentFacts | null,
): Promise<Pick<VerificationSecrets, 'rectifiedFiles'>> {
  if (document === null || isFaceEvidence(verification.kind)) return { rectifiedFiles: {} };
  const kept: StoredFile[] = [];
  for (const made of picturesOf(document)) kept.push(await keep(context, verification, made));
  return { rectifiedFiles: Object.fromEntries(kept.map((file) => [file.page, referenceTo(file)])) };
}
