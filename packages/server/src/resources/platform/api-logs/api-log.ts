/** API log entry of the domain. */
import type { LogEntry, LogParams } from './compose-entry.ts';

export interface ApiLog {
  /** Request-Id of the logged request. */
  readonly id: string;
  readonly entry: LogEntry;
  readonly params: LogParams;
  readonly createdAt: Date;
  /** Time when a redaction removed the parameters; null before. */
  readonly redactedAt: Date | null;
}
