/**
 * A mistake or an obstacle on the side of whoever runs the service. The message is the whole story: one sentence that says what
 * is wrong and what to do; no stack is shown with it.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** The `code` of a system, driver or SQL error; empty when it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
