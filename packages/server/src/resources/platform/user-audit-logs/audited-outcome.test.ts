/** Outcome of a request in the audit log, for every form of the bodies of request and answer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditedAnswer, AuditedRequest } from '../../../api/audit-trail.ts';
import { outcomeOf } from './audited-outcome.ts';

const bytes = (value: unknown): Buffer => Buffer.from(value === undefined ? '' : JSON.stringify(value));

function outcome(sent: unknown, told: unknown, status = 200) {
  const request = { kind: 'change', body: bytes(sent) } as AuditedRequest;
  return outcomeOf(request, { status, body: bytes(told) } as AuditedAnswer);
}

const approved = { data: { attributes: { status: 'approved' } } };

describe('the outcome of a change', () => {
  const absent = [undefined, null, [], {}, { data: null }, { data: [] }, { data: { attributes: null } }];
  for (const sent of absent) {
    it(`is the state of the response for a request without attributes: ${JSON.stringify(sent)}`, () => {
      assert.deepEqual(outcome(sent, approved), { outcome: 'approved' });
    });
    it(`is empty for a response without attributes: ${JSON.stringify(sent)}`, () => {
      assert.deepEqual(outcome({}, sent), {});
    });
  }

  it('names the code of the reason in any casing', () => {
    const sent = { data: { attributes: { reasonCode: 'not_the_person' } } };
    assert.deepEqual(outcome(sent, approved), { outcome: 'approved', 'reason-code': 'not_the_person' });
  });

  it('names the refusal and the missing permission', () => {
    const told = { errors: [{ code: 'forbidden', meta: { 'required-permission': 'case.write' } }] };
    assert.deepEqual(outcome({}, told, 403), { refusal: 'forbidden', needed: 'case.write' });
  });
});
