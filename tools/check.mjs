/**
 * All checks of a change, as named steps with their times. Every step runs, so one run reports every fault; step names
 * as arguments select steps.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const modules = (path) => join(root, 'node_modules', path);

/** Step → file that Node runs, and its arguments, ordered from quick to slow. */
const steps = {
  format: [modules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  types: ['tools/run/check-types.mjs'],
  dependencies: ['tools/dependency-rules/run.ts'],
  figures: ['tools/figures/run.ts'],
  'dead-code': [modules('knip/bin/knip.js'), '--no-progress'],
  // npm drops platform packages that the registry lacks from the lock file, and `npm ci` then refuses that file
  // everywhere.
  'lock-file': ['tools/run/check-lock-file.mjs'],
  generated: ['tools/generate.mjs', '--check'],
  'lint-openapi': ['tools/lint-openapi.ts'],
  tests: ['tools/test.mjs'],
};

function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => child.kill(name));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  process.stderr.write(`No step is called ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}.\n`);
  process.exit(2);
}

const results = [];
for (const [name, args] of Object.entries(steps)) {
  if (given.length > 0 && !given.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  const begin = performance.now();
  const code = await run(args);
  results.push({ name, passed: code === 0, seconds: (performance.now() - begin) / 1000 });
}

process.stdout.write('\n');
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1)} s\n`);
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
