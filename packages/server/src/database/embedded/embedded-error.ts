/** Error of the embedded database. The message is a sentence for the operator with the remedy. */
import { OperatorError } from '../../lib/operator-error.ts';

export type EmbeddedPostgresErrorCode =
  | 'data_dir_in_use'
  | 'data_dir_not_ours'
  | 'platform_unsupported'
  | 'no_unprivileged_account'
  | 'initialization_failed'
  | 'start_failed';

export class EmbeddedPostgresError extends OperatorError {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;
  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Creates the error for the output of a failed PostgreSQL program; a full disk has its own message. */
export function programFailure(
  code: 'initialization_failed' | 'start_failed',
  path: string,
  said: string,
  options?: ErrorOptions,
): EmbeddedPostgresError {
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(said)) {
    const sentence = `The disk that holds ${path} is full: make room on it, or move DATA_DIR to another one.`;
    return new EmbeddedPostgresError(code, sentence, options);
  }
  const failed = code === 'start_failed' ? 'did not start' : 'could not be prepared';
  return new EmbeddedPostgresError(code, `The database in ${path} ${failed}: ${said}`, options);
}

/** Returns the `code` of a system or SQL error, or null. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
