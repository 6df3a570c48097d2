import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filtered, keptBody, keptQuery } from './kept-params.ts';

const inquiryId = `inq_${'a'.repeat(32)}`;
const about = (resourceType: string, ...named: string[]) => ({ resourceType, named });
const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const kept = (value: unknown, request: ReturnType<typeof about>) => {
  const body = bodyOf(value);
  return keptBody(body, body.length, request);
};

describe('what is kept of a body', () => {
  it('is all of it when a redaction can reach it', () => {
    const value = { data: { attributes: { fields: { 'name-first': 'Ada', age: 36 } } } };
    assert.deepEqual(kept(value, about('inquiry', inquiryId)).params, value);
    assert.deepEqual(kept({ data: { attributes: { name: 'Shop' } } }, about('theme-set')).params, {
      data: { attributes: { name: 'Shop' } },
    });
  });

  it('is names without values when nothing leads to the person', () => {
    const value = { data: { attributes: { 'name-first': 'Ada', age: 36, tags: ['x'], ok: true, none: null } } };
    assert.deepEqual(kept(value, about('inquiry')).params, {
      data: { attributes: { 'name-first': filtered, age: filtered, tags: [filtered], ok: true, none: null } },
    });
  });

  it('names the objects it speaks of, and those of persons alone', () => {
    const accountId = `act_${'b'.repeat(24)}`;
    const template = `itmpl_${'c'.repeat(24)}`;
    const value = { data: { attributes: { 'account-id': accountId, 'inquiry-template-id': template } } };
    const result = kept(value, about('inquiry'));
    assert.deepEqual(result.objectIds, [accountId]);
    assert.deepEqual(result.params, value);
  });

  it('has no picture, no secret and no long text', () => {
    const photo = Buffer.alloc(30_000, 7).toString('base64');
    const value = {
      file: { filename: 'a.jpg', data: 'aGVsbG8=' },
      photo,
      'client-secret': 'x',
      customHeaders: { 'x-key': 'y' },
      note: 'n'.repeat(501),
    };
    assert.deepEqual(kept(value, about('webhook')).params, {
      file: { filename: 'a.jpg', data: filtered },
      photo: filtered,
      'client-secret': filtered,
      customHeaders: filtered,
      note: filtered,
    });
  });

  it('is a note when it is large, no object, no JSON or nested without end', () => {
    const many = { list: Array.from({ length: 5000 }, () => 'word') };
    assert.deepEqual(kept(many, about('webhook')).params, { [filtered]: `a body of ${bodyOf(many).length} bytes` });
    assert.deepEqual(keptBody(null, 2_000_000, about('webhook')).params, { [filtered]: 'a body of 2000000 bytes' });
    assert.deepEqual(kept([1], about('webhook')).params, { [filtered]: 'a body of 3 bytes that is no JSON object' });
    assert.ok(filtered in keptBody(Buffer.from('{'), 1, about('webhook')).params);
    const deep = Buffer.from(`{"a":${'['.repeat(40)}1${']'.repeat(40)}}`);
    assert.match(JSON.stringify(keptBody(deep, deep.length, about('webhook')).params), /FILTERED/);
    assert.deepEqual(keptBody(Buffer.alloc(0), 0, about('webhook')).params, {});
  });
});

describe('what is kept of a query', () => {
  it('is its names and short values', () => {
    assert.deepEqual(keptQuery('page%5Bsize%5D=2&filter[status]=created'), {
      'page[size]': '2',
      'filter[status]': 'created',
    });
    assert.deepEqual(keptQuery(''), {});
    assert.deepEqual(keptQuery(`a=${'x'.repeat(600)}&access_token=t`), { a: filtered, access_token: filtered });
  });
});
