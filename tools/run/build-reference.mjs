/** Assembly of the files for the API reference at `/docs`: the library's and the product's, compressed once. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtFrom, filesBelow } from './built-from.mjs';
import { compressAssets } from './compress-assets.mjs';

const ofLibrary = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js'];

/** @param {string} root folder of the checkout */
export function buildReference(root) {
  const library = join(root, 'node_modules', 'swagger-ui-dist');
  const assets = [
    ...ofLibrary.map((name) => join(library, name)),
    ...filesBelow(join(root, 'packages', 'server', 'assets', 'docs')),
  ];
  const sources = [...assets, join(root, 'tools', 'run', 'compress-assets.mjs')];
  const folder = join(root, 'packages', 'server', 'dist', 'docs');
  const build = builtFrom(root, sources, join(folder, '.sources-sha256'));
  if (build.isCurrent) return;
  process.stderr.write('Preparing the API reference.\n');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of assets) copyFileSync(path, join(folder, basename(path)));
  compressAssets(folder);
  build.finished();
}
