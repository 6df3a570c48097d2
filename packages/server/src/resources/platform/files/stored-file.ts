/** Stored picture: the `files` row of bytes that are encrypted in the file store. */

import type { CompressionFacts, NormalizedImage, PdfFacts, TextLine } from '@countersign/engines/facts';

/** Pages of a paper document, as many as the engines draw. */
export const paperPages = [
  'page_1',
  'page_2',
  'page_3',
  'page_4',
  'page_5',
  'page_6',
  'page_7',
  'page_8',
  'page_9',
  'page_10',
] as const;

export type PaperPageName = (typeof paperPages)[number];

/**
 * Subject of a picture. `portrait` is cut from the front. `turns` is a sheet of small frames captured between the
 * selfies; it is deleted once it was read.
 */
export type FilePage =
  | 'front'
  | 'back'
  | 'center_photo'
  | 'left_photo'
  | 'right_photo'
  | 'portrait'
  | 'turns'
  | PaperPageName;

/**
 * Origin of a picture. `normalized` is the upright copy of an upload without metadata. `rectified` was cut from it by
 * the engines and shows only the document or its portrait.
 */
export type FileVariant = 'normalized' | 'rectified';
export type CaptureMethod = 'auto' | 'manual' | 'upload' | 'api' | 'live';

/** Details of a picture from the decoder; sealed under the subject's key. */
export interface PictureDetails {
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the uploaded bytes, or of a rectified copy's own bytes; lower-case hex. */
  readonly sha256: string;
  readonly perceptualHash: string;
  /** Absent on pictures older than this hash. */
  readonly fineHash?: string;
  readonly format: NormalizedImage['format'];
  readonly capture: {
    readonly make: string | null;
    readonly model: string | null;
    readonly software: string | null;
    readonly takenAt: string | null;
  };
  /** Traces of an earlier compression in the uploaded bytes; absent on pictures older than this analysis. */
  readonly compression?: CompressionFacts | null;
  /** Text layer of a PDF page. */
  readonly layer?: readonly TextLine[];
  /** Facts of the PDF file, on its first page only. */
  readonly pdf?: PdfFacts;
}

export interface StoredFile {
  readonly id: string;
  readonly inquiryId: string;
  readonly subjectKeyId: string;
  readonly page: FilePage;
  readonly variant: FileVariant;
  readonly captureMethod: CaptureMethod;
  readonly filename: string;
  readonly mimeType: string;
  readonly byteSize: number;
  readonly details: PictureDetails;
  readonly createdAt: Date;
}

/** Reference to a picture from a verification or document. */
export interface FileReference {
  readonly id: string;
  readonly filename: string;
  readonly byteSize: number;
}

export const referenceTo = (file: StoredFile): FileReference => ({
  id: file.id,
  filename: file.filename,
  byteSize: file.byteSize,
});
