/** Storage of the pictures of a simulated submission, kept and erased like those of the hosted flow. */
import type { NormalizedImage } from '@countersign/engines/facts';
import type { OperationContext } from '../../../operations/context.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { Inquiry } from '../inquiries/index.ts';
import { enterFiles, storePhoto } from '../verifications/index.ts';
import { type SpecimenPage, specimenPicture } from './specimen-pictures.ts';

export interface StoredSpecimen {
  readonly page: SpecimenPage;
  readonly image: NormalizedImage;
  readonly file: StoredFile;
}

/** Stores the pictures. Bytes are written before rows: a file without a row cannot be read. */
export async function storeSpecimens(
  context: OperationContext,
  inquiry: Inquiry,
  pages: readonly SpecimenPage[],
): Promise<StoredSpecimen[]> {
  const parts = { store: context.files, clock: context.clock, ids: context.ids };
  const stored = await Promise.all(
    pages.map(async (page) => {
      const image = await specimenPicture(page);
      return { page, image, file: await storePhoto(parts, context.scope, inquiry, page, image, 'api') };
    }),
  );
  await enterFiles(
    context,
    inquiry,
    stored.map(({ file }) => file),
  );
  return stored;
}
