/** Runs test files in worker processes, a few at a time, each as soon as a worker is free. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { brokenFile, type FileResult, type WorkerMessage, type WorkerOrder } from './file-result.ts';

export interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Processes at a time. */
  readonly workers: number;
  /** Whether a worker runs one file after the other; else each file gets a fresh one. */
  readonly shared: boolean;
  /** A file that takes longer hangs. */
  readonly fileLimitMs: number;
  readonly onResult: (result: FileResult) => void;
  /** Bytes; a worker that holds more is replaced, for models and pictures of many files add up. 1.5 GB unless given. */
  readonly residentLimit?: number;
}

const defaultResidentLimit = 1_500_000_000;
/** What a worker is given to say by itself that it hangs, before it is ended. */
const lastWordMs = 15_000;
/** As much of what a broken file printed as is told. */
const saidLimit = 6000;

interface Worker {
  readonly process: ChildProcess;
  /** What it printed since the last file. */
  said: string;
}

function startWorker({ env }: RunOptions): Worker {
  const child = fork(join(import.meta.dirname, 'worker.ts'), [], {
    env,
    execArgv: [
      `--test-reporter=${join(import.meta.dirname, 'collect-results.ts')}`,
      '--test-reporter-destination=stdout',
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const worker: Worker = { process: child, said: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      worker.said = (worker.said + chunk.toString('utf8')).slice(-saidLimit);
    });
  }
  return worker;
}

async function endWorker({ process: child }: Worker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const force = setTimeout(() => child.kill('SIGKILL'), lastWordMs);
  await ended;
  clearTimeout(force);
}

/** Null when the worker ended in the middle of the file. */
function order(worker: Worker, given: WorkerOrder): Promise<WorkerMessage | null> {
  const { process: child } = worker;
  worker.said = '';
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), given.limitMs + lastWordMs);
    const finish = (message: WorkerMessage | null) => {
      clearTimeout(force);
      child.off('message', onMessage).off('close', onClose).off('error', onClose);
      resolve(message);
    };
    const onMessage = (message: unknown) => finish(message as WorkerMessage);
    const onClose = () => finish(null);
    child.on('message', onMessage).on('close', onClose).on('error', onClose);
    child.send(given);
  });
}

async function runInTurn(queue: string[], options: RunOptions, running: Set<ChildProcess>): Promise<void> {
  const { residentLimit = defaultResidentLimit } = options;
  let worker: Worker | null = null;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    worker ??= startWorker(options);
    running.add(worker.process);
    const begun = performance.now();
    const answer = await order(worker, { path, limitMs: options.fileLimitMs, shared: options.shared });
    const broken = () => {
      const { exitCode, signalCode } = worker?.process ?? {};
      return brokenFile(path, performance.now() - begun, `${worker?.said ?? ''}\nended with ${exitCode ?? signalCode}`);
    };
    const result = answer?.result ?? broken();
    options.onResult(result.failed > 0 && result.failures.length === 0 ? broken() : result);
    if (options.shared && answer !== null && answer.residentBytes < residentLimit) continue;
    await endWorker(worker);
    running.delete(worker.process);
    worker = null;
  }
  if (worker !== null) await endWorker(worker);
}

/** Resolves when all `paths` are through, taken in their order. When `signal` fires, all workers are ended. */
export async function runFiles(paths: readonly string[], options: RunOptions, signal: AbortSignal): Promise<void> {
  const queue = [...paths];
  const running = new Set<ChildProcess>();
  const stop = () => {
    queue.length = 0;
    for (const child of running) child.kill('SIGTERM');
  };
  signal.addEventListener('abort', stop);
  const workers = Array.from({ length: Math.min(options.workers, paths.length) }, () =>
    runInTurn(queue, options, running),
  );
  await Promise.all(workers);
  signal.removeEventListener('abort', stop);
}
