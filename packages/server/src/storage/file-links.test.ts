import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestScopes, madeAt } from '../../test/support/records.ts';
import { addSeconds } from '../lib/clock.ts';
import { fileReference, parseFileToken, signFileLinks, verifyFileToken } from './file-links.ts';

const scopeOf = createTestScopes();
const [a, b] = [scopeOf('env_a'), scopeOf('env_b')];
const base = 'https://id.example.com';
const terms = { baseUrl: base, now: madeAt, lifeSeconds: 60, withKey: false };

const json = signFileLinks(JSON.stringify({ url: fileReference('file_1', 'front.jpg') }), a, terms);
const link = new URL((JSON.parse(json) as { url: string }).url);
const text = link.searchParams.get('access_token') ?? '';
const opens = (changed: string, fileId = 'file_1', scope = a, now = madeAt): boolean => {
  const token = parseFileToken(changed);
  return token !== null && verifyFileToken(token, fileId, scope, now);
};

describe('file links', () => {
  it('refer to the file under the public address', () => {
    assert.equal(link.origin + link.pathname, `${base}/files/file_1/front.jpg`);
    assert.equal(json.includes('\\u0000'), false);
  });

  it('open their file until the second in which they expire', () => {
    assert.equal(opens(text), true);
    assert.equal(opens(text, 'file_1', a, addSeconds(madeAt, 59)), true);
    assert.equal(opens(text, 'file_1', a, addSeconds(madeAt, 60)), false);
  });

  it('open no other file, and nothing in another environment', () => {
    assert.equal(opens(text, 'file_2'), false);
    assert.equal(opens(text, 'file_1', b), false);
    assert.equal(opens(text.replace('env_a', 'env_b'), 'file_1', b), false);
  });

  const expires = String(parseFileToken(text)?.expires);
  const forged: readonly (readonly [string, string])[] = [
    ['a longer life', text.replace(expires, String(Number(expires) + 3600))],
    ['a changed MAC', text.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['a MAC in capitals', text.replace(/[0-9a-f]{64}$/, (mac) => mac.toUpperCase())],
    ['a cut MAC', text.slice(0, -2)],
    ['no MAC', text.slice(0, -65)],
    ['a session MAC', `env_a.${expires}.${a.keys.mac('session', `env_a|file_1|${expires}`)}`],
    ['something behind it', `${text}.x`],
    ['nothing', ''],
  ];
  for (const [name, changed] of forged) {
    it(`are refused with ${name}`, () => assert.equal(opens(changed), false));
  }

  it('replace every reference of a text, and nothing that a client could have sent', () => {
    const document = {
      first: fileReference('file_1', 'front.jpg'),
      second: fileReference('file_2', 'back.jpg'),
      note: 'file:file_1/front.jpg',
      literal: '\\u0000file:file_1/front.jpg',
    };
    const signed = JSON.parse(signFileLinks(JSON.stringify(document), a, terms)) as typeof document;
    assert.match(signed.first, /^https:.*file_1.*access_token=/);
    assert.match(signed.second, /^https:.*file_2.*access_token=/);
    assert.equal(signed.note, document.note);
    assert.equal(signed.literal, document.literal);
  });

  it('leave a text without references unchanged', () => {
    assert.equal(signFileLinks('{"a":1}', a, terms), '{"a":1}');
  });
});
