import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filtered, keptBody, keptPath, keptQuery } from './kept-params.ts';

const inquiryId = `inq_${'a'.repeat(32)}`;
const words = new Map([['status', new Set(['approved', 'declined'])]]);
const about = (resourceType: string, ...named: string[]) => ({ resourceType, named, status: 200, words });
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

  it('is names without values when nothing references the person', () => {
    const value = { data: { attributes: { 'name-first': 'Ada', age: 36, tags: ['x'], ok: true, none: null } } };
    assert.deepEqual(kept(value, about('inquiry')).params, {
      data: { attributes: { 'name-first': filtered, age: filtered, tags: [filtered], ok: true, none: null } },
    });
  });

  it('has no names that no member has', () =>
    assert.deepEqual(kept({ data: { 'ada@example.com': 1, nameFirst: 1 } }, about('inquiry')).params, {
      data: { [filtered]: filtered, nameFirst: filtered },
    }));

  it('names the objects that it references, but only those of persons', () => {
    const accountId = `act_${'b'.repeat(24)}`;
    const template = `itmpl_${'c'.repeat(24)}`;
    const value = { data: { attributes: { 'account-id': accountId, 'inquiry-template-id': template } } };
    const result = kept(value, about('inquiry', inquiryId));
    assert.deepEqual(result.objectIds, [accountId]);
    assert.deepEqual(result.params, value);
  });

  it('is names without values when the request was refused or is a search', () => {
    const value = { data: { attributes: { 'reference-id': `act_${'b'.repeat(24)}`, 'name-first': 'Ada' } } };
    const names = { data: { attributes: { 'reference-id': filtered, 'name-first': filtered } } };
    assert.deepEqual(kept(value, { ...about('inquiry', inquiryId), status: 422 }).params, names);
    assert.deepEqual(kept(value, about('inquiry')).params, names);
  });

  const shown: readonly (readonly [string, unknown])[] = [
    ['inquiry-template-id', `itmpl_${'c'.repeat(24)}`],
    ['inquiry-template-id', 'itmpl_unknown1'],
    ['inquiryTemplateId', `itmp_${'c'.repeat(24)}`],
    ['account_id', `act_${'b'.repeat(23)}`],
    ['source-account-ids', [`act_${'b'.repeat(24)}`]],
    ['id', inquiryId],
    ['type', 'inquiry'],
    ['status', 'approved'],
    ['is-open', false],
    ['nothing', null],
  ];
  for (const [name, value] of shown) {
    it(`has ${name} ${JSON.stringify(value)} though it was refused`, () =>
      assert.deepEqual(kept({ [name]: value }, { ...about('inquiry'), status: 400 }).params, { [name]: value }));
  }

  const withheld: readonly (readonly [string, unknown])[] = [
    ['reference-id', 'user_12345678'],
    ['reference-id', `user_${'1'.repeat(24)}`],
    ['reference-id', inquiryId],
    ['inquiry-template-id', 'ada@example.com'],
    ['inquiry-template-id', 'Ada Lovelace'],
    ['inquiry-template-id', 'lovelace_ada'],
    ['account-id', 'act_Ada Lovelace'],
    ['user-id', 'user_lovelace'],
    ['type', 'lovelace'],
    ['status', 'lovelace'],
    ['name-first', 'approved'],
    ['note', inquiryId],
    ['birthdate', '1815-12-10'],
    ['age', 36],
  ];
  for (const [name, value] of withheld) {
    it(`has only the name of ${name} ${JSON.stringify(value)} when it was refused`, () =>
      assert.deepEqual(kept({ [name]: value }, { ...about('inquiry'), status: 400 }).params, { [name]: filtered }));
  }

  it('has no values of the fields of a person, regardless of their names', () => {
    const sent = { fields: { status: 'approved', 'inquiry-id': inquiryId, list: [{ type: 'inquiry' }] } };
    assert.deepEqual(kept(sent, { ...about('inquiry'), status: 400 }).params, {
      fields: { status: filtered, 'inquiry-id': filtered, list: [{ type: filtered }] },
    });
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

  it('is a note when it is large, no object, no JSON or nested without limit', () => {
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
  const account = `act_${'b'.repeat(24)}`;
  const kept: readonly (readonly [string, string, number])[] = [
    ['page[size]', '2', 400],
    ['page[after]', account, 404],
    ['filter[status]', 'created,needs_review', 200],
    ['filter[account_id]', `${account},${inquiryId}`, 400],
    ['filter[created-at-start]', '2026-01-31T12:00:00.000Z', 200],
    ['include', 'verifications,inquiry-template.latest-published-version', 200],
    ['filter[reference-id]', '', 200],
  ];
  for (const [name, value, status] of kept) {
    it(`is ${name} = "${value}" of a request that was answered ${status}`, () =>
      assert.deepEqual(keptQuery(`${encodeURIComponent(name)}=${value}`, status), { [name]: value }));
  }

  const dropped: readonly (readonly [string, string, number])[] = [
    ['filter[reference-id]', 'user_12345678', 200],
    ['filter[note]', 'Ada', 200],
    ['filter[name]', 'Ada', 200],
    ['filter[identifier]', 'Ada', 200],
    ['filter[email-address]', 'ada@example.com', 400],
    ['filter[birthdate]', '1815-12-10', 400],
    ['filter[status]', 'adalovelace', 400],
    ['filter[account-id]', 'ada@example.com', 200],
    ['filter[created-at-start]', 'Ada', 400],
    ['include', 'adalovelace', 400],
    ['page[after]', 'Ada', 404],
    ['access_token', 't', 200],
    ['constructor', 'a', 400],
    ['fields[inquiry]', 'status,ada', 200],
  ];
  for (const [name, value, status] of dropped) {
    it(`is only the name of ${name} = "${value.slice(0, 20)}" of a request that was answered ${status}`, () =>
      assert.deepEqual(keptQuery(`${encodeURIComponent(name)}=${value}`, status), { [name]: filtered }));
  }

  it('has no names that are not parameters', () => {
    assert.deepEqual(keptQuery('ada%40example.com=1', 400), { [filtered]: filtered });
    assert.deepEqual(keptQuery('', 200), {});
  });
});

describe('what is kept of a path', () => {
  it('is each valid id, and never another text in its place', () => {
    const path = '/inquiries/{inquiry-id}/approve';
    assert.equal(keptPath(path, { 'inquiry-id': inquiryId }), `/inquiries/${inquiryId}/approve`);
    assert.equal(keptPath(path, { 'inquiry-id': 'ada@example.com' }), `/inquiries/${filtered}/approve`);
    assert.equal(keptPath('/inquiries', {}), '/inquiries');
  });
});
