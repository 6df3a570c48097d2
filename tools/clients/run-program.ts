/** Programs of other languages, run until they end. */
import { spawn, spawnSync } from 'node:child_process';

/** Returns true if the program is on the PATH and exits with 0, given a question without side effects. */
export const isPresent = (program: string, ...question: readonly string[]): boolean =>
  spawnSync(program, question, { stdio: 'ignore' }).status === 0;

/** Returns the program's output. Throws with that output unless it exits with 0. */
export function runProgram(program: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const text = Buffer.concat(printed).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${program} ended with ${code}:\n${text.slice(-4000)}`));
    });
  });
}
