/** Build of the documentation: pages, search index, their policy, and a compressed twin of each text. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../tools/run/built-from.mjs';
import { compressFiles } from '../../tools/run/compress-assets.mjs';
import { policySources } from './policy.mjs';

// The framework would report each build to its makers. It reads this when it is loaded.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const { build } = await import('astro');

const root = import.meta.dirname;
await build({ root, logLevel: 'error' });

const files = filesBelow(join(root, 'dist', 'site'));
const pages = files.filter((path) => path.endsWith('.html')).map((path) => readFileSync(path, 'utf8'));
writeFileSync(join(root, 'dist', 'policy.json'), JSON.stringify(policySources(pages)));
compressFiles(files);
