import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inquiryWith } from '../../test/support/records.ts';
import { returnAddress } from './return-address.ts';

const at = new Date('2026-01-01T00:00:00Z');
const finished = { redirectUri: 'https://shop.example/done?a=1', referenceId: 'r&1', completedAt: at };
const read = (changes: Parameters<typeof inquiryWith>[0], own = true): URLSearchParams =>
  new URL(returnAddress(inquiryWith({ ...finished, ...changes }), own) ?? '').searchParams;

describe('returnAddress', () => {
  const ends = [
    ['approved', { completedAt: at, failedAt: null }, 'completed'],
    ['needs_review', { completedAt: at, failedAt: null }, 'completed'],
    ['completed', { completedAt: at, failedAt: null }, 'completed'],
    ['declined', { completedAt: null, failedAt: at }, 'failed'],
    ['approved', { completedAt: null, failedAt: at }, 'failed'],
    ['approved', { completedAt: null, failedAt: null }, 'approved'],
  ] as const;
  for (const [status, times, told] of ends) {
    it(`has the status ${told} for an inquiry that is ${status} after ${JSON.stringify(times)}`, () =>
      assert.equal(read({ status, ...times }).get('status'), told));
  }

  it('keeps the parameters of the address, and adds the id and the reference', () => {
    const params = read({ status: 'completed' });
    assert.deepEqual([params.get('a'), params.get('inquiry-id'), params.get('reference-id')], ['1', 'inq_1', 'r&1']);
    assert.equal(read({ status: 'completed', referenceId: null }).has('reference-id'), false);
  });

  it('contains the fields that have a value, the social security number masked, and no link to a file', () => {
    const fields = { 'name-first': 'Ada', 'name-last': null, 'social-security-number': '123-45-6789' };
    const told = JSON.parse(read({ status: 'completed', fields }).get('fields') ?? '{}');
    assert.deepEqual(told['name-first'], { type: 'string', value: 'Ada' });
    assert.equal('name-last' in told, false);
    assert.doesNotMatch(JSON.stringify(told), /123-45/);
  });

  it('contains no personal data for a caller who merely has the link', () => {
    assert.equal(read({ status: 'completed', fields: { 'name-first': 'Ada' } }, false).has('fields'), false);
  });

  it('is the address of the link instead of the template’s, without fields', () => {
    const linked = {
      status: 'completed',
      linkRedirectUri: 'https://elsewhere.example/',
      fields: { 'name-first': 'Ada' },
    } as const;
    assert.match(returnAddress(inquiryWith({ ...finished, ...linked }), true) ?? '', /^https:\/\/elsewhere\.example\//);
    assert.equal(read(linked).has('fields'), false);
  });

  it('omits fields that are too long for an address', () => {
    const params = read({ status: 'completed', fields: { 'name-first': 'é'.repeat(5000) } });
    assert.equal(params.has('fields'), false);
    assert.equal(params.get('status'), 'completed');
  });

  it('is null for an inquiry that expired, or without an address', () => {
    assert.equal(returnAddress(inquiryWith({ ...finished, status: 'expired' }), true), null);
    assert.equal(returnAddress(inquiryWith({ status: 'completed' }), true), null);
  });
});
