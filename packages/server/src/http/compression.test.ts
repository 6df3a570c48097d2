import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeSlices } from '../resources/index.ts';
import { createSecrecy, encode, encodingOf } from './compression.ts';

const registry = describeSlices();
const endpoints = registry.slices.flatMap((slice) => slice.endpoints);
const endpointOf = (operationId: string) => {
  const found = endpoints.find((each) => each.operationId === operationId);
  assert.ok(found, operationId);
  return found;
};

describe('encodingOf', () => {
  const cases: readonly [string | undefined, 'br' | 'gzip' | null][] = [
    [undefined, null],
    ['', null],
    ['identity', null],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0', null],
    ['deflate, zstd', null],
  ];
  for (const [header, expected] of cases) {
    it(`chooses ${expected ?? 'nothing'} for ${header ?? 'no header'}`, () =>
      assert.equal(encodingOf(header), expected));
  }
});

describe('encode', () => {
  const text = Buffer.from('identity '.repeat(500));

  it('returns the original after decompression', async () => {
    assert.deepEqual(brotliDecompressSync((await encode(text, 'br')).body), text);
    assert.deepEqual(gunzipSync((await encode(text, 'gzip')).body), text);
  });

  it('leaves a body shorter than a kilobyte unchanged', async () => {
    assert.deepEqual(await encode(text.subarray(0, 999), 'br'), { body: text.subarray(0, 999), encoding: null });
  });
});

/** Members whose name suggests a secret although they contain none. */
const harmless = new Set([
  'file-access-token-expires-in',
  'one-time-link-interval-seconds',
  'has-password',
  'email-credentials-leaked',
  'email-credentials-leaked-recent',
]);
/** Exempts the `token` of a media source, which is its short name. */
const isSourceOfMedia = (path: string): boolean => path.endsWith('/sources/items/properties');

function unmarked(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => {
    const tells =
      /token|secret|one-time|password|credential/.test(name) && typeof value === 'object' && name !== 'x-secret';
    const marked = JSON.stringify(value)?.includes('"x-secret":true') === true;
    return [
      ...(tells && !marked && !harmless.has(name) && !isSourceOfMedia(path) ? [`${path}/${name}`] : []),
      ...unmarked(value, `${path}/${name}`),
    ];
  });
}

describe('createSecrecy', () => {
  it('covers every response member that is named like a secret: it is marked, or declared as none', () => {
    const kinds = registry.slices.flatMap((slice) => slice.kinds);
    const found = [
      ...kinds.flatMap(({ type, attributes }) => unmarked(attributes, type)),
      ...endpoints.flatMap(({ operationId, answerMeta }) => unmarked(answerMeta, operationId)),
      ...endpoints.flatMap(({ operationId, answerBody }) => unmarked(answerBody, operationId)),
    ];
    assert.deepEqual(found, []);
  });

  it('does not compress responses that may contain a token, a key, a signing secret or a link to a file', () => {
    const holdsNoSecret = createSecrecy(registry);
    const body = Buffer.from('{}');
    for (const id of ['create-an-inquiry', 'retrieve-an-inquiry', 'create-an-api-key', 'create-a-webhook']) {
      assert.equal(holdsNoSecret(endpointOf(id), body), false, id);
    }
    assert.equal(holdsNoSecret(endpointOf('list-all-inquiries'), body), true);
    const link = Buffer.from('{"photo-url":"https://a/files/f/front.jpg?access_token=x"}');
    assert.equal(holdsNoSecret(endpointOf('list-all-inquiries'), link), false);
  });
});
