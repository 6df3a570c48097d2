/**
 * `npm run check figures`: each figure of the code with its limit. It fails if a figure rises; after one falls, its
 * limit is to be lowered, so that it cannot rise again.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFigures } from './code.ts';
import { dashboardFigures } from './dashboard.ts';
import type { Source, SourceKind } from './figure.ts';
import { sliceFigures } from './slices.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (pattern: string, isCounted: (path: string) => boolean = () => true): Source[] =>
  globSync(pattern, { cwd: root })
    .filter(isCounted)
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
const sources: Readonly<Record<SourceKind, readonly Source[]>> = {
  code: read('packages/*/src/**/*.{ts,tsx}', (path) => !/\.test\.|[\\/]generated[\\/]/.test(path)),
  tests: read('packages/*/{src,test}/**/*.test.ts'),
  manual: read('{README,CONTRIBUTING,SECURITY,docs/*}.md'),
};

for (const { name, limit, of = 'code', count } of [...dashboardFigures, ...codeFigures, ...sliceFigures]) {
  const counted = count(sources[of]);
  if (counted > limit) process.exitCode = 1;
  // Figures of language have one decimal; their limits are integers.
  const advice = Math.ceil(counted) < limit ? `; lower the limit to ${Math.ceil(counted)}` : '';
  process.stdout.write(`${counted > limit ? 'ABOVE ' : ''}${name}: ${counted}, at most ${limit}${advice}\n`);
}
