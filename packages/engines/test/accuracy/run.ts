/**
 * Measures the engines: `npm run accuracy -- [suite...] [--data DIR] [--seed N] [--count N]`. Prints a table for people
 * on stderr and one JSON line a figure on stdout. Ends with 1 when a suite could not run.
 */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, type SuiteOptions, type SuiteRun, wilsonInterval } from './figure.ts';

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

function readArguments(args: readonly string[]): {
  readonly suites: readonly string[];
  readonly options: SuiteOptions;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: join(import.meta.dirname, '../data') },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '24' },
    },
  });
  return {
    suites: positionals,
    options: {
      data: resolve(values.data),
      seed: wholeNumber(values.seed, 'seed'),
      count: wholeNumber(values.count, 'count'),
    },
  };
}

/** Name of each suite and its file. */
async function knownSuites(): Promise<ReadonlyMap<string, string>> {
  const suites = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const file of (await readdir(folder)).sort()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) suites.set(file.slice(0, -3), join(folder, file));
    }
  }
  return suites;
}

async function loadSuite(file: string): Promise<SuiteRun> {
  const suite: { readonly run?: SuiteRun } = await import(file);
  if (typeof suite.run !== 'function') throw new TypeError(`${file} exports no run`);
  return suite.run;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(8);
}

function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000) / 10_000;
}

function report(figure: Figure): void {
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
  const { suites, options } = readArguments(args);
  const known = await knownSuites();
  const unknown = suites.filter((suite) => !known.has(suite));
  if (unknown.length > 0)
    throw new RangeError(`no suite ${unknown.join(', ')}; there are ${[...known.keys()].join(', ')}`);
  process.stderr.write(`${'suite'.padEnd(8)} ${'figure'.padEnd(40)}     rate      n    95 % (Wilson)\n`);
  for (const [name, file] of known) {
    if (suites.length > 0 && !suites.includes(name)) continue;
    try {
      const run = await loadSuite(file);
      for (const figure of await run(options)) report(figure);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(
        `${name.padEnd(8)} could not run: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
}

await main(process.argv.slice(2));
