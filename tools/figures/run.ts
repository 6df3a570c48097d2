/**
 * `npm run check figures`: each figure of the code with its limit. It fails if a figure rises; after one falls, its
 * limit is to be lowered, so that it cannot rise again.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFigures } from './code.ts';
import { dashboardFigures } from './dashboard.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|[\\/]generated[\\/]/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));

for (const { name, limit, count } of [...dashboardFigures, ...codeFigures]) {
  const counted = count(sources);
  if (counted > limit) process.exitCode = 1;
  // Figures of language have one decimal; their limits are integers.
  const advice = Math.ceil(counted) < limit ? `; lower the limit to ${Math.ceil(counted)}` : '';
  process.stdout.write(`${counted > limit ? 'ABOVE ' : ''}${name}: ${counted}, at most ${limit}${advice}\n`);
}
