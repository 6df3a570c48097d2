/** What the file tells of an earlier compression, with its parts on the side laid flat. */
import type { CompressionFacts, NormalizedImage, PictureSize, Quad } from '../../facts.ts';
import { boxOnPage } from '../box-on-page.ts';

/** How a side was laid flat: see boxOnPage. */
export interface Laid {
  readonly outline: Quad | null;
  readonly page: PictureSize;
  readonly turned: 0 | 90 | 180 | 270;
}

/** Parts beside the document are left out. */
export function compressionOnPage(
  image: NormalizedImage,
  { outline, page, turned }: Laid,
): { readonly compression?: CompressionFacts | null } {
  const { compression } = image;
  if (!compression) return compression === undefined ? {} : { compression };
  const foreign = compression.foreign.flatMap(({ box, score }) => {
    const onPage = boxOnPage(box, outline, image, page, turned);
    return onPage ? [{ box: onPage, score }] : [];
  });
  return { compression: { ...compression, foreign } };
}
