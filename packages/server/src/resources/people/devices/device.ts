/** Device with which an individual opened an inquiry's flow, according to its requests. */
import type { Subject } from '../../../security/subject-keys.ts';

/** Sealed, since together they may identify a person. */
export interface DeviceFingerprints {
  /** Equal for requests from the same kind of device with the same language settings. */
  readonly deviceFingerprint: string;
  /** Equal for requests of the same browser version with the same settings. */
  readonly browserFingerprint: string;
}

export interface Device {
  readonly id: string;
  readonly inquiryId: string;
  readonly subject: Subject;
  /** Null once the inquiry was redacted. */
  readonly fingerprints: DeviceFingerprints | null;
  readonly createdAt: Date;
}

/** Traits of the browser that made a request. */
export interface BrowserTraits {
  readonly userAgent: string | null;
  /** Self-describing headers of the browser, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}
