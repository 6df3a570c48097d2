/** A stored picture: what a `files` row says about bytes that lie encrypted in the file store. */

export type FilePage = 'front' | 'back' | 'center_photo' | 'left_photo' | 'right_photo';
export type CaptureMethod = 'auto' | 'manual' | 'upload' | 'api' | 'live';

/** What the camera and the decoder told; sealed under the subject's key. */
export interface PictureDetails {
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the uploaded bytes, lower-case hex. */
  readonly sha256: string;
  readonly perceptualHash: string;
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';
  readonly capture: {
    readonly make: string | null;
    readonly model: string | null;
    readonly software: string | null;
    readonly takenAt: string | null;
  };
}

export interface StoredFile {
  readonly id: string;
  readonly inquiryId: string;
  readonly subjectKeyId: string;
  readonly page: FilePage;
  /** Only the upright, metadata-free copy is kept of an untrusted upload. */
  readonly variant: 'normalized';
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
