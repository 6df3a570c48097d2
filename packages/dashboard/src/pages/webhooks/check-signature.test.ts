/** Verdicts on webhook signatures: valid, or the reason for the mismatch. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { checkSignature, type SignatureVerdict, type Signed } from './check-signature.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const t = now / 1000 - 10;
const [secret, body] = ['wbhsec_1', '{"data":{"type":"event"}}'];
const sign = (at: number, key = secret, text = body): string =>
  `t=${at},v1=${createHmac('sha256', key).update(`${at}.${text}`).digest('hex')}`;

const cases: readonly (readonly [name: string, signed: Partial<Signed>, verdict: SignatureVerdict])[] = [
  ['what was signed with the secret fits', {}, 'fits'],
  ['one of several secrets is enough', { header: `${sign(t, 'older')} ${sign(t)}` }, 'fits'],
  ['the header name may precede it', { header: `Service-Signature: ${sign(t)}` }, 'fits'],
  ['another secret does not', { secret: 'wbhsec_2' }, 'body-or-secret'],
  ['a body that was parsed and written again does not', { body: '{ "data": { "type": "event" } }' }, 'body-or-secret'],
  ['a line break at the end is reported', { body: `${body}\n` }, 'fits-trimmed'],
  ['nothing is no header', { header: ' ' }, 'no-header'],
  ['a signature without its time is of another format', { header: 'v1=abc' }, 'wrong-format'],
  ['one of last week is too old', { header: sign(t - 604_800) }, 'too-old'],
];

for (const [name, signed, verdict] of cases) {
  test(name, async () => {
    assert.equal(await checkSignature({ header: sign(t), body, secret, ...signed }, now), verdict);
  });
}
