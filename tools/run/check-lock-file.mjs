/** Checks with npm that a fresh checkout could be installed from the lock file, without installing anything. */
import { join } from 'node:path';
import { runNpm } from './run-child.mjs';

const root = join(import.meta.dirname, '..', '..');
process.exitCode = await runNpm(
  ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  {
    cwd: root,
    node: { execPath: process.execPath, env: process.env },
  },
);
