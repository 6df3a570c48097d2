/** Build of the documentation if its sources changed since the last build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom, filesBelow } from './built-from.mjs';
import { runNpm, StepFailed } from './run-child.mjs';

/**
 * @param {string} root folder of the checkout
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} node
 */
export async function buildDocs(root, node) {
  const docs = join(root, 'packages', 'docs');
  const sources = [
    ...[join(docs, 'src'), join(docs, 'public')].flatMap(filesBelow),
    ...['astro.config.mjs', 'build.mjs', 'package.json', 'policy.mjs', 'sidebar.mjs'].map((name) => join(docs, name)),
    // The reference and the errors are made from these.
    ...['openapi/2026-09-29.json', 'src/api/errors.ts', 'src/lib/refusal.ts', 'src/lib/unavailable.ts'].map((name) =>
      join(root, 'packages', 'server', name),
    ),
    join(root, 'tools', 'run', 'compress-assets.mjs'),
  ];
  const dist = join(docs, 'dist');
  const build = builtFrom(root, sources, join(dist, '.sources-sha256'));
  if (build.isCurrent && existsSync(join(dist, 'policy.json'))) return;
  process.stderr.write('Building the documentation.\n');
  const code = await runNpm(['run', 'build', '-w', 'packages/docs', '--silent'], { cwd: root, node });
  if (code !== 0) throw new StepFailed(`The documentation could not be built (exit code ${code}).`);
  build.finished();
}
