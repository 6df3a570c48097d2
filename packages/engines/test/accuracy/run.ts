/**
 * Measures the engines: `npm run accuracy -- [suite...] [--data DIR] [--seed N] [--count N] [--only PART]... [--jobs N]
 * [--model DIR]`. Prints a table on stderr and one JSON line per figure on stdout. Exits with 1 if a suite could not
 * run. Suites with a random seed print it. With `--jobs` that many processes measure suites of specimens, each with its
 * share of the specimens.
 */
import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, mergeFigures, type SuiteOptions, type SuiteRun, wilsonInterval } from './figure.ts';

/** Suites of the engines, and those that need the checks too. */
const FOLDERS = [
  join(import.meta.dirname, 'suites'),
  join(import.meta.dirname, '../../../server/test/accuracy/suites'),
];

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`--${name} must be a whole number, not "${text}"`);
  return value;
}

interface Arguments {
  readonly suites: readonly string[];
  readonly jobs: number;
  readonly isSeedGiven: boolean;
  readonly options: SuiteOptions;
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: join(import.meta.dirname, '../data') },
      seed: { type: 'string' },
      count: { type: 'string', default: '24' },
      only: { type: 'string', multiple: true, default: [] },
      jobs: { type: 'string', default: '1' },
      shard: { type: 'string', default: '1/1' },
      model: { type: 'string' },
    },
  });
  const [part = '', of = ''] = values.shard.split('/');
  return {
    suites: positionals,
    jobs: wholeNumber(values.jobs, 'jobs'),
    isSeedGiven: values.seed !== undefined,
    options: {
      data: resolve(values.data),
      seed: wholeNumber(values.seed ?? '1', 'seed'),
      count: wholeNumber(values.count, 'count'),
      only: values.only,
      shard: { part: wholeNumber(part, 'shard'), of: wholeNumber(of, 'shard') },
      ...(values.model === undefined ? {} : { model: resolve(values.model) }),
    },
  };
}

/** Returns the file of each suite by name. */
async function knownSuites(): Promise<ReadonlyMap<string, string>> {
  const suites = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const file of (await readdir(folder)).sort()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) suites.set(file.slice(0, -3), join(folder, file));
    }
  }
  return suites;
}

interface Suite {
  readonly run: SuiteRun;
  /** True if its specimens may be divided among processes. */
  readonly takesShards: boolean;
  /** True if it uses a random seed unless one is given. */
  readonly drawsSeed: boolean;
}

async function loadSuite(file: string): Promise<Suite> {
  const suite: { readonly run?: SuiteRun; readonly takesShards?: boolean; readonly drawsSeed?: boolean } = await import(
    file
  );
  if (typeof suite.run !== 'function') throw new TypeError(`${file} exports no run`);
  return { run: suite.run, takesShards: suite.takesShards === true, drawsSeed: suite.drawsSeed === true };
}

/** Runs this file in another process for one part and returns its figures. */
function figuresOfShard(
  name: string,
  { data, seed, count, only = [] }: SuiteOptions,
  shard: string,
): Promise<Figure[]> {
  const numbers = ['--data', data, '--seed', String(seed), '--count', String(count), '--shard', shard];
  const child = fork(import.meta.filename, [name, ...numbers, ...only.flatMap((part) => ['--only', part])]);
  return new Promise((done, fail) => {
    const figures: Figure[] = [];
    child.on('message', (figure) => figures.push(figure as Figure));
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done(figures) : fail(new Error(`shard ${shard} ended with ${code}`))));
  });
}

/** Limit of seeds, so that their multiples are exact integers. */
const SEEDS = 1_000_000;

async function measure(name: string, suite: Suite, given: Arguments): Promise<readonly Figure[]> {
  const { jobs, isSeedGiven } = given;
  const isDrawn = suite.drawsSeed && !isSeedGiven;
  const options = isDrawn ? { ...given.options, seed: randomInt(1, SEEDS) } : given.options;
  if (isDrawn) process.stderr.write(`${name.padEnd(8)} seed ${options.seed}\n`);
  if (jobs < 2 || !suite.takesShards) return suite.run(options);
  const shards = Array.from({ length: jobs }, (_, index) => `${index + 1}/${jobs}`);
  return mergeFigures(await Promise.all(shards.map((shard) => figuresOfShard(name, options, shard))));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(8);
}

function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000) / 10_000;
}

function report(figure: Figure): void {
  if (process.send) {
    process.send(figure);
    return;
  }
  const { suite, name, hits, n, note } = figure;
  const rate = n === 0 ? null : hits / n;
  const { low, high } = wilsonInterval(hits, n);
  const shown = rate === null ? '     n/a' : percent(rate);
  const row = `${suite.padEnd(8)} ${name.padEnd(40)} ${shown} ${String(n).padStart(6)}  ${percent(low)} to ${percent(high)}`;
  process.stderr.write(`${row}${note === undefined ? '' : `  ${note}`}\n`);
  process.stdout.write(
    `${JSON.stringify({ suite, name, rate: rounded(rate), n, low: rounded(low), high: rounded(high) })}\n`,
  );
}

async function main(args: readonly string[]): Promise<void> {
  const given = readArguments(args);
  const { suites } = given;
  const known = await knownSuites();
  const unknown = suites.filter((suite) => !known.has(suite));
  if (unknown.length > 0)
    throw new RangeError(`no suite ${unknown.join(', ')}; there are ${[...known.keys()].join(', ')}`);
  if (!process.send)
    process.stderr.write(`${'suite'.padEnd(8)} ${'figure'.padEnd(40)}     rate      n    95 % (Wilson)\n`);
  for (const [name, file] of known) {
    if (suites.length > 0 && !suites.includes(name)) continue;
    try {
      for (const figure of await measure(name, await loadSuite(file), given)) report(figure);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(
        `${name.padEnd(8)} could not run: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
}

await main(process.argv.slice(2));
if (process.connected) process.disconnect();
