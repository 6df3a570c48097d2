/**
 * Driver errors that mean an unreachable, full or read-only database and not a faulty statement. Codes are SQLSTATE
 * (PostgreSQL documentation, appendix A) and those of Node's sockets; the driver's own errors have only a text.
 */
import { Unavailable } from '../lib/unavailable.ts';

/** Thrown if no connection is available, or if the server is unreachable or cannot write; the API answers 503. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';
  /** True if the connection is no longer usable. */
  readonly connectionLost: boolean;
  constructor(message: string, options: ErrorOptions & { readonly connectionLost: boolean }) {
    super(message, options);
    this.connectionLost = options.connectionLost;
  }
}

/**
 * Connection exceptions (class 08), shutdown, crash and recovery, a dropped database and an idle session cut off (57P),
 * a server that became a standby (25006), a transaction without a statement for too long (25P03): another connection
 * may find a working server.
 */
const lostStates = /^(08...|57P0[1-5]|25006|25P03)$/;

/**
 * No disk, memory, or connections left (class 53), a disk fault (58000, 58030), a statement that took too long (57014).
 */
const exhaustedStates = /^(53...|58000|58030|57014)$/;

const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'EPROTO', 'ETIMEDOUT', 'EADDRNOTAVAIL'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'],
  ...['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
]);

/**
 * Texts of pg 8 and pg-pool 3: a connection that ended, was ended, was not available in time, or answers out of order.
 */
const driverTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Query read timeout|Cannot use a pool after calling end|Received unexpected \w+ message from backend|received invalid response)/;

/** Converts the error of failed work; undefined if the database is not the cause. */
export function outageOf(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error) || error instanceof Unavailable) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (lostStates.test(code) || socketCodes.has(code) || driverTexts.test(error.message)) {
    return new DatabaseUnavailable('connection lost', { cause: error, connectionLost: true });
  }
  if (!exhaustedStates.test(code)) return undefined;
  return new DatabaseUnavailable(`the database cannot work (${code})`, { cause: error, connectionLost: false });
}
