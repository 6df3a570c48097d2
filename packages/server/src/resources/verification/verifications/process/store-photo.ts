/**
 * Storage of a decoded picture of a submission: the bytes are written encrypted first, the row in the transaction of
 * the response.
 */
import type { NormalizedImage } from '@countersign/engines/facts';
import type { Clock } from '../../../../lib/clock.ts';
import type { IdSource } from '../../../../lib/ids.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { Scope } from '../../../../security/scope.ts';
import { liveSubject } from '../../../../security/subject-keys.ts';
import type { FileStore } from '../../../../storage/files.ts';
import { type CaptureMethod, type FilePage, insertFile, type StoredFile } from '../../../platform/files/index.ts';
import type { VerifiedInquiry } from './verified-inquiry.ts';

export interface PhotoStore {
  readonly store: FileStore;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Stores the file without a row: it cannot be read until `enterFiles` inserts one. */
export async function storePhoto(
  parts: PhotoStore,
  scope: Scope,
  inquiry: Pick<VerifiedInquiry, 'id' | 'subject'>,
  page: FilePage,
  image: NormalizedImage,
  captureMethod: CaptureMethod,
): Promise<StoredFile> {
  const subject = liveSubject(inquiry.subject);
  const id = parts.ids.next('file');
  const { ok: _, jpeg, ...details } = image;
  await parts.store.write(scope.environmentId, id, subject.key, jpeg);
  return {
    id,
    inquiryId: inquiry.id,
    subjectKeyId: subject.id,
    page,
    variant: 'normalized',
    captureMethod,
    filename: `${page}.jpg`,
    mimeType: 'image/jpeg',
    byteSize: jpeg.length,
    details,
    createdAt: parts.clock.now(),
  };
}

export async function enterFiles(
  context: OperationContext,
  inquiry: Pick<VerifiedInquiry, 'subject'>,
  files: readonly StoredFile[],
): Promise<void> {
  for (const file of files) await insertFile(context.tx, context.scope, file, liveSubject(inquiry.subject));
}
