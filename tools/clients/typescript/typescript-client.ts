/** TypeScript client, which is committed; `npm test` makes it parse the recorded answers. */
import { join } from 'node:path';
import { runProgram } from '../run-program.ts';

export const missing = (): readonly string[] => [];

/** Returns the caller's output. Throws with the error. */
export const call = (folder: string, _own: string, args: readonly string[]): Promise<string> =>
  runProgram(process.execPath, [join(import.meta.dirname, 'call-service.ts'), ...args], folder);
