/** Build of the hosted flow if its sources changed since the last build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, filesBelow } from './built-from.mjs';
import { compressAssets } from './compress-assets.mjs';
import { runNpm, StepFailed } from './run-child.mjs';

/**
 * @param {string} root folder of the checkout
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} node
 */
export async function buildFlow(root, node) {
  const flow = join(root, 'packages', 'flow');
  const sources = [
    ...[join(flow, 'src'), join(root, 'packages', 'texts', 'src')]
      .flatMap(filesBelow)
      .filter((path) => !path.includes('.test.')),
    join(flow, 'package.json'),
    join(flow, 'vite.config.ts'),
    join(root, 'tools', 'run', 'compress-assets.mjs'),
  ];
  const client = join(flow, 'dist', 'client');
  const build = builtFrom(root, sources, join(flow, 'dist', '.sources-sha256'));
  if (build.isCurrent && existsSync(join(flow, 'dist', 'server', 'render.js')) && existsSync(client)) return;
  process.stderr.write('Building the hosted flow.\n');
  const code = await runNpm(['run', 'build', '-w', 'packages/flow', '--silent'], { cwd: root, node });
  if (code !== 0) throw new StepFailed(`The hosted flow could not be built (exit code ${code}).`);
  compressAssets(client);
  build.finished();
}
