/** Logged parameters: no secrets, and personal data only where a redaction can find it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditedBody, auditedQuery } from './audited-params.ts';

const ofPerson = { resourceType: 'inquiry', subjectIds: ['inq_11111111'] };
const ofNobody = { resourceType: 'inquiry', subjectIds: [] };
const ofStaff = { resourceType: 'role', subjectIds: [] };
const body = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('secrets', () => {
  for (const name of [
    'password',
    'current-password',
    'currentPassword',
    'code',
    'recovery-codes',
    'setup_code',
    'one-time-code',
    'token',
    'csrf-token',
    'attempt',
    'ticket',
    'totp',
    'secret',
    'client-secret',
    'credential',
    'custom-headers',
    'custom-http-headers',
    'signature',
  ]) {
    it(`${name} is not kept at any place`, () => {
      const kept = auditedBody(body({ data: { attributes: { [name]: 'hunter2' } } }), ofPerson);
      assert.deepEqual(kept, { data: { attributes: { [name]: '[FILTERED]' } } });
      assert.deepEqual(auditedQuery(`${name}=hunter2`, ofPerson), { [name]: '[FILTERED]' });
    });
  }

  it('a name that only resembles one is kept', () => {
    const attributes = { 'country-code': 'US', 'reason-codes': ['blurry'], 'has-password': true };
    assert.deepEqual(auditedBody(body(attributes), ofPerson), { ...attributes, 'has-password': '[FILTERED]' });
  });
});

describe('values that may identify a person', () => {
  const sent = { data: { attributes: { note: 'Grace Hopper', 'inquiry-template-id': 'itmpl_11111111', count: 3 } } };

  it('are kept where the row names that person, and where the resource is about no person', () => {
    assert.deepEqual(auditedBody(body(sent), ofPerson), sent);
    assert.deepEqual(auditedBody(body(sent), ofStaff), sent);
  });

  it('are filtered where no redaction would find them; ids and numbers are kept', () => {
    assert.deepEqual(auditedBody(body(sent), ofNobody), {
      data: { attributes: { note: '[FILTERED]', 'inquiry-template-id': 'itmpl_11111111', count: 3 } },
    });
    assert.deepEqual(auditedQuery('filter[reference-id]=Grace&page[size]=10', ofNobody), {
      'filter[reference-id]': '[FILTERED]',
      'page[size]': '10',
    });
  });
});

describe('a large value or one that is no object', () => {
  it('is [FILTERED] as a whole', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_each, index) => [`field-${index}`, 'x'.repeat(100)]));
    assert.equal(auditedBody(body(many), ofPerson), '[FILTERED]');
    assert.equal(auditedBody(Buffer.alloc(200_000, 'x'), ofPerson), '[FILTERED]');
    assert.equal(auditedBody(Buffer.from('[1,2]'), ofPerson), '[FILTERED]');
    assert.equal(auditedBody(Buffer.from('no json'), ofPerson), '[FILTERED]');
    assert.equal(auditedQuery(`a=${'x'.repeat(20_000)}`, ofPerson), '[FILTERED]');
  });

  it('is nothing where nothing was sent', () => {
    assert.deepEqual(auditedBody(Buffer.alloc(0), ofPerson), {});
    assert.deepEqual(auditedQuery('', ofPerson), {});
  });

  it('filters a file and a long text, and keeps the other members', () => {
    const sent = { file: { filename: 'a.jpg', data: 'aGVsbG8=' }, note: 'n'.repeat(600) };
    assert.deepEqual(auditedBody(body(sent), ofPerson), {
      file: { filename: 'a.jpg', data: '[FILTERED]' },
      note: '[FILTERED]',
    });
  });
});
