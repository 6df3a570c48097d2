/** Comparison of a build with its sources: their hash is stored next to the build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns the paths of all files at any depth, sorted. */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/**
 * @param {string} root folder of the checkout
 * @param {readonly string[]} sources paths of the files that the build is made of
 * @param {string} stampPath where the hash is kept
 */
export function builtFrom(root, sources, stampPath) {
  const hash = createHash('sha256');
  for (const path of sources) hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  const stamp = hash.digest('hex');
  return {
    isCurrent: existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp,
    finished: () => writeFileSync(stampPath, stamp),
  };
}
