/**
 * Child process that decodes untrusted pictures; started in advance, limited in time and memory, and replaced when it
 * dies.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EngineFailure } from '../engine-failure.ts';
import type { ImageRefusalReason } from '../facts.ts';
import { createIdleTimer, type IdleTimer, NEVER_IDLE } from '../process/idle-timer.ts';
import { type Exceeded, watchTime } from '../process/watch-time.ts';
import type { DecodeAnswer, DecodeRequest, DecodeResult } from './decode-child.ts';
import { residentMemory } from './resident-memory.ts';

const ENTRY = fileURLToPath(new URL('./decode-child.ts', import.meta.url));

/** Start time limit; a child that cannot load its libraries in this time is a broken installation. */
const START_MILLISECONDS = 30_000;

const MEMORY_CHECK_MILLISECONDS = 20;

/**
 * Limit of wall-clock time per processor time: a server this many times busier than it has cores still decodes; more is
 * an outage.
 */
const CLOCK_PER_PROCESSOR = 7;

/** Environment of the child, without anything of the server's, so that no secret can leak. */
const CHILD_ENVIRONMENT = { VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2' };

/** Ending of a request; `signal` is the one that ended a child that died. */
type Ending =
  | { readonly by: 'limit'; readonly reason: ImageRefusalReason }
  | { readonly by: 'clock' }
  | { readonly by: 'death'; readonly signal: string | null };

/** Signals sent from outside: by an operator, a supervisor, or a system out of memory. */
const OUTSIDE_SIGNALS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT']);

export class DecodeProcess {
  #child: ChildProcess | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #idle: IdleTimer;

  /**
   * Creates the process manager.
   * @param idleMs milliseconds without a picture after which the child is ended; never unless given
   */
  constructor(idleMs = NEVER_IDLE) {
    this.#idle = createIdleTimer(idleMs, () => void this.close());
  }

  /**
   * Decodes one picture after those queued before it. Exceeding a limit ends the child and gives a refusal. A child
   * that dies for another reason is replaced and the picture retried once, since the picture may not be the cause.
   *
   * @throws EngineFailure if the picture is not the cause: the child could not be started, was killed twice or got no
   * processor time
   */
  decode(request: DecodeRequest): Promise<DecodeResult> {
    this.#idle.stop();
    this.#waiting += 1;
    const result = this.#last.then(() => this.#decodeWithRetry(request));
    this.#last = result
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#idle.begin();
      });
    return result;
  }

  /** Returns the id of the running child; null if there is none. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Waits for the queued pictures and ends the child; a later call of `decode` starts another one. */
  close(): Promise<void> {
    this.#idle.stop();
    const closed = this.#last.then(() => this.#end());
    this.#last = closed;
    return closed;
  }

  async #decodeWithRetry(request: DecodeRequest): Promise<DecodeResult> {
    let signal: string | null = null;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const child = await this.#start();
      setReferenced(child, true);
      const outcome = await runInChild(child, request);
      setReferenced(child, false);
      if (!('by' in outcome)) {
        if (holdsMuch(child, request.limits.maxResidentBytes)) await this.#end();
        return outcome;
      }
      await this.#end();
      if (outcome.by === 'limit') return { ok: false, reason: outcome.reason };
      if (outcome.by === 'clock') throw new EngineFailure('timed_out', 'The picture decoder got no time to compute');
      signal = outcome.signal;
    }
    if (OUTSIDE_SIGNALS.has(signal)) throw new EngineFailure('died', `The picture decoder was ended by ${signal}`);
    return { ok: false, reason: 'corrupt' };
  }

  async #start(): Promise<ChildProcess> {
    if (this.#child !== null && isAlive(this.#child)) return this.#child;
    const child = fork(ENTRY, {
      execArgv: childArguments(),
      env: CHILD_ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    await untilReady(child);
    return child;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || !isAlive(child)) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    setReferenced(child, true);
    child.kill('SIGKILL');
    await exited;
  }
}

/**
 * Returns arguments for Node's permission model: files of the packages may be read; nothing written, no process or
 * thread started.
 */
function childArguments(): string[] {
  const library = createRequire(import.meta.url).resolve('sharp');
  const packages = library.slice(0, library.lastIndexOf('node_modules') + 'node_modules'.length);
  const readable = [path.resolve(path.dirname(ENTRY), '../..'), packages];
  return [
    '--max-old-space-size=192',
    '--disable-proto=throw',
    '--disable-warning=ExperimentalWarning',
    '--permission',
    '--allow-addons',
    ...readable.map((folder) => `--allow-fs-read=${folder}/`),
  ];
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('it did not answer'), START_MILLISECONDS);
    const fail = (why: string): void => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new EngineFailure('died', `The picture decoder could not be started: ${why}`));
    };
    const onExit = (code: number | null, signal: string | null): void => fail(`it ended with ${signal ?? code}`);
    child.once('error', (error) => fail(error.message));
    child.once('exit', onExit);
    child.once('message', () => {
      clearTimeout(timer);
      child.off('exit', onExit);
      resolve();
    });
  });
}

/** Sends one picture and waits for its result, a limit or the child's death, whichever is first. */
function runInChild(child: ChildProcess, request: DecodeRequest): Promise<DecodeResult | Ending> {
  return new Promise((resolve) => {
    const settle = (outcome: DecodeResult | Ending): void => {
      stopWatch();
      clearInterval(memoryWatch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    };
    const onMessage = (answer: DecodeAnswer): void => {
      if (answer.kind === 'decoded') settle(answer.result);
    };
    const onExit = (_code: number | null, signal: string | null): void => settle({ by: 'death', signal });
    const onExceeded = (what: Exceeded): void =>
      settle(what === 'clock' ? { by: 'clock' } : { by: 'limit', reason: 'timed_out' });
    const { maxMilliseconds } = request.limits;
    const times = { processorMs: maxMilliseconds, clockMs: maxMilliseconds * CLOCK_PER_PROCESSOR };
    const stopWatch = watchTime(child.pid, times, onExceeded);
    const memoryWatch = setInterval(() => {
      const resident = child.pid === undefined ? null : residentMemory(child.pid);
      if ((resident ?? 0) > request.limits.maxResidentBytes) settle({ by: 'limit', reason: 'out_of_memory' });
    }, MEMORY_CHECK_MILLISECONDS);
    child.on('message', onMessage);
    child.once('exit', onExit);
    const isGone = (): void => settle({ by: 'death', signal: child.signalCode });
    if (!isAlive(child)) isGone();
    else child.send(request, (error) => error !== null && isGone());
  });
}

/**
 * True if the child uses much memory: decoders do not return it, so a large picture would count against the next one.
 */
function holdsMuch(child: ChildProcess, maxResidentBytes: number): boolean {
  return child.pid !== undefined && (residentMemory(child.pid) ?? 0) > maxResidentBytes / 2;
}

/** Unreferences an idle child, so that it does not keep the server's process from ending. */
function setReferenced(child: ChildProcess, referenced: boolean): void {
  if (referenced) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.connected;
}
