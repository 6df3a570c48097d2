/**
 * Issuers differ in features and notation: sign-in requests only what is necessary, and accepts every notation.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createIssuer, type Identity, type Issuer } from '../../src/security/issuer/issuer.ts';
import { readIssuerConfig } from '../../src/security/issuer/read-settings.ts';
import { createOperatorFetch } from '../../src/security/safe-fetch.ts';
import {
  type Account,
  Browser,
  clientId,
  clientSecret,
  type IssuerOptions,
  startIssuer,
  type TestIssuer,
} from '../support/issuer.ts';

const baseUrl = 'http://127.0.0.1:1';
const callback = `${baseUrl}/dashboard/api/sign-in/oidc/callback`;
const person: Account = {
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
  groups: [],
};

const started: TestIssuer[] = [];
after(() => Promise.all(started.map((each) => each.close())));

interface Run {
  readonly client: Issuer;
  /** Signs `account` in and returns the parameters of the redirect, and the resulting identity. */
  signIn(account?: Account): Promise<{ readonly away: URLSearchParams; readonly identity: Identity }>;
}

async function run(options: IssuerOptions, settings: Readonly<Record<string, string>> = {}): Promise<Run> {
  const issuer = await startIssuer(options);
  started.push(issuer);
  issuer.allow(baseUrl);
  issuer.signsIn = 'ada';
  const given: Readonly<Record<string, string>> = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    ...settings,
  };
  const config = readIssuerConfig((name) => given[name] ?? null, assert.fail);
  assert.ok(config);
  const client = createIssuer(config, createOperatorFetch());
  return {
    client,
    async signIn(account = person) {
      issuer.accounts.set('ada', account);
      const { url, pending } = await client.begin(callback);
      const back = await new Browser().follow(url, callback);
      return { away: new URL(url).searchParams, identity: await client.finish(new URL(back), pending) };
    },
  };
}

describe('an issuer', () => {
  it('that does not offer offline_access gets no request for it, nor for consent', async () => {
    const { signIn } = await run({ scopes: ['openid'], refreshTokens: 'never' });
    for (const _time of [1, 2, 3]) {
      const { away, identity } = await signIn();
      assert.equal(away.get('scope'), 'openid email profile');
      assert.equal(away.get('prompt'), null);
      assert.equal(identity.refreshToken, null);
    }
  });

  it('that gives a refresh token by default never makes users consent again', async () => {
    const { signIn } = await run({ refreshTokens: 'always' });
    for (const _time of [1, 2]) {
      const { away, identity } = await signIn();
      assert.equal(away.get('scope'), 'openid email profile offline_access');
      assert.equal(away.get('prompt'), null);
      assert.notEqual(identity.refreshToken, null);
    }
  });

  it('that gives one only with consent is detected once, and then gets a request for consent', async () => {
    const { signIn, client } = await run({});
    const first = await signIn();
    assert.deepEqual([first.away.get('prompt'), first.identity.refreshToken], [null, null]);
    const second = await signIn();
    assert.equal(second.away.get('prompt'), 'consent');
    assert.equal((await client.askAgain(second.identity.refreshToken ?? '')).is, 'there');
  });

  it('that gives none even then gets one request for consent', async () => {
    const { signIn } = await run({ refreshTokens: 'never' });
    const prompts: (string | null)[] = [];
    for (const _time of [1, 2, 3, 4]) prompts.push((await signIn()).away.get('prompt'));
    assert.deepEqual(prompts, [null, 'consent', null, null]);
  });
});

describe('an address', () => {
  const { email_verified: _left, ...unsaid } = person;
  const cases: readonly (readonly [what: string, account: Account, byClaim: boolean, byOperator: boolean])[] = [
    ['true', person, true, true],
    ['the text true', { ...person, email_verified: 'true' }, true, true],
    ['the text True', { ...person, email_verified: 'True' }, true, true],
    ['false', { ...person, email_verified: false }, false, false],
    ['the text false', { ...person, email_verified: 'false' }, false, false],
    ['nothing', unsaid, false, true],
  ];
  for (const [what, account, byClaim, byOperator] of cases) {
    it(`of which the issuer says ${what} is ${byClaim ? '' : 'not '}verified, and with OIDC_TRUST_EMAIL ${byOperator ? 'is' : 'is not'}`, async () => {
      const [strict, trusting] = [await run({}), await run({}, { OIDC_TRUST_EMAIL: 'true' })];
      assert.equal((await strict.signIn(account)).identity.isEmailVerified, byClaim);
      assert.equal((await trusting.signIn(account)).identity.isEmailVerified, byOperator);
    });
  }
});
