import { type ChildProcess, fork } from 'node:child_process';
import { EngineFailure } from '../engine-failure.ts';
import { createIdleTimer, NEVER_IDLE } from './idle-timer.ts';
import { type EngineReply, type EngineRequest, isReply } from './messages.ts';
import { type TimeLimits, watchTime } from './watch-time.ts';

export interface EngineProcessOptions {
  /** Module that the child runs; it calls `serveRequests`. */
  readonly entry: URL;
  /** Command-line arguments of the module; none unless given. */
  readonly args?: readonly string[];
  /** Time limits of one request, including the start of the child. */
  readonly limits: TimeLimits;
  /** Memory limit: a child above it after an answer is replaced before the next request. */
  readonly residentLimitBytes: number;
  /** Milliseconds without work after which a child is ended and its memory freed; never unless given. */
  readonly idleMs?: number;
}

export interface EngineProcess {
  /**
   * Runs one operation in the child, which is started if there is none. Requests run one after the other. If the child
   * dies it is replaced and the request retried once; if it exceeds a limit it is replaced for the next request.
   *
   * @throws EngineFailure if the operation failed, exceeded a limit or died twice, or after `close`
   */
  call(operation: string, argument: unknown): Promise<unknown>;
  /** Returns the peak memory of any child, in bytes; 0 before the first answer. */
  peakResidentBytes(): number;
  /** Returns the id of the running child; null if there is none. */
  pid(): number | null;
  /** Ends the child and rejects pending requests. Resolves when the child has exited. */
  close(): Promise<void>;
}

interface Pending {
  readonly operation: string;
  readonly argument: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: EngineFailure) => void;
  attempts: number;
}

const MAX_ATTEMPTS = 2;
/** Milliseconds between requesting a child's end and ending it by force. */
const GRACE_MS = 2_000;
/**
 * Heap flags of the child. Pictures are outside the heap in buffers of 5 to 50 MB. V8 marks the whole heap after every
 * 64 MB of them, six times per document. Counted towards the heap's own limit, which starts at this size, they stay
 * until the child collects them between two requests: that saves a fifth of the time of a document.
 */
const HEAP_FLAGS = ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=256', '--expose-gc'];
/**
 * Settings of glibc malloc: a buffer of 20 MB or more is returned to the system when freed. By default the limit rises
 * to 32 MB with the first such buffer, and freed pictures then stay as gaps too small for the next ones. Smaller
 * buffers are kept for the next layer of a network: returning and requesting them again costs a tenth of the time of a
 * document. Threads share two pools, so that not every thread keeps its own.
 */
const MEMORY_SETTINGS = {
  MALLOC_MMAP_THRESHOLD_: '20000000',
  MALLOC_TRIM_THRESHOLD_: '300000000',
  MALLOC_ARENA_MAX: '2',
};

type Outcome = EngineReply | 'died' | 'timed_out';

/** Holder of one child, which is started on demand and not used any more once it is dropped or has ended. */
function keepChild(options: EngineProcessOptions) {
  let child: ChildProcess | null = null;
  return {
    running: (): ChildProcess => (child ??= startChild(options)),
    pid: (): number | null => child?.pid ?? null,
    /** Ends the process by force. */
    drop(process: ChildProcess): void {
      if (child === process) child = null;
      process.kill('SIGKILL');
    },
    async end(busy: boolean): Promise<void> {
      const ending = child;
      child = null;
      if (ending !== null) await end(ending, busy);
    },
  };
}

/** Sends a request to the child, and calls `finish` once. */
function ask(
  process: ChildProcess,
  request: EngineRequest,
  limits: TimeLimits,
  finish: (outcome: Outcome) => void,
): void {
  let isOpen = true;
  holdOpen(process, true);
  const stopWatch = watchTime(process.pid, limits, () => close('timed_out'));
  const onMessage = (message: unknown) => {
    if (isReply(message) && message.id === request.id) close(message);
  };
  const onEnd = () => close('died');
  function close(outcome: Outcome): void {
    isOpen = false;
    stopWatch();
    process.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
    holdOpen(process, false);
    finish(outcome);
  }
  process.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
  process.send(request, (error) => {
    // A child that has exited is reported here and by its exit; the first of the two counts.
    if (error !== null && isOpen) close('died');
  });
}

/** Creates a child process for heavy work. The first request starts it; it never outlives this process. */
export function createEngineProcess(options: EngineProcessOptions): EngineProcess {
  const waiting: Pending[] = [];
  const children = keepChild(options);
  let current: Pending | null = null;
  let peak = 0;
  let nextId = 1;
  let closed = false;
  const idle = createIdleTimer(options.idleMs ?? NEVER_IDLE, () => void children.end(false));

  function startNext(): void {
    if (current !== null || closed) return;
    const pending = waiting.shift();
    if (pending === undefined) {
      idle.begin();
      return;
    }
    current = pending;
    idle.stop();
    pending.attempts += 1;
    const process = children.running();
    const { operation, argument } = pending;
    ask(process, { id: nextId++, operation, argument }, options.limits, (outcome) => {
      current = null;
      settle(process, pending, outcome);
      startNext();
    });
  }

  function settle(process: ChildProcess, pending: Pending, outcome: Outcome): void {
    if (typeof outcome !== 'string') {
      peak = Math.max(peak, outcome.peakResidentBytes);
      if (outcome.residentBytes > options.residentLimitBytes) children.drop(process);
      if (outcome.ok) pending.resolve(outcome.value);
      else pending.reject(new EngineFailure('failed', outcome.error));
      return;
    }
    children.drop(process);
    if (closed) pending.reject(new EngineFailure('closed', 'The engines were closed'));
    else if (outcome === 'died' && pending.attempts < MAX_ATTEMPTS) waiting.unshift(pending);
    else pending.reject(new EngineFailure(outcome, `The engine process ${sentence(outcome)} on ${pending.operation}`));
  }

  return {
    call(operation, argument) {
      if (closed) return Promise.reject(new EngineFailure('closed', 'The engines were closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ operation, argument, resolve, reject, attempts: 0 });
        startNext();
      });
    },
    peakResidentBytes: () => peak,
    pid: children.pid,
    async close() {
      closed = true;
      idle.stop();
      for (const pending of waiting.splice(0)) pending.reject(new EngineFailure('closed', 'The engines were closed'));
      await children.end(current !== null);
    },
  };
}

function startChild({ entry, args = [] }: EngineProcessOptions): ChildProcess {
  const child = fork(entry, args, {
    serialization: 'advanced',
    // The child decodes untrusted data, so it gets no secrets from the environment.
    env: MEMORY_SETTINGS,
    execArgv: ['--disable-warning=ExperimentalWarning', ...HEAP_FLAGS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Without a listener an error between two requests would end this process.
  child.on('error', () => child.kill('SIGKILL'));
  return child;
}

/** Prevents an idle child from keeping this process alive; a busy child keeps it alive. */
function holdOpen(child: ChildProcess, busy: boolean): void {
  if (busy) child.ref();
  else child.unref();
  if (busy) child.channel?.ref();
  else child.channel?.unref();
}

async function end(child: ChildProcess, busy: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  holdOpen(child, true);
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  if (child.connected && !busy) child.disconnect();
  else child.kill('SIGKILL');
  await gone;
  clearTimeout(force);
}

function sentence(outcome: 'died' | 'timed_out'): string {
  return outcome === 'died' ? 'died twice' : 'took too long';
}
