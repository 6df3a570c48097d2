/** Size budgets of the compressed files that a browser loads: of the first page and of each page's own part. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8')) as Readonly<Record<string, Chunk>>;

const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, dist))).length, 0) / 1000;

/** Returns all files loaded with these parts, each once. */
function loadedWith(names: readonly string[]): { readonly scripts: Set<string>; readonly styles: Set<string> } {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: new Set(chunks.map(({ file }) => file)),
    styles: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
}

const first = loadedWith(['index.html', 'src/pages/home/home.tsx', 'src/texts/en/index.ts']);
const pages = Object.keys(manifest).filter((name) => name.startsWith('src/pages/'));

test('the first page is at most 190 kB of script and 15 kB of style', (t) => {
  const [script, style] = [kilobytes(first.scripts), kilobytes(first.styles)];
  t.diagnostic(`${script.toFixed(1)} kB script, ${style.toFixed(1)} kB style`);
  assert.ok(script <= 190, `${script} kB of script`);
  assert.ok(style <= 15, `${style} kB of style`);
});

describe('a page adds at most 60 kB of its own to the first one', () => {
  for (const name of pages) {
    test(name, () => {
      const { scripts } = loadedWith([name]);
      const own = kilobytes([...scripts].filter((file) => !first.scripts.has(file)));
      assert.ok(own <= 60, `${own} kB`);
    });
  }
});

test('no file names another host', () => {
  const { scripts } = loadedWith(Object.keys(manifest));
  const named = [...scripts].flatMap((file) => {
    const text = readFileSync(new URL(file, dist), 'utf8');
    return [...text.matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address);
  });
  // Markup namespaces, and pages where libraries explain their error codes.
  const explained =
    /^https?:\/\/(www\.w3\.org|react\.dev|simplewebauthn\.dev|localhost|tanstack\.com|bugzilla\.mozilla\.org)$/;
  assert.deepEqual(
    [...new Set(named)].filter((address) => !explained.test(address)),
    [],
  );
});
