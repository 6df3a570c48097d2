import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { servedType } from './served-type.ts';

const cases: readonly (readonly [stored: string, served: string])[] = [
  ['image/jpeg', 'image/jpeg'],
  ['IMAGE/PNG', 'image/png'],
  ['application/pdf', 'application/pdf'],
  ['text/plain', 'text/plain; charset=utf-8'],
  ['video/mp4', 'video/mp4'],
  ['image/svg+xml', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  ['text/html; charset=utf-8', 'application/octet-stream'],
  ['application/xhtml+xml', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['image/jpeg; x=text/html', 'image/jpeg'],
  ['', 'application/octet-stream'],
];

describe('servedType', () => {
  for (const [stored, served] of cases) {
    it(`sends ${stored === '' ? 'what has no type' : stored} as ${served}`, () => {
      assert.equal(servedType(stored), served);
    });
  }
});
