/** Build of the dashboard if its sources changed since the last build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, filesBelow } from './built-from.mjs';
import { compressAssets } from './compress-assets.mjs';
import { runNpm, StepFailed } from './run-child.mjs';

/**
 * @param {string} root folder of the checkout
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} node
 */
export async function buildDashboard(root, node) {
  const dashboard = join(root, 'packages', 'dashboard');
  const sources = [
    ...[join(dashboard, 'src'), join(root, 'packages', 'texts', 'src')]
      .flatMap(filesBelow)
      .filter((path) => !path.includes('.test.')),
    ...['index.html', 'package.json', 'vite.config.ts'].map((name) => join(dashboard, name)),
    join(root, 'tools', 'run', 'compress-assets.mjs'),
  ];
  const dist = join(dashboard, 'dist');
  const build = builtFrom(root, sources, join(dist, '.sources-sha256'));
  if (build.isCurrent && existsSync(join(dist, 'index.html'))) return;
  process.stderr.write('Building the dashboard.\n');
  const code = await runNpm(['run', 'build', '-w', 'packages/dashboard', '--silent'], { cwd: root, node });
  if (code !== 0) throw new StepFailed(`The dashboard could not be built (exit code ${code}).`);
  compressAssets(join(dist, 'assets'));
  build.finished();
}
