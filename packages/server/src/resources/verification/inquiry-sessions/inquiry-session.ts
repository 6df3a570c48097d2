/** A session: one access to an inquiry's flow from one device. */
import type { Subject } from '../../../security/subject-keys.ts';
import type { SessionStatus } from './states.ts';

/** What the device told at its first request; sealed, since an address is personal data. */
export interface SessionDevice {
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** As its device has it, see `DeviceFingerprints`; absent until the device is recorded. */
  readonly browserFingerprint?: string;
}

export interface InquirySession {
  readonly id: string;
  readonly inquiryId: string;
  readonly subject: Subject;
  readonly status: SessionStatus;
  readonly device: SessionDevice;
  /** What it was opened with, null until it is. */
  readonly deviceId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly expiredAt: Date | null;
  /** Copied from the inquiry when the session is made; a later resume does not lengthen it. */
  readonly expiresAt: Date;
}
