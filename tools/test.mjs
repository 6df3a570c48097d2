/**
 * Runs the tests for a change: all of them, or those whose path contains one of the given words, or with `--changed`
 * those that a change since main can reach. The browser tests get a Chromium in CHROMIUM_PATH, installed if there is
 * none; they are never skipped.
 */
import { join } from 'node:path';
import { changedFiles, reachOf } from './test/changed-files.ts';
import { ChromiumError, findChromium } from './test/find-chromium.ts';
import { readImportGraph } from './test/import-graph.ts';
import { ensureChromium } from './test/install-chromium.ts';
import { summary } from './test/report.ts';
import { runLanes } from './test/run-lanes.ts';
import { selectTestFiles } from './test/select-files.ts';
import { signalOfEnd } from './test/signal-of-end.ts';

const root = join(import.meta.dirname, '..');
const onlyChanged = '--changed';
/** Puts a PgBouncer in transaction mode in front of the database of every service that a test starts. */
const throughPooler = '--through-pooler';

function reachedByChange(files) {
  const changed = changedFiles(root);
  if (changed === null) throw new Error('--changed needs git and a branch main.');
  const { tests, generic } = reachOf(readImportGraph(root), files, changed);
  process.stdout.write(
    generic === null
      ? `${changed.length} changed files reach ${tests.length} of ${files.length} test files.\n`
      : `${generic} may reach anything: all tests run.\n`,
  );
  return tests;
}

async function main(given) {
  const filters = given.filter((word) => ![onlyChanged, throughPooler].includes(word));
  const matching = selectTestFiles(root, filters);
  if (matching.length === 0 && selectTestFiles(root, filters, 'whole').length > 0) {
    process.stdout.write('These tests are for `npm run test:whole`.\n');
    return 0;
  }
  if (matching.length === 0) {
    process.stderr.write(`No test file has ${filters.map((word) => `"${word}"`).join(' or ')} in its path.\n`);
    return 1;
  }
  const files = given.includes(onlyChanged) ? reachedByChange(matching) : matching;
  // A run of a few named files does not wait for an installation.
  const chromium = filters.length === 0 ? ensureChromium(root) : findChromium(process.env);
  const env = {
    ...process.env,
    ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
    ...(given.includes(throughPooler) ? { TEST_THROUGH_POOLER: 'yes' } : {}),
  };
  const signal = signalOfEnd();
  const lanes = await runLanes(files, { root, env, signal });
  process.stdout.write(summary(lanes));
  return !signal.aborted && lanes.every(({ results }) => results.every(({ failed }) => failed === 0)) ? 0 : 1;
}

/** Prints a missing Chromium as a sentence, not as a fault. */
function toldFault(error) {
  if (!(error instanceof ChromiumError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
}

// Resources that a test left open must not keep the run from ending.
process.exit(await main(process.argv.slice(2)).catch(toldFault));
