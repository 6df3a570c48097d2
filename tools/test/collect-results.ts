/** Reporter of a worker: collects the results of a file's tests, which the worker sends as one. */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { FileResult } from './file-result.ts';

type Ended = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>;
type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

interface Sum {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  tests: string[];
}

const nothing = (): Sum => ({ passed: 0, failed: 0, skipped: 0, failures: [], tests: [] });

let sum = nothing();
const running = new Set<string>();
const waiting = new Map<string, (result: FileResult) => void>();

/** Returns the result of the file whose outermost test is named `path`, once all of its tests were reported. */
export const resultOf = (path: string): Promise<FileResult> =>
  new Promise((resolve) => void waiting.set(path, resolve));

/** Returns the names of unfinished tests, with their parents. */
export const runningTests = (): readonly string[] => [...running];

function failureText(data: Failure): string {
  const error: unknown = data.details.error;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const text = cause instanceof Error ? inspect(cause, { colors: false, depth: 8 }) : String(cause);
  const own = text.split('\n').filter((line) => !/^\s+at .*\(?node:internal\//.test(line));
  const place = `${relative(process.cwd(), data.file ?? '')}:${data.line ?? 1}`;
  return `\n✖ ${data.name}\n  ${place}\n${own.join('\n').replace(/^(?=.)/gm, '    ')}\n`;
}

/** Returns true for a file or suite that failed because of a test in it, which is reported itself. */
function isEcho(data: Failure): boolean {
  const error: unknown = data.details.error;
  return error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
}

function add({ type, data }: Ended): void {
  if (type === 'test:fail' && !isEcho(data)) sum.failures.push(failureText(data));
  if (data.details.type === 'suite') return;
  const [outcome, mark] =
    data.skip !== undefined
      ? (['skipped', '-'] as const)
      : type === 'test:pass'
        ? (['passed', '✔'] as const)
        : (['failed', '✖'] as const);
  sum[outcome] += 1;
  sum.tests.push(`${mark} ${data.name} (${data.details.duration_ms.toFixed(0)} ms)`);
}

/**
 * Counts an ended test. The outermost test is the file: it counts as a test only if it failed on its own, such as in a
 * hook.
 */
function end({ type, data }: Ended): void {
  const broken = type === 'test:fail' && !isEcho(data);
  if (broken) sum.failures.push(failureText(data));
  const { passed, failed, skipped, failures, tests } = sum;
  const milliseconds = data.details.duration_ms;
  sum = nothing();
  waiting.get(data.name)?.({
    path: data.name,
    passed,
    failed: failed + (broken ? 1 : 0),
    skipped,
    milliseconds,
    processorMs: null,
    failures,
    tests,
  });
  waiting.delete(data.name);
}

// biome-ignore lint/correctness/useYield: a reporter that has nothing to print.
export default async function* collectResults(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    if (event.type === 'test:dequeue') running.add(event.data.name);
    if (event.type === 'test:complete') running.delete(event.data.name);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    if (event.data.nesting === 0) end(event);
    else add(event);
  }
}
