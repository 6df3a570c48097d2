/**
 * Error of a child process without an answer. `failed`: the operation itself reported an error; the others are the
 * reason why there was none.
 */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly reason: 'failed' | 'died' | 'timed_out' | 'closed';

  constructor(reason: EngineFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
