import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type IdKind, idPrefixes, randomIds } from './ids.ts';

describe('randomIds', () => {
  it('gives every kind its own prefix and 24 characters, inquiries 32', () => {
    for (const kind of Object.keys(idPrefixes) as IdKind[]) {
      const length = kind === 'inquiry' ? 32 : 24;
      const form = new RegExp(`^${idPrefixes[kind]}_[1-9A-HJ-NP-Za-km-z]{${length}}$`);
      assert.match(randomIds.next(kind), form);
    }
    assert.equal(new Set(Object.values(idPrefixes)).size, Object.keys(idPrefixes).length);
  });

  it('does not repeat itself over many blocks of random bytes', () => {
    const made = new Set(Array.from({ length: 5000 }, () => randomIds.next('event')));
    assert.equal(made.size, 5000);
  });

  it('uses all 58 characters about equally often', () => {
    const counts = new Map<string, number>();
    const text = Array.from({ length: 580 }, () => randomIds.token(100)).join('');
    for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
    assert.equal(counts.size, 58);
    // 1000 each are expected; a limit of eight standard deviations avoids random failures.
    for (const [character, count] of counts) assert.ok(Math.abs(count - 1000) < 255, `${character}: ${count}`);
  });
});
