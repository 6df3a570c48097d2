import { EngineFailure } from '@countersign/engines';
import { PerceptionUnavailable } from './perception.ts';

/**
 * Converts the failure of an engine: one that died, timed out or was closed is an operational fault, independent of its
 * input.
 */
export async function answered<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof EngineFailure ? new PerceptionUnavailable(error.message, { cause: error }) : error;
  }
}
