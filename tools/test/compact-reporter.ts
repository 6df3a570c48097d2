/** Test results for a log: one line a file, then every failure in full, then the sum. */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

interface FileRecord {
  passed: number;
  failed: number;
  skipped: number;
  /** What the file wrote to standard error, and what the runner noted about it; told only when the file itself broke. */
  said: string;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const saidLimit = 6000;

function failureText(data: Failure, record: FileRecord): string {
  const error: unknown = data.details.error;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const text = cause instanceof Error ? inspect(cause, { colors: false, depth: 8 }) : String(cause);
  const own = text.split('\n').filter((line) => !/^\s+at .*\(?node:internal\//.test(line));
  const whole = data.name === data.file ? [...own, record.said.trim().slice(-saidLimit)] : own;
  const place = `${relative(process.cwd(), data.file ?? '')}:${data.line ?? 1}`;
  return `\n✖ ${data.name}\n  ${place}\n${whole.join('\n').replace(/^(?=.)/gm, '    ')}\n`;
}

/** A file or suite fails because something in it failed; that something is reported itself. */
function isEcho(data: Failure): boolean {
  const error: unknown = data.details.error;
  return error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
}

function fileLine(file: string, { passed, failed, skipped }: FileRecord, duration: number, success: boolean): string {
  const counts = [
    `${passed} passed`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ];
  return `${success ? 'ok  ' : 'FAIL'} ${relative(process.cwd(), file)} (${counts.join(', ')}, ${seconds(duration)})\n`;
}

function count(record: FileRecord, event: Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>): void {
  if (event.data.details.type === 'suite') return;
  if (event.data.skip !== undefined) record.skipped += 1;
  else if (event.type === 'test:pass') record.passed += 1;
  else record.failed += 1;
}

export default async function* compactReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const records = new Map<string, FileRecord>();
  const recordOf = (file = '') => {
    const record = records.get(file) ?? { passed: 0, failed: 0, skipped: 0, said: '' };
    records.set(file, record);
    return record;
  };
  const failures: Failure[] = [];
  for await (const event of source) {
    if (event.type === 'test:pass' || event.type === 'test:fail') count(recordOf(event.data.file), event);
    if (event.type === 'test:fail' && !isEcho(event.data)) failures.push(event.data);
    if (event.type === 'test:stderr') recordOf(event.data.file).said += event.data.message;
    if (event.type === 'test:diagnostic') recordOf(event.data.file).said += `${event.data.message}\n`;
    if (event.type !== 'test:summary') continue;
    const { file, counts, duration_ms: duration, success } = event.data;
    if (file !== undefined) {
      yield fileLine(file, recordOf(file), duration, success);
    } else {
      yield failures.map((data) => failureText(data, recordOf(data.file))).join('');
      const failed = [...records.values()].reduce((sum, record) => sum + record.failed, 0);
      yield `\n${counts.tests} tests: ${counts.passed} passed, ${failed} failed, ${counts.cancelled} cancelled, ` +
        `${counts.skipped} skipped, ${counts.todo} todo; ${seconds(duration)}\n`;
    }
  }
}
