/**
 * Address of a receipt: it opens the receipt of one inquiry and nothing else, without a session and for as long as the
 * inquiry exists.
 */
import type { Scope } from '../../security/scope.ts';

interface ReceiptToken {
  readonly environmentId: string;
  readonly inquiryId: string;
  readonly mac: string;
}

const message = (environmentId: string, inquiryId: string): string => `${environmentId}|${inquiryId}`;

/** Returns the path of the receipt of an inquiry. */
export function receiptPath({ environmentId, keys }: Scope, inquiryId: string): string {
  return `/receipt/${[environmentId, inquiryId, keys.mac('receipt', message(environmentId, inquiryId))].join('.')}`;
}

/** Parses a token without verifying it; null if the text has another form. */
export function parseReceiptToken(text: string): ReceiptToken | null {
  const match = /^(env_[A-Za-z0-9]{1,64})\.(inq_[A-Za-z0-9]{1,64})\.([0-9a-f]{64})$/.exec(text);
  if (match === null) return null;
  const [, environmentId = '', inquiryId = '', mac = ''] = match;
  return { environmentId, inquiryId, mac };
}

export const isGenuineReceipt = ({ environmentId, inquiryId, mac }: ReceiptToken, scope: Scope): boolean =>
  environmentId === scope.environmentId && scope.keys.verifyMac('receipt', message(environmentId, inquiryId), mac);
