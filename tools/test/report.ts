/** Test results for a log: one line per file, then every failure in full, then the cost of each lane. */
import type { FileResult } from './file-result.ts';
import { howCounted } from './processor-time.ts';

/** Contents and cost of a lane. */
export interface LaneReport {
  readonly name: string;
  readonly results: readonly FileResult[];
  readonly seconds: number;
  /** Null if the system does not report it. */
  readonly processorSeconds: number | null;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const sum = (results: readonly FileResult[], of: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[of], 0);

/** Returns one line, with the names of its tests on request. */
export function fileLine(result: FileResult, withTests: boolean): string {
  const { path, passed, failed, skipped, milliseconds, processorMs, tests } = result;
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    seconds(milliseconds),
    ...(processorMs === null ? [] : [`processor ${seconds(processorMs)}`]),
  ];
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'} ${path} (${counts.join(', ')})\n`;
  return withTests ? `${line}${tests.map((test) => `    ${test}\n`).join('')}` : line;
}

/** Returns the lines about processes that outlived the worker whose last file was `path`. */
export const leftRunningLines = (path: string, left: readonly string[]): string =>
  left.map((what) => `left running by ${path}: ${what}\n`).join('');

function row(name: string, results: readonly FileResult[], took: number, processor: number | null): string {
  const counted = [`${sum(results, 'passed')} passed`, `${sum(results, 'failed')} failed`];
  const skipped = sum(results, 'skipped');
  if (skipped > 0) counted.push(`${skipped} skipped`);
  const spent = processor === null ? 'processor time unknown here' : `${processor.toFixed(1)} processor s`;
  return `${name.padEnd(14)} ${counted.join(', ')} in ${results.length} files; ${took.toFixed(1)} s, ${spent}\n`;
}

const unsteadyLine = ({ path }: FileResult) => `UNSTEADY ${path}: failed beside other files (above), passed alone\n`;

/** Returns every failure, then a line for each lane and one for all. */
export function summary(lanes: readonly LaneReport[]): string {
  const results = lanes.flatMap((lane) => lane.results);
  const total = (of: (lane: LaneReport) => number | null) =>
    lanes.reduce<number | null>((all, lane) => {
      const one = of(lane);
      return all === null || one === null ? null : all + one;
    }, 0);
  const took = total((lane) => lane.seconds) ?? 0;
  const processor = total((lane) => lane.processorSeconds);
  return [
    ...results.flatMap(({ failedBesideOthers = [] }) => failedBesideOthers),
    ...results.flatMap(({ failures }) => failures),
    '\n',
    ...results.filter(({ failedBesideOthers }) => failedBesideOthers !== undefined).map(unsteadyLine),
    ...lanes.map((lane) => row(lane.name, lane.results, lane.seconds, lane.processorSeconds)),
    ...(lanes.length > 1 ? [row('together', results, took, processor)] : []),
    ...(processor === null ? [] : [`Processor seconds: ${howCounted}.\n`]),
  ].join('');
}
