/** Execution of test files in worker processes, a few at a time, each as soon as a worker is free. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { brokenFile, endOrder, type FileResult, type WorkerMessage, type WorkerOrder } from './file-result.ts';
import { endGroup, markName, signalGroup } from './worker-group.ts';

export interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Number of processes at a time. */
  readonly workers: number;
  /** True if a worker runs several files in turn; else each file gets a new one. */
  readonly shared: boolean;
  /** Module that a worker loads before its first file; the files share what it starts. */
  readonly preloaded?: URL;
  /** Time after which a file counts as hanging. */
  readonly fileLimitMs: number;
  readonly onResult: (result: FileResult) => void;
  /** Called with a line for each process that a worker's tests left running, and the last file it ran. */
  readonly onLeftRunning: (path: string, left: readonly string[]) => void;
  /**
   * Maximum memory of a worker in bytes before it is replaced, since models and pictures of many files accumulate; 1.5
   * GB by default.
   */
  readonly residentLimit?: number;
}

const defaultResidentLimit = 1_500_000_000;
/** Time for a worker to report that it hangs, before it is ended. */
const lastWordMs = 15_000;
/** Time to read the last output of an ended worker; other processes may hold its pipes open. */
const lastReadMs = 1000;
/** Maximum length of a broken file's output in reports. */
const saidLimit = 6000;

interface Worker {
  readonly process: ChildProcess;
  /** Environment variable of all its descendants. */
  readonly mark: string;
  /** Output since the last file. */
  said: string;
}

/** Starts a worker as the leader of a new process group, so that everything its tests start can be ended with it. */
function startWorker({ env, preloaded }: RunOptions): Worker {
  const mark = randomUUID();
  const child = fork(join(import.meta.dirname, 'worker.ts'), [], {
    env: { ...env, [markName]: mark },
    detached: true,
    execArgv: [
      `--test-reporter=${join(import.meta.dirname, 'collect-results.ts')}`,
      '--test-reporter-destination=stdout',
      ...(preloaded === undefined ? [] : ['--import', preloaded.href]),
    ],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const worker: Worker = { process: child, mark, said: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      worker.said = (worker.said + chunk.toString('utf8')).slice(-saidLimit);
    });
  }
  return worker;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ends the worker and what its tests left running; returns a line for each. */
async function endWorker({ process: child, mark }: Worker): Promise<readonly string[]> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    if (child.connected) child.send(endOrder);
    const force = setTimeout(() => child.kill('SIGKILL'), lastWordMs);
    await ended;
    clearTimeout(force);
  }
  // A process that left the group may hold the other ends indefinitely.
  child.stdout?.destroy();
  child.stderr?.destroy();
  return child.pid === undefined ? [] : endGroup(child.pid, mark);
}

/** Sends an order and returns the answer; null if the worker ended in the middle of the file. */
function order(worker: Worker, given: WorkerOrder): Promise<WorkerMessage | null> {
  const { process: child } = worker;
  worker.said = '';
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), given.limitMs + lastWordMs);
    const finish = (message: WorkerMessage | null) => {
      clearTimeout(force);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      resolve(message);
    };
    const onMessage = (message: unknown) => finish(message as WorkerMessage);
    const onExit = () => {
      const read = setTimeout(() => finish(null), lastReadMs);
      child.once('close', () => {
        clearTimeout(read);
        finish(null);
      });
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    child.send(given);
  });
}

async function runInTurn(queue: string[], options: RunOptions, running: Set<ChildProcess>): Promise<void> {
  const { residentLimit = defaultResidentLimit } = options;
  let worker: Worker | null = null;
  const end = async (ended: Worker, lastFile: string) => {
    const left = await endWorker(ended);
    running.delete(ended.process);
    if (left.length > 0) options.onLeftRunning(lastFile, left);
  };
  let lastFile = '';
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    lastFile = path;
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
    await end(worker, path);
    worker = null;
  }
  if (worker !== null) await end(worker, lastFile);
}

/**
 * Runs all `paths` in order. If `signal` fires, its reason, a signal of the system, is forwarded to every worker and
 * its descendants.
 */
export async function runFiles(paths: readonly string[], options: RunOptions, signal: AbortSignal): Promise<void> {
  const queue = [...paths];
  const running = new Set<ChildProcess>();
  const stop = () => {
    queue.length = 0;
    for (const { pid } of running) if (pid !== undefined) signalGroup(pid, signal.reason);
  };
  signal.addEventListener('abort', stop);
  const workers = Array.from({ length: Math.min(options.workers, paths.length) }, () =>
    runInTurn(queue, options, running),
  );
  await Promise.all(workers);
  signal.removeEventListener('abort', stop);
}
