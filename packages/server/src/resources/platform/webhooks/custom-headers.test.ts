import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headersProblem } from './custom-headers.ts';

const good: readonly Record<string, string>[] = [
  {},
  { Authorization: 'Bearer abc.def', 'X-API-Key': 'k', 'CF-Access-Client-Id': 'a b' },
  { 'Calling-Application': 'x' },
];
const bad: readonly (readonly [string, Record<string, string>])[] = [
  ['a line break in a value', { 'x-a': 'a\r\nHost: evil' }],
  ['a lone line feed in a value', { 'x-a': 'a\nb' }],
  ['NUL in a value', { 'x-a': 'a\0b' }],
  ['text beyond ASCII', { 'x-a': 'é' }],
  ['an empty value', { 'x-a': '' }],
  ['space at the end of a value', { 'x-a': 'a ' }],
  ['a colon in a name', { 'x:a': 'a' }],
  ['a line break in a name', { 'x\r\ny': 'a' }],
  ['an empty name', { '': 'a' }],
  ['a name twice in two casings', { 'X-A': 'a', 'x-a': 'b' }],
  ['more than twenty', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`x-${index}`, 'a']))],
  ...['Host', 'content-length', 'Content-Type', 'Transfer-Encoding', 'connection', 'Proxy-Authorization'].map(
    (name) => [name, { [name]: 'a' }] as const,
  ),
  ...['Service-Signature', 'service-webhook-id', 'Service-Webhook-Attempts-Made', 'webhook-signature'].map(
    (name) => [name, { [name]: 'a' }] as const,
  ),
];

describe('custom headers', () => {
  for (const headers of good) {
    it(`may be ${Object.keys(headers).join(', ') || 'none'}`, () => assert.equal(headersProblem(headers), null));
  }
  for (const [name, headers] of bad) it(`may not have ${name}`, () => assert.notEqual(headersProblem(headers), null));
});
