/**
 * Runs the tests: all of them, or those whose path holds one of the words given. The browser tests get a Chromium in
 * CHROMIUM_PATH, installed where there is none; they never pass by being left out. `--through-pooler` puts a PgBouncer in
 * transaction mode before the database of every service that a test starts.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ChromiumError, findChromium } from './test/find-chromium.ts';
import { ensureChromium } from './test/install-chromium.ts';
import { selectTestFiles } from './test/select-files.ts';

const root = join(import.meta.dirname, '..');
/** Milliseconds after which a test or a file counts as hanging; far above the slowest on a busy machine. */
const hangLimit = { test: 300_000, file: 600_000 };

function runTests(files, env) {
  const reporter = process.stdout.isTTY ? 'spec' : join(import.meta.dirname, 'test', 'compact-reporter.ts');
  const args = [
    '--test',
    '--test-concurrency=2',
    `--test-timeout=${hangLimit.test}`,
    `--import=${new URL(`test/end-hung-file.mjs?limit=${hangLimit.file}`, import.meta.url).href}`,
    `--test-reporter=${reporter}`,
    ...files,
  ];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const throughPooler = '--through-pooler';

async function main(given) {
  const filters = given.filter((word) => word !== throughPooler);
  const files = selectTestFiles(root, filters);
  if (files.length === 0) {
    process.stderr.write(`No test file has ${filters.map((word) => `"${word}"`).join(' or ')} in its path.\n`);
    return 1;
  }
  // Someone who runs a few files by name is not made to wait for an installation.
  const chromium = filters.length === 0 ? ensureChromium(root) : findChromium(process.env);
  return runTests(files, {
    ...process.env,
    ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
    ...(given.includes(throughPooler) ? { TEST_THROUGH_POOLER: 'yes' } : {}),
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ChromiumError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
