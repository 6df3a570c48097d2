/** The flow's bundle makes no requests to other hosts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { distDirectory } from './support/build.ts';

const client = new URL('client/', distDirectory);
const files = readdirSync(client).filter((name) => /\.(js|css)$/.test(name));
test('the bundle connects to no other host, and only two source files send requests at all', () => {
  const source = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const talking = source.filter((name) => {
    if (!/\.tsx?$/.test(name)) return false;
    return /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/.test(
      readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8'),
    );
  });
  assert.deepEqual(talking.toSorted(), ['parts.ts', 'send-answer.ts']);
  for (const name of files) {
    const urls = readFileSync(new URL(name, client), 'utf8').match(/https?:\/\/[\w.-]+/g) ?? [];
    assert.deepEqual(
      [...new Set(urls)].filter((url) => url !== 'http://www.w3.org'),
      [],
      name,
    );
  }
});
