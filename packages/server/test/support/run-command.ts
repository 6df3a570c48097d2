/** One run of the program, as an operator types it, until it ends. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Outcome {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/**
 * Returns the environment of a terminal, and the place where `npm` keeps compiled modules, which halves the time of a
 * start.
 */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}

/** Runs the program. `settings` are its environment variables in addition to those of the system. */
export async function runCommand(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd?: string,
): Promise<Outcome> {
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...surroundings(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      said[name] += chunk.toString('utf8');
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, ...said };
}
