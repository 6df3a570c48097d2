import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canonicalBody, canonicalQuery } from './canonical-body.ts';

const canonical = (text: string) => String(canonicalBody(Buffer.from(text)));

describe('two bodies', () => {
  for (const [left, right, same] of [
    ['{"a":1,"b":[1,2]}', ' { "b" : [1, 2],\n "a" : 1.0 } ', true],
    ['{"a":{"y":1,"x":2}}', '{"a":{"x":2,"y":1}}', true],
    ['{"a":"\\u0041"}', '{"a":"A"}', true],
    ['{"a":[1,2]}', '{"a":[2,1]}', false],
    ['{"a":1}', '{"a":"1"}', false],
    ['{"a":null}', '{}', false],
    ['{"a":1}', '{"A":1}', false],
    ['{"__proto__":1}', '{}', false],
    ['no json', 'no  json', false],
    ['', '{}', false],
  ] as const) {
    it(`${JSON.stringify(left)} and ${JSON.stringify(right)} are ${same ? 'one' : 'two'}`, () =>
      assert.equal(canonical(left) === canonical(right), same));
  }

  it('that are nested without limit are compared byte by byte', () => {
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    assert.equal(canonical(deep), deep);
    assert.notEqual(canonical(deep), canonical(`${deep} `));
  });
});

describe('two queries', () => {
  it('are equal in another order and escaping', () => {
    assert.equal(canonicalQuery('b=2&a%5Bx%5D=1'), canonicalQuery('a[x]=1&b=2'));
    assert.notEqual(canonicalQuery('a=1'), canonicalQuery('a=2'));
    assert.equal(canonicalQuery(''), '');
  });
});
