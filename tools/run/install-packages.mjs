/** Exact installation of the packages of the lock file, unless `node_modules` has them already. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm, StepFailed } from './run-child.mjs';

function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Returns true if npm's own record of the tree has every package of the lock file. Packages of other platforms are
 * optional and may be absent.
 * @param {string} lockText
 * @param {string | null} installedText text of node_modules/.package-lock.json
 */
export function holdsLockedPackages(lockText, installedText) {
  if (installedText === null) return false;
  const installed = JSON.parse(installedText).packages ?? {};
  return Object.entries(JSON.parse(lockText).packages ?? {}).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} root folder of the checkout
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} node
 */
export async function installPackages(root, node) {
  const lockText = readOrNull(join(root, 'package-lock.json'));
  if (lockText === null) throw new StepFailed('package-lock.json is missing; this is not a whole checkout.');
  const stampPath = join(root, 'node_modules', '.countersign-lock-sha256');
  const stamp = createHash('sha256').update(lockText).digest('hex');
  if (readOrNull(stampPath) === stamp) return;
  // A developer's own `npm install` leaves the right tree without the stamp.
  if (!holdsLockedPackages(lockText, readOrNull(join(root, 'node_modules', '.package-lock.json')))) {
    process.stderr.write('Installing the packages of package-lock.json.\n');
    const code = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      node,
    });
    if (code !== 0) throw new StepFailed(`npm could not install the packages (exit code ${code}).`);
  }
  writeFileSync(stampPath, stamp);
}
