/** Changes of a user's own sign-in methods. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { enter, makeOwner, ownersPassword, personIn } from '../support/entries.ts';
import type { SignedInBrowser } from '../support/people.ts';
import { codeOf, enrolTotp, passwordShown } from '../support/second-factor.ts';
import { useService } from '../support/service.ts';

let browser: SignedInBrowser;
let secret = '';
const service = useService({ worker: false }, async (started) => {
  browser = await makeOwner(started);
});
const password = 'another long one of 1843';

const signIn = (shown: string) =>
  enter(service.current, '/sign-in/password', { 'email-address': 'ada@example.com', password: shown });

describe('POST /dashboard/api/totp', () => {
  it('takes effect with the first valid code', async () => {
    await browser.post('/dashboard/api/totp');
    assert.equal((await browser.post('/dashboard/api/totp/confirm', { code: '000000' })).status, 401);
    assert.equal((await signIn(ownersPassword)).body.next, 'enroll-second-factor');
    const enrolled = await enrolTotp(service.current, browser);
    assert.equal((await browser.get('/dashboard/api/session')).status, 401);
    ({ browser, secret } = enrolled);
    const { body } = await browser.get('/dashboard/api/session');
    assert.equal(body.data.attributes['has-second-factor'], true);
    assert.deepEqual(body.data.attributes['ways'], ['totp']);
    const shown = await signIn(ownersPassword);
    assert.deepEqual([shown.body.next, shown.body['ways']], ['second-factor', ['totp', 'recovery-code']]);
    assert.deepEqual(shown.cookies, {});
  });

  it('refuses a second app', async () => {
    assert.equal((await browser.post('/dashboard/api/totp')).status, 409);
  });
});

describe('POST /dashboard/api/password', () => {
  beforeEach(() => service.current.clock.forward(31));

  it('refuses a change without the current password', async () => {
    const answer = await browser.post('/dashboard/api/password', { password });
    assert.equal(answer.status, 422);
    assert.equal(answer.body.errors?.[0]?.source?.pointer, '/current-password');
  });

  it('takes effect at once and ends the other sessions', async () => {
    const reply = await enter(service.current, '/sign-in/totp', {
      attempt: await passwordShown(service.current),
      code: codeOf(service.current, secret),
    });
    const other = personIn(service.current, reply);
    assert.equal((await other.get('/dashboard/api/session')).status, 200);
    const answer = await browser.post('/dashboard/api/password', { 'current-password': ownersPassword, password });
    assert.equal(answer.status, 200);
    assert.equal((await other.get('/dashboard/api/session')).status, 401);
    assert.equal((await signIn(ownersPassword)).status, 401);
    assert.equal((await signIn(password)).body.next, 'second-factor');
  });
});

describe('DELETE /dashboard/api/totp', () => {
  it('removes the app', async () => {
    assert.equal((await browser.request('DELETE', '/dashboard/api/totp')).status, 200);
    assert.equal((await signIn(password)).body.next, 'enroll-second-factor');
    assert.equal((await browser.request('DELETE', '/dashboard/api/totp')).status, 404);
  });
});
