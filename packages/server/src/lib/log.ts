/** Log with one JSON line per message on standard error. Messages and faults contain ids, never personal data. */

const levels = ['fatal', 'error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof levels)[number];

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  readonly requestId?: string;
  readonly fault?: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Creates the log; `threshold` is a level, or `silent`. */
export function createLog(threshold: string): Log {
  const shown = levels.indexOf(threshold as LogLevel);
  return ({ level, message, requestId, fault }) => {
    if (levels.indexOf(level) > shown) return;
    const cause =
      fault instanceof Error ? { fault: fault.stack ?? fault.message } : fault === undefined ? {} : { fault };
    process.stderr.write(`${JSON.stringify({ level, message, ...(requestId ? { requestId } : {}), ...cause })}\n`);
  };
}
