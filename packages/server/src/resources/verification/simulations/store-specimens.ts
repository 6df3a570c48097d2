/** Storage of the pictures of a simulated submission, kept and erased like those of the hosted flow. */
import type { NormalizedImage } from '@countersign/engines/facts';
import type { OperationContext } from '../../../operations/context.ts';
import type { Scope } from '../../../security/scope.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { Inquiry } from '../inquiries/index.ts';
import { enterFiles, type PhotoStore, storePhoto } from '../verifications/index.ts';
import { type SpecimenPage, specimenPicture } from './specimen-pictures.ts';

export interface StoredSpecimen {
  readonly page: SpecimenPage;
  readonly image: NormalizedImage;
  readonly file: StoredFile;
}

/** Stores the files of the pictures; the caller enters their rows. */
export const storeSpecimenFiles = (
  parts: PhotoStore,
  scope: Scope,
  inquiry: Inquiry,
  pages: readonly SpecimenPage[],
): Promise<StoredSpecimen[]> =>
  Promise.all(
    pages.map(async (page) => {
      const image = await specimenPicture(page);
      return { page, image, file: await storePhoto(parts, scope, inquiry, page, image, 'api') };
    }),
  );

/** Stores the pictures. Bytes are written before rows: a file without a row cannot be read. */
export async function storeSpecimens(
  context: OperationContext,
  inquiry: Inquiry,
  pages: readonly SpecimenPage[],
): Promise<StoredSpecimen[]> {
  const parts = { store: context.files, clock: context.clock, ids: context.ids };
  const stored = await storeSpecimenFiles(parts, context.scope, inquiry, pages);
  await enterFiles(
    context,
    inquiry,
    stored.map(({ file }) => file),
  );
  return stored;
}
