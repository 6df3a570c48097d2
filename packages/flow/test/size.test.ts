/** The flow stays light: what a phone fetches before the first screen can be used. Sizes in bytes, gzip level 9. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { distDirectory, render } from './support/build.ts';
import { pages } from './support/pages.ts';

const client = new URL('client/', distDirectory);
const files = readdirSync(client).filter((name) => /\.(js|css)$/.test(name));
const compressed = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;
const sizeOf = (name: string) => compressed(readFileSync(new URL(name, client)));

test('script before the first screen is under 60 kB, in the language with the longest texts', () => {
  const texts = files.filter((name) => /^(en-US|es-MX|fr|de)-/.test(name)).map(sizeOf);
  const rest = files.filter((name) => name.endsWith('.js') && !/^(en-US|es-MX|fr|de)-/.test(name)).map(sizeOf);
  assert.equal(texts.length, 4);
  const total = Math.max(...texts) + rest.reduce((sum, size) => sum + size, 0);
  assert.ok(total < 60_000, `${total} bytes`);
  // The flow's own aim is stricter: half of what is allowed.
  assert.ok(total < 30_000, `${total} bytes`);
});

test('HTML and style of the first screen fit the first 14 kB of a connection', () => {
  const html = compressed(render(pages.start, { nonce: 'n', assetBase: '/' }));
  const css = files.filter((name) => name.endsWith('.css')).map(sizeOf);
  assert.equal(css.length, 1);
  assert.ok(html + (css[0] ?? 0) < 14_000, `${html} + ${css[0]} bytes`);
});

test('nothing in the bundle talks to another host, and only one file of the source talks at all', () => {
  const source = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const talking = source.filter((name) => {
    if (!/\.tsx?$/.test(name)) return false;
    return /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/.test(
      readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'),
    );
  });
  assert.deepEqual(talking, ['send-answer.ts']);
  for (const name of files) {
    const urls = readFileSync(new URL(name, client), 'utf8').match(/https?:\/\/[\w.-]+/g) ?? [];
    assert.deepEqual(
      [...new Set(urls)].filter((url) => url !== 'http://www.w3.org'),
      [],
      name,
    );
  }
});
