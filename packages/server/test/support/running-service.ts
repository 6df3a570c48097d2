/** Program started like by an operator, in a new folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export interface RunningService {
  readonly baseUrl: string;
  readonly dataDir: string;
  /** Milliseconds from the command to the first success of /readyz. */
  readonly readyAfterMs: number;
  readonly output: string;
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends all its processes except the database at once, like a lack of memory. */
  kill(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export async function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'countersign-program-'));
}

export const removeDataDir = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Runs `npm start`. Throws the program's output if it ends before it is ready. */
export async function startProgram(dataDir: string, portToUse?: number): Promise<RunningService> {
  const port = portToUse ?? (await freePort());
  const baseUrl = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  let output = '';
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: baseUrl,
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const ended = { all: false };
  // Its last output may arrive after its exit.
  child.once('close', () => {
    ended.all = true;
  });
  const until = async (ready: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await ready())) {
      if (ended.all) throw new Error(`the program ended with ${child.exitCode}:\n${output}`);
      await wait(25);
    }
  };
  await until(async () => (await fetch(`${baseUrl}/readyz`).catch(() => null))?.ok === true);
  const readyAfterMs = performance.now() - begun;
  // The notice is printed after the port is open.
  await until(() => output.includes('is ready at'));
  return {
    baseUrl,
    dataDir,
    readyAfterMs,
    get output() {
      return output;
    },
    pid: child.pid ?? 0,
    stop: () => stopped(child, () => child.kill('SIGTERM')),
    kill: () => stopped(child, () => process.kill(-(child.pid ?? 0), 'SIGKILL')),
  };
}

/** Waits until the program has ended: npm ends before its children, so the whole process group must be gone. */
async function stopped(child: ChildProcess, end: () => void): Promise<void> {
  const group = -(child.pid ?? 0);
  end();
  for (;;) {
    try {
      process.kill(group, 0);
    } catch {
      return;
    }
    await wait(50);
  }
}

/** Returns the seeded API key of an environment, from the output of the first start. */
export const keyOf = (output: string, kind: string): string =>
  new RegExp(`service_${kind}_\\w+`).exec(output)?.[0] ?? '';
/** Returns the seeded inquiry template of an environment. */
export const templateOf = (output: string, kind: string): string =>
  new RegExp(`${kind}\\s+(itmpl_\\w+)`).exec(output)?.[1] ?? '';
