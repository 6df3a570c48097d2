/**
 * Watches the event loop: the time and length of its blocks, and the operations that caused them. Operations mark where
 * they begin, wait and resume; the longest stretch without a mark identifies the operation. Time between marks of no
 * operation is reported as unknown.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds from which on a block is reported. */
const tellFrom = 250;
const lookEvery = 50;

export interface LoopBlock {
  readonly milliseconds: number;
  /** Milliseconds of them in which this thread had a processor: few if the machine was overloaded. */
  readonly processorMilliseconds: number;
  /** Method and route, or the name of a job; null if it cannot be determined. */
  readonly operation: string | null;
}

export interface LoopWatch {
  /** Number of blocks since the watch began. */
  readonly blocks: number;
  readonly longest: LoopBlock | null;
  readonly last: LoopBlock | null;
  stop(): void;
}

const operations = new AsyncLocalStorage<string>();

/** Ring buffer of the latest marks. */
const ringSize = 2048;
const markedAt = new Float64Array(ringSize);
const markedBy = new Array<string | null>(ringSize).fill(null);
let marks = 0;

function mark(operation: string | null): void {
  const place = marks % ringSize;
  markedAt[place] = performance.now();
  markedBy[place] = operation;
  marks += 1;
}

/** Runs `work` and records delays of the event loop under the name `operation`. The name must not contain personal data. */
export function runAs<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
  return operations.run(operation, async () => {
    mark(operation);
    try {
      return await work();
    } finally {
      mark(null);
    }
  });
}

/** Awaits other work without attributing the meantime to the caller. */
export async function aside<Result>(waited: Promise<Result>): Promise<Result> {
  mark(null);
  try {
    return await waited;
  } finally {
    mark(operations.getStore() ?? null);
  }
}

/**
 * Returns the operation that ran for at least half of the time between two moments; null if there was none or it is
 * unknown.
 */
function holderBetween(from: number, to: number): string | null {
  let holder: string | null = null;
  let longest = 0;
  let current: string | null = null;
  let since = from;
  const take = (until: number) => {
    if (until - since > longest) {
      longest = until - since;
      holder = current;
    }
  };
  for (let index = Math.max(0, marks - ringSize); index < marks; index += 1) {
    const at = markedAt[index % ringSize] ?? 0;
    if (at < from) continue;
    take(at);
    since = at;
    current = markedBy[index % ringSize] ?? null;
  }
  take(to);
  return longest >= (to - from) / 2 ? holder : null;
}

/** Watches the event loop and calls `onBlock` after each block. */
export function watchEventLoop(onBlock: (block: LoopBlock) => void): LoopWatch {
  const watch = { blocks: 0, longest: null as LoopBlock | null, last: null as LoopBlock | null };
  let looked = performance.now();
  let processor = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const milliseconds = Math.round(now - looked - lookEvery);
    const used = process.threadCpuUsage(processor);
    if (milliseconds >= tellFrom) {
      const processorMilliseconds = Math.round((used.user + used.system) / 1000);
      const block = { milliseconds, processorMilliseconds, operation: holderBetween(looked, now) };
      watch.blocks += 1;
      watch.last = block;
      if (milliseconds > (watch.longest?.milliseconds ?? 0)) watch.longest = block;
      onBlock(block);
    }
    processor = process.threadCpuUsage();
    looked = performance.now();
  }, lookEvery);
  timer.unref();
  return Object.assign(watch, { stop: () => clearInterval(timer) });
}
