/** The program run once, as an operator types it, until it ends by itself. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Outcome {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Of this process what a terminal has, and where `npm` keeps compiled modules: half the time of a start. */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}

/** `settings` are its environment variables beside those of the system. */
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
