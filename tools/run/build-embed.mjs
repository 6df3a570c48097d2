/** Build of the client for pages that embed the flow, if its sources changed since the last build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, filesBelow } from './built-from.mjs';
import { compressAssets } from './compress-assets.mjs';
import { runNpm, StepFailed } from './run-child.mjs';

/**
 * @param {string} root folder of the checkout
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} node
 */
export async function buildEmbed(root, node) {
  const embed = join(root, 'packages', 'embed');
  const sources = [
    ...filesBelow(join(embed, 'src')).filter((path) => !path.includes('.test.')),
    ...['package.json', 'tsconfig.build.json', 'vite.config.ts'].map((name) => join(embed, name)),
    join(root, 'tools', 'run', 'compress-assets.mjs'),
  ];
  const dist = join(embed, 'dist');
  const build = builtFrom(root, sources, join(dist, '.sources-sha256'));
  if (build.isCurrent && existsSync(join(dist, 'global.js'))) return;
  process.stderr.write('Building the client for other pages.\n');
  const code = await runNpm(['run', 'build', '-w', 'packages/embed', '--silent'], { cwd: root, node });
  if (code !== 0) throw new StepFailed(`The client for other pages could not be built (exit code ${code}).`);
  compressAssets(dist);
  build.finished();
}
