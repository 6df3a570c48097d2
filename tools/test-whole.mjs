/**
 * Runs the tests that are too long for every change: browser matrices, rounds of kills, floods, long journeys, the API
 * suite through PgBouncer, and clients in other languages. Words as arguments select files by path; `--rounds N` sets
 * the number of kills of programs, `--only whole|pooler|clients` selects one part. Missing requirements of a part are
 * reported, and fail the run with TEST_POOLER=required and TEST_CLIENTS=required.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPgBouncer } from '../packages/server/test/support/find-pgbouncer.ts';
import { brokenFile } from './test/file-result.ts';
import { ensureChromium } from './test/install-chromium.ts';
import { summary } from './test/report.ts';
import { measured, runLanes } from './test/run-lanes.ts';
import { selectTestFiles } from './test/select-files.ts';
import { signalOfEnd } from './test/signal-of-end.ts';

const root = join(import.meta.dirname, '..');

function clientsPass(signal) {
  const child = spawn(process.execPath, [join(root, 'tools', 'clients', 'main.ts')], { cwd: root, stdio: 'inherit' });
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Milliseconds after which a file counts as hanging: a matrix of pages takes many minutes. */
const fileLimitMs = 3_600_000;

/** Part → lanes it ran. */
const parts = {
  async whole({ words, env, signal }) {
    return runLanes(selectTestFiles(root, words, 'whole'), { root, env, signal, fileLimitMs });
  },

  async pooler({ words, env, signal }) {
    const paths = selectTestFiles(root, words).filter((path) => path.startsWith('packages/server/test/api/'));
    if (paths.length === 0) return [];
    if (findPgBouncer() === null && env.TEST_POOLER !== 'required') {
      process.stdout.write('NOT RUN: the API suite through PgBouncer, which is not installed.\n');
      return [];
    }
    return runLanes(paths, { root, env: { ...env, TEST_THROUGH_POOLER: 'yes' }, signal, prefix: 'pooled ' });
  },

  async clients({ words, signal }) {
    if (words.length > 0) return [];
    const name = 'clients';
    const run = async () => {
      const result = { ...brokenFile(name, 0, 'see above'), path: name };
      return (await clientsPass(signal)) ? [{ ...result, passed: 1, failed: 0, failures: [] }] : [result];
    };
    return [await measured(name, run)];
  },
};

async function main(args) {
  const { values, positionals: words } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string' }, only: { type: 'string' } },
  });
  if (values.only !== undefined && !Object.hasOwn(parts, values.only)) {
    process.stderr.write(`No part is called ${values.only}. The parts are: ${Object.keys(parts).join(', ')}.\n`);
    return 2;
  }
  const signal = signalOfEnd();
  const rounds = values.rounds === undefined ? {} : { TEST_ROUNDS: values.rounds };
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(root), ...rounds };
  const lanes = [];
  for (const [name, run] of Object.entries(parts)) {
    if (signal.aborted || (values.only ?? name) !== name) continue;
    lanes.push(...(await run({ words, env, signal })));
  }
  process.stdout.write(summary(lanes));
  return !signal.aborted && lanes.every(({ results }) => results.every(({ failed }) => failed === 0)) ? 0 : 1;
}

// Resources that a test left open must not keep the run from ending.
process.exit(await main(process.argv.slice(2)));
