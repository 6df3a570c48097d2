/** Receipt of an inquiry for its individual: what was checked, what is known, and until when it is kept. */
import type { FlowLook } from '../look.ts';

/** Result of an inquiry in the words of its individual. */
export type ReceiptResult = 'passed' | 'failed' | 'review' | 'open' | 'expired';

export type CheckedResult = 'passed' | 'failed' | 'waiting' | 'done';

/** Data about an individual, by its kind. */
export type Known =
  | 'name'
  | 'birthdate'
  | 'address'
  | 'documentNumber'
  | 'email'
  | 'phone'
  | 'documentPhotos'
  | 'facePhotos'
  | 'paper'
  | 'other';

/** Rights over data (GDPR, articles 15 to 22): a copy, a correction, the erasure, another look at the result. */
export const rights = ['export', 'correct', 'erase', 'object'] as const;

export type Right = (typeof rights)[number];

export interface Checked {
  /** Evidence that was checked; `reports` for comparisons with other sources, whose results are not told. */
  readonly what: 'governmentId' | 'selfie' | 'paper' | 'details' | 'contact' | 'reports';
  readonly result: CheckedResult;
  /** Submission; null for reports. */
  readonly at: Date | null;
}

export interface Receipt {
  readonly inquiryId: string;
  readonly organizationName: string;
  readonly environment: 'sandbox' | 'production';
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly result: ReceiptResult;
  /** One entry for each evidence, with its last result. */
  readonly checked: readonly Checked[];
  readonly knows: readonly Known[];
  /** Day on which the last photo or paper is erased; `erased` if all are; null if there are none, or no day is certain. */
  readonly photos: { readonly erasedOn: Date } | 'erased' | null;
  /** Erasure of the data; null if it is kept. */
  readonly erasedAt: Date | null;
  /** Rights that the individual has used and the business has not answered. */
  readonly asked: readonly Right[];
}

/** Receipt at the end of a flow; its sentences come from the server, in the language of the page. */
export interface ReceiptLink {
  readonly address: string;
  readonly label: string;
  /** Heading and list of what the business knows now, and until when it keeps photos; absent if it is not known. */
  readonly knows?: { readonly heading: string; readonly list: string; readonly kept: string | null };
  /** Usual wait for a decision; absent if it is not known, or none is waited for. */
  readonly wait?: string;
}

/** Posts `right`, one of {@link rights}. */
export interface ReceiptPage {
  readonly receipt: Receipt;
  /** Locale of the texts, a BCP 47 tag. */
  readonly locale: string;
  readonly look: FlowLook | null;
  /** Path of the receipt, relative to the origin. */
  readonly path: string;
}

/** Returns a whole HTML document that runs no script; `nonce` is set on its style elements. */
export type RenderReceipt = (
  page: ReceiptPage,
  options: { readonly nonce: string; readonly assetBase: string },
) => string;
