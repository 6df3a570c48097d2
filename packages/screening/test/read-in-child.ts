/** Reads a large list in a child process, so that its memory can be measured. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('./read-large-list.ts', import.meta.url));

export async function readInChild(format: string): Promise<{ readonly entities: number; readonly growth: number }> {
  // Without limits V8 lets garbage grow to the memory of the machine; a reader that keeps its input exceeds this limit.
  const limits = ['--max-old-space-size=128', '--max-semi-space-size=8'];
  const { stdout } = await promisify(execFile)(process.execPath, [...limits, program, format]);
  return JSON.parse(stdout) as { entities: number; growth: number };
}
