/** A device: what an individual opened an inquiry's flow with, as far as the requests tell. */
import type { Subject } from '../../../security/subject-keys.ts';

/** Sealed: together they may single a person out. */
export interface DeviceFingerprints {
  /** The same for requests that come from the same kind of machine with the same language settings. */
  readonly deviceFingerprint: string;
  /** The same for requests of the same browser version with the same settings. */
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

/** What a request tells about the browser that made it. */
export interface BrowserTraits {
  readonly userAgent: string | null;
  /** Headers in which browsers describe themselves, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}
