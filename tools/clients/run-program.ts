/** Programs of other languages, run to their end. */
import { spawn, spawnSync } from 'node:child_process';

/** True when the program is on the PATH and ends with 0, given a question that changes nothing. */
export const isPresent = (program: string, ...question: readonly string[]): boolean =>
  spawnSync(program, question, { stdio: 'ignore' }).status === 0;

/** What it printed. Throws with all of that when it ends with anything but 0. */
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
