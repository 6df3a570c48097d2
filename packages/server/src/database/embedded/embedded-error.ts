/** Why the embedded database could not be had. The message is a sentence for the operator and says the way out. */
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

/** The `code` of a system or SQL error, or null. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
