/** Interface of the receipts, which does not depend on the framework. */
import type { ReceiptPage } from '@countersign/flow/receipt';

export interface ReceiptRequest {
  /** Last part of the receipt's address, unchecked. */
  readonly token: string;
  readonly language: string | null;
  readonly acceptLanguage: string | null;
}

export interface ReceiptFile {
  readonly mimeType: 'application/pdf' | 'application/jose';
  readonly bytes: Buffer;
}

export const receiptFileNames = ['receipt.pdf', 'receipt.jws'] as const;

export type ReceiptFileName = (typeof receiptFileNames)[number];

/** Service of receipts; each method resolves to null for an address without a receipt. */
export interface ReceiptService {
  page(request: ReceiptRequest): Promise<ReceiptPage | null>;
  /**
   * Notifies the business that the individual uses a right; returns the path of the receipt. Throws bad_request for an
   * unknown right, and a refusal if the inquiry is redacted or can have no further tag.
   */
  request(request: ReceiptRequest, right: string | undefined): Promise<string | null>;
  file(request: ReceiptRequest, name: ReceiptFileName): Promise<ReceiptFile | null>;
  /** Returns the JWK Set (RFC 7517) of the environment that verifies its receipts. */
  keys(environmentId: string): Promise<object | null>;
}
