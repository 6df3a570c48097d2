/** Compression of files that never change, once when they are built: each gets a brotli and a gzip twin next to it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|html|json|txt)$/;
/** Minimum size in bytes; below it the headers outweigh the savings. */
const smallest = 1000;

/** @param {string} folder whose files, not those of its folders, are compressed */
export function compressAssets(folder) {
  compressFiles(readdirSync(folder).map((name) => join(folder, name)));
}

/** @param {readonly string[]} paths of files, of which those of text are compressed */
export function compressFiles(paths) {
  for (const path of paths.filter((each) => compressible.test(each))) {
    const bytes = readFileSync(path);
    if (bytes.length < smallest) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
