/** Built assets of the browser, by the manifest of their build. */
import { readFileSync } from 'node:fs';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  /** Names of the entries that this one imports. */
  readonly imports?: readonly string[];
}

// Path relative to the built renderer: dist/server/render.js next to dist/client.
const manifestFile = new URL('../client/.vite/manifest.json', import.meta.url);
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, ManifestEntry>>;

/** Returns the assets of a source file. Throws if the build has none. */
export function assetsOf(source: string): ManifestEntry {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`the manifest of the flow's assets has no ${source}; build the flow again`);
  return entry;
}

export const browserAssets = assetsOf('src/browser.tsx');
