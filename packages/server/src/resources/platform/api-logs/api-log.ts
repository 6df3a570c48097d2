/** The domain's API log entry. */
import type { LogEntry, LogParams } from './compose-entry.ts';

export interface ApiLog {
  /** The Request-Id of the request it tells of. */
  readonly id: string;
  readonly entry: LogEntry;
  readonly params: LogParams;
  readonly createdAt: Date;
  /** When a redaction removed the parameters. */
  readonly redactedAt: Date | null;
}
