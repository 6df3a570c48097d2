/** Inquiry session: one access to an inquiry's flow from one device. */
import type { Subject } from '../../../security/subject-keys.ts';

export const inquirySessionStatuses = ['new', 'active', 'expired'] as const;

export type SessionStatus = (typeof inquirySessionStatuses)[number];

/** Carrier of the link to another device: the first device's screen, or a message. */
export type HandoffMethod = 'qr' | MessageCarrier;

export type MessageCarrier = 'sms' | 'email';

/** Data of the device at its first request; sealed, since an address is personal data. */
export interface SessionDevice {
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** Fingerprint as in `DeviceFingerprints`; absent until the device is recorded. */
  readonly browserFingerprint?: string;
}

export interface InquirySession {
  readonly id: string;
  readonly inquiryId: string;
  readonly subject: Subject;
  readonly status: SessionStatus;
  readonly device: SessionDevice;
  /** Device that opened the session; null until opened. */
  readonly deviceId: string | null;
  /** Carrier of the link by which the individual came from another device; null for any other session. */
  readonly handoffMethod: HandoffMethod | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly expiredAt: Date | null;
  /**
   * Expiry, copied from the inquiry at creation. A later resume of the inquiry does not extend it; the individual may.
   */
  readonly expiresAt: Date;
}
