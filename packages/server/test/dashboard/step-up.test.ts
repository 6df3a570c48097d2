/** Step-up: valid for five minutes, under a new token. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { enter, makeOwner, ownersPassword } from '../support/entries.ts';
import { personOf, type SignedInBrowser, signedIn } from '../support/people.ts';
import { codeOf, enrolTotp, sessionTokenIn } from '../support/second-factor.ts';
import { useService } from '../support/service.ts';

let browser: SignedInBrowser;
let secret = '';
const service = useService({ worker: false }, async (started) => {
  const enrolled = await enrolTotp(started, await makeOwner(started));
  ({ browser, secret } = enrolled);
});

const stepUp = (body: object) => browser.post('/dashboard/api/session/step-up', body);
const until = async () => (await browser.get('/dashboard/api/session')).body.data.attributes['step-up-until'];

describe('POST /dashboard/api/session/step-up', () => {
  // The last factor expires after five minutes; the session is still valid.
  beforeEach(() => service.current.clock.forward(301));

  describe('200', () => {
    it('returns a new session token, and the previous one is refused at once', async () => {
      assert.equal(await until(), null);
      const answer = await stepUp({ way: 'totp', code: codeOf(service.current, secret) });
      assert.equal(answer.status, 200);
      const before = browser;
      const csrfToken = (answer.body as unknown as { 'csrf-token': string })['csrf-token'];
      browser = personOf(service.current, { token: sessionTokenIn(answer.headers), csrfToken });
      assert.equal((await before.get('/dashboard/api/session')).status, 401);
      assert.notEqual(await until(), null);
    });
  });

  describe('401', () => {
    it('refuses a wrong code, a used code, and the password of a user with a second factor', async () => {
      assert.equal((await stepUp({ way: 'totp', code: '000000' })).status, 401);
      assert.equal((await stepUp({ way: 'totp', code: codeOf(service.current, secret, -3) })).status, 401);
      const answer = await stepUp({ way: 'password', password: ownersPassword });
      assert.equal(answer.status, 401);
      assert.equal(answer.body.errors?.[0]?.code, 'sign_in_refused');
      assert.equal(await until(), null);
    });
  });

  describe('429', () => {
    it('slows down guesses within a session', async () => {
      for (let tries = 0; tries < 5; tries += 1) await stepUp({ way: 'totp', code: '111111' });
      const answer = await stepUp({ way: 'totp', code: codeOf(service.current, secret) });
      assert.equal(answer.status, 429);
    });
  });
});

describe('guesses of others outside a session', () => {
  it('do not keep a user from showing a factor in their own session', async () => {
    service.current.clock.forward(301);
    const strangers = { 'email-address': 'ada@example.com', password: 'not the password of Ada' };
    for (let tries = 0; tries < 6; tries += 1) await enter(service.current, '/sign-in/password', strangers);
    assert.equal((await enter(service.current, '/sign-in/password', strangers)).status, 429);
    assert.equal((await stepUp({ way: 'totp', code: codeOf(service.current, secret) })).status, 200);
  });
});

describe('an action that requires a recent factor', () => {
  it('is refused after five minutes: setting a password', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const password = 'nobody has ever typed this one';
    const late = async () => person.post('/dashboard/api/password', { password });
    service.current.clock.forward(301);
    const refused = await late();
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.code], [403, 'step_up_required']);
  });
});

describe('PATCH /webhooks/{webhook-id}', () => {
  it('requires a factor to change the address, as creating a webhook does, and for nothing else', async () => {
    const attributes = { url: 'https://shop.example/hooks', 'enabled-events': ['inquiry.approved'] };
    const made = await service.current.sandbox.post('/webhooks', { data: { attributes } });
    assert.ok(made.status < 300, made.text);
    const admin = await signedIn(service.current, { role: 'admin' });
    service.current.clock.forward(301);
    const change = (changed: object) =>
      admin.request('PATCH', `/api/v1/webhooks/${made.body.data.id}`, { body: { data: { attributes: changed } } });
    const refused = await change({ url: 'https://elsewhere.example/hooks' });
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.code], [403, 'step_up_required']);
    assert.equal((await change({ name: 'Shop' })).status, 200);
    const { body } = await service.current.sandbox.get(`/webhooks/${made.body.data.id}`);
    assert.equal(body.data.attributes['url'], 'https://shop.example/hooks');
  });
});
