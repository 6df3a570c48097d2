import { EngineFailure } from '@countersign/engines';
import { PerceptionUnavailable } from './perception.ts';

/** An engine that died, took too long or was closed is the operator's trouble, whatever it was working on. */
export async function answered<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof EngineFailure ? new PerceptionUnavailable(error.message, { cause: error }) : error;
  }
}
