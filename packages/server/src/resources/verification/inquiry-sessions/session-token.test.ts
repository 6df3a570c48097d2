import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestScopes, madeAt } from '../../../../test/support/records.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { composeSessionToken, parseSessionToken, verifySessionToken } from './session-token.ts';

const scopeOf = createTestScopes();
const [a, b] = [scopeOf('env_a'), scopeOf('env_b')];
const text = composeSessionToken(a, 'inq_1', 'iqse_1', addSeconds(madeAt, 60));
const believed = (changed: string, scope = a, now = madeAt): boolean => {
  const token = parseSessionToken(changed);
  return token !== null && verifySessionToken(token, scope, now);
};

describe('session tokens', () => {
  it('are valid until the second that they name', () => {
    assert.equal(believed(text), true);
    assert.equal(believed(text, a, addSeconds(madeAt, 59)), true);
    assert.equal(believed(text, a, addSeconds(madeAt, 60)), false);
  });

  it('name their parts, with an empty id for a session that does not exist yet', () => {
    assert.equal(parseSessionToken(text)?.inquiryId, 'inq_1');
    const open = composeSessionToken(a, 'inq_1', null, addSeconds(madeAt, 60));
    assert.equal(parseSessionToken(open)?.sessionId, '');
    assert.equal(believed(open), true);
  });

  const expires = String(parseSessionToken(text)?.expires);
  const changes: readonly (readonly [string, string])[] = [
    ['another inquiry', text.replace('inq_1', 'inq_2')],
    ['another session', text.replace('iqse_1', 'iqse_2')],
    ['no session in place of one', text.replace('iqse_1', '')],
    ['another environment', text.replace('env_a', 'env_b')],
    ['a longer life', text.replace(expires, String(Number(expires) + 1))],
    ['a changed MAC', text.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['a cut MAC', text.slice(0, -1)],
    ['something behind it', `${text}.`],
    ['a line feed behind it', `${text}\n`],
    ['nothing', ''],
  ];
  for (const [name, changed] of changes) {
    it(`are invalid with ${name}`, () => assert.equal(believed(changed), false));
  }

  it('of one environment are invalid in another', () => assert.equal(believed(text, b), false));

  it('cannot be made from the MAC of a file link over the same text', () => {
    const message = `env_a|inq_1|iqse_1|${expires}`;
    assert.equal(believed(`service_session.env_a.inq_1.iqse_1.${expires}.${a.keys.mac('file', message)}`), false);
    assert.equal(believed(`service_session.env_a.inq_1.iqse_1.${expires}.${a.keys.mac('session', message)}`), true);
  });
});
