/** A stored picture: what a `files` row says about bytes that lie encrypted in the file store. */

import type { CompressionFacts, NormalizedImage, PdfFacts, TextLine } from '@countersign/engines/facts';

/** Pages of a paper, as many as the engines draw. */
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
 * What a picture shows; the portrait is cut from the front. `turns` is a sheet of small frames from between the selfies,
 * deleted as soon as it was read.
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
 * `normalized` is the upright, metadata-free copy of an upload; `rectified` was made from it by the engines: the document
 * alone, or its portrait.
 */
export type FileVariant = 'normalized' | 'rectified';
export type CaptureMethod = 'auto' | 'manual' | 'upload' | 'api' | 'live';

/** What the decoder told of a picture; sealed under the subject's key. */
export interface PictureDetails {
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the uploaded bytes, of a rectified copy of its own bytes; lower-case hex. */
  readonly sha256: string;
  readonly perceptualHash: string;
  /** Absent on pictures stored before it was taken. */
  readonly fineHash?: string;
  readonly format: NormalizedImage['format'];
  readonly capture: {
    readonly make: string | null;
    readonly model: string | null;
    readonly software: string | null;
    readonly takenAt: string | null;
  };
  /** What the uploaded bytes tell of an earlier compression; absent on pictures stored before it was measured. */
  readonly compression?: CompressionFacts | null;
  /** Of a page of a PDF: what it states in text. */
  readonly layer?: readonly TextLine[];
  /** Of the first page of a PDF: what the file says of itself. */
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

/** How a verification or document refers to a picture. */
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
