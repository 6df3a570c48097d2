/** Contents of a PDF, read by a library that did not write it. */
import { extractText, getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  readonly pages: number;
  /** All texts, page by page, with runs of white space as one space. */
  readonly text: string;
  /** Number of embedded pictures. */
  readonly pictures: number;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  const pictures = bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  return { pages: totalPages, text: text.replace(/[\s\p{Control}]+/gu, ' '), pictures };
}
