/** Traces of an earlier compression, with their parts on the rectified side. */
import type { CompressionFacts, NormalizedImage, PictureSize, Quad } from '../../facts.ts';
import { boxOnPage } from '../box-on-page.ts';

/** Parameters of a side's rectification: see boxOnPage. */
export interface Laid {
  readonly outline: Quad | null;
  readonly page: PictureSize;
  readonly turned: 0 | 90 | 180 | 270;
}

/** Maps the parts to the page; drops parts outside of the document. */
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
