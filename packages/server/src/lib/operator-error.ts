/**
 * An operator's mistake or obstacle. The message is one complete sentence that names the fault and the remedy; no stack
 * is shown with it.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** Returns the `code` of a system, driver or SQL error; empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
