/** Builds the hosted flow when its sources are not the ones of the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runNpm, StepFailed } from './run-child.mjs';

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} root folder of the checkout
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} node
 */
export async function buildFlow(root, node) {
  const flow = join(root, 'packages', 'flow');
  const sources = [...filesBelow(join(flow, 'src')), join(flow, 'package.json'), join(flow, 'vite.config.ts')];
  const stampPath = join(flow, 'dist', '.sources-sha256');
  const stamp = hashOf(
    root,
    sources.filter((path) => !path.includes('.test.')),
  );
  const built = existsSync(join(flow, 'dist', 'server', 'render.js')) && existsSync(join(flow, 'dist', 'client'));
  if (built && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  process.stderr.write('Building the hosted flow.\n');
  const code = await runNpm(['run', 'build', '-w', 'packages/flow', '--silent'], { cwd: root, node });
  if (code !== 0) throw new StepFailed(`The hosted flow could not be built (exit code ${code}).`);
  writeFileSync(stampPath, stamp);
}
