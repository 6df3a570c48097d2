/**
 * Suite of uploads made to break the decoder: each must end in a typed result within ten seconds and 512 MB. The
 * child's memory is measured from outside, by the kernel's high-water mark of its resident memory.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { IMAGE_LIMITS } from '../../../src/images/image-limits.ts';
import { createImageNormalizer, type ImageNormalizer } from '../../../src/images/normalize-image.ts';
import { type HostileFile, hostileFile } from '../../hostile/index.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

const MOST_MILLISECONDS = 10_000;
const MOST_BYTES = 512 * 1024 * 1024;

interface Measured {
  readonly kind: string;
  readonly seed: number;
  /** Result; null if it was not a typed one. */
  readonly result: string | null;
  readonly milliseconds: number;
  /** Peak memory; null if the system does not report it. */
  readonly peakBytes: number | null;
}

/** Watches the high-water mark of the current child. */
class PeakWatch {
  #highest: number | null = null;
  readonly #normalizer: ImageNormalizer;
  readonly #timer: NodeJS.Timeout;

  constructor(normalizer: ImageNormalizer) {
    this.#normalizer = normalizer;
    this.#timer = setInterval(() => this.#look(), 5);
    this.reset();
  }

  /** Resets the mark, so that only later requests count. */
  reset(): void {
    try {
      if (this.#normalizer.childPid !== null) writeFileSync(`/proc/${this.#normalizer.childPid}/clear_refs`, '5');
    } catch {
      // Without the mark the child's whole life counts, which is at least as strict.
    }
    this.#highest = null;
  }

  read(): number | null {
    this.#look();
    return this.#highest;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    try {
      const status = readFileSync(`/proc/${this.#normalizer.childPid}/status`, 'latin1');
      const mark = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
      this.#highest = Math.max(this.#highest ?? 0, mark);
    } catch {
      // The child has ended; its earlier values stay.
    }
  }
}

/** Measures a file; a slow one is measured again, since the computer may have been busy. */
async function measure(normalizer: ImageNormalizer, watch: PeakWatch, seed: number): Promise<Measured> {
  const file = await hostileFile(seed);
  const first = await measureOnce(normalizer, watch, seed, file);
  return first.milliseconds <= MOST_MILLISECONDS ? first : measureOnce(normalizer, watch, seed, file);
}

async function measureOnce(
  normalizer: ImageNormalizer,
  watch: PeakWatch,
  seed: number,
  { kind, bytes }: HostileFile,
): Promise<Measured> {
  watch.reset();
  const started = performance.now();
  let result: string | null = null;
  try {
    const paper = await normalizer.normalizePaper(bytes);
    result = paper.ok ? `accepted ${paper.pages.length}` : paper.reason;
  } catch (error) {
    process.stderr.write(`hostile ${seed} ${kind}: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  return { kind, seed, result, milliseconds: performance.now() - started, peakBytes: watch.read() };
}

function childrenOfThis(): number {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').split(' ').filter(Boolean).length;
  } catch {
    return 0;
  }
}

function note(all: readonly Measured[], of: (each: Measured) => number, unit: string): string {
  const [worst] = [...all].sort((a, b) => of(b) - of(a));
  return worst === undefined ? '' : `most: ${of(worst).toFixed(1)} ${unit} (${worst.kind}, seed ${worst.seed})`;
}

function figuresOf(all: readonly Measured[]): Figure[] {
  const figure = (name: string, holds: (each: Measured) => boolean, remark: string): Figure => {
    const failed = all.filter((each) => !holds(each));
    const named = failed.slice(0, 8).map(({ kind, seed }) => `${kind} (${seed})`);
    return {
      suite: 'hostile',
      name,
      hits: all.length - failed.length,
      n: all.length,
      note: [...named, remark].join('; '),
    };
  };
  const accepted = all.filter(({ result }) => result?.startsWith('accepted')).length;
  const peaked = all.filter(({ peakBytes }) => peakBytes !== null);
  return [
    figure('typed result', ({ result }) => result !== null, `${accepted} accepted as pictures`),
    figure(
      'within 10 s',
      ({ milliseconds }) => milliseconds <= MOST_MILLISECONDS,
      note(all, ({ milliseconds }) => milliseconds / 1000, 's'),
    ),
    figure(
      'within 512 MB',
      ({ peakBytes }) => peakBytes === null || peakBytes <= MOST_BYTES,
      note(peaked, ({ peakBytes }) => (peakBytes ?? 0) / 1024 / 1024, 'MB'),
    ),
  ];
}

export async function run({ count, seed }: SuiteOptions): Promise<readonly Figure[]> {
  const normalizer = createImageNormalizer(IMAGE_LIMITS);
  const watch = new PeakWatch(normalizer);
  const before = childrenOfThis();
  const all: Measured[] = [];
  try {
    for (let index = 0; index < count; index += 1) all.push(await measure(normalizer, watch, seed + index));
  } finally {
    watch.end();
    await normalizer.close();
  }
  const isClean = childrenOfThis() <= before;
  return [...figuresOf(all), { suite: 'hostile', name: 'no child process left', hits: isClean ? 1 : 0, n: 1 }];
}
