/**
 * Error of a child process that gave no answer. `failed`: the operation itself reported an error. The other values
 * state why there was no answer.
 */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly reason: 'failed' | 'died' | 'timed_out' | 'closed';

  constructor(reason: EngineFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
