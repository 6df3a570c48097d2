import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sessionTokenOf } from './session-cookies.ts';

const token = 'A'.repeat(44);
const http = 'http://127.0.0.1:3000';
const https = 'https://verify.example.com';

for (const [cookie, baseUrl, found] of [
  [`session=${token}`, http, token],
  [`__Host-session=${token}`, https, token],
  [`session=${token}`, https, null],
  [`session=${'B'.repeat(44)}; __Host-session=${token}`, https, token],
  [`a=b; session=${token}; c=d`, http, token],
  ['session=short', http, null],
  ['', https, null],
] as const) {
  it(`${found === null ? 'takes no' : 'takes the'} session of "${cookie.slice(0, 30)}" at ${baseUrl}`, () =>
    assert.equal(sessionTokenOf({ cookie }, baseUrl), found));
}
