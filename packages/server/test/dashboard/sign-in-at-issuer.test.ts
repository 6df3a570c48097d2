/**
 * Sign-in at the organization's issuer: only people it confirms, with the roles it assigns, while it confirms them.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { checkIssuerSessions } from '../../src/resources/platform/sign-in/index.ts';
import { saveUser, type User } from '../../src/resources/platform/users/index.ts';
import { createIssuer, type Issuer } from '../../src/security/issuer/issuer.ts';
import { readIssuerConfig } from '../../src/security/issuer/read-settings.ts';
import { passwordHasher } from '../../src/security/password-hash.ts';
import { createOperatorFetch } from '../../src/security/safe-fetch.ts';
import { rowsOf } from '../support/database.ts';
import { enter } from '../support/entries.ts';
import { eventually } from '../support/eventually.ts';
import { type Account, Browser, clientId, clientSecret, startIssuer } from '../support/issuer.ts';
import { personOf, type SignedInBrowser, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const issuer = await startIssuer();
const settings = {
  OIDC_ISSUER: issuer.url,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: 'Example ID',
  OIDC_ROLE_CLAIM: 'groups',
  OIDC_ROLE_MAP: 'fraud-team=reviewer,platform=developer',
};
const service = useService({ worker: false, settings }, async ({ baseUrl }) => issuer.allow(baseUrl));
after(() => issuer.close());

const api = '/dashboard/api';
const callback = () => `${service.current.baseUrl}${api}/sign-in/oidc/callback`;

let people = 0;
function newAccount(changed: Partial<Account> = {}): string {
  people += 1;
  const subject = `subject-${people}`;
  const email = `person-${people}@example.com`;
  const account = { email, email_verified: true, given_name: 'Ada', family_name: 'Byron', groups: ['fraud-team'] };
  issuer.accounts.set(subject, { ...account, ...changed });
  issuer.signsIn = subject;
  // Addresses are throttled after five failures.
  service.current.clock.forward(86_400);
  return subject;
}

/** Follows the redirects up to the issuer's answer, without delivering it. */
const goAndBack = (browser: Browser): Promise<string> =>
  browser.follow(`${service.current.baseUrl}${api}/sign-in/oidc?return-to=/dashboard/inquiries`, callback());

interface Outcome {
  readonly location: string;
  readonly person: SignedInBrowser | null;
}

async function comeBack(browser: Browser, address: string): Promise<Outcome> {
  const answer = await browser.get(address);
  const own = browser.cookies.get(new URL(address).host);
  const [token, csrfToken] = [own?.get('session'), own?.get('csrf')];
  const person =
    token === undefined || csrfToken === undefined ? null : personOf(service.current, { token, csrfToken });
  return { location: answer.headers.get('location') ?? '', person };
}

async function signIn(browser = new Browser()): Promise<Outcome> {
  return comeBack(browser, await goAndBack(browser));
}

async function lastRefusal(): Promise<string | undefined> {
  const rows = await rowsOf(
    service.current.connectionString,
    `select context->>'detail' as detail from user_audit_logs where status = 401 and context->>'way' = 'oidc'
     order by day desc, seq desc limit 1`,
  );
  return rows[0]?.['detail'] as string | undefined;
}

const password = 'correct horse battery staple';

async function withPassword(role: 'analyst' | 'owner'): Promise<User> {
  const { user } = await signedIn(service.current, { role });
  const { app, seeded } = service.current;
  const passwordHash = await passwordHasher.hash(password);
  await app.runner.write(seeded.sandbox.scope, { type: 'system' }, (context) =>
    saveUser(context.tx, context, { ...user, passwordHash }),
  );
  return user;
}

interface Meta {
  readonly user: { readonly id: string };
  readonly roles: readonly { readonly name: string }[];
}

async function metaOf({ person }: Outcome): Promise<Meta> {
  if (person === null) throw new Error('nobody is signed in');
  const { body } = await person.get(`${api}/session`);
  return body.meta as unknown as Meta;
}

const rolesOf = async (outcome: Outcome): Promise<string[]> => (await metaOf(outcome)).roles.map(({ name }) => name);

describe('GET /sign-in/oidc: 303', () => {
  it('creates a user whom the issuer vouches for with a role, and returns to the requested page', async () => {
    newAccount();
    const came = await signIn();
    assert.equal(came.location, '/dashboard/inquiries');
    const session = await came.person?.get(`${api}/session`);
    assert.equal(session?.body.data.attributes['way'], 'oidc');
    assert.deepEqual(await rolesOf(came), ['Reviewer']);
  });

  it('identifies users by issuer and subject from then on, regardless of their address', async () => {
    const subject = newAccount();
    const first = await signIn();
    issuer.accounts.set(subject, { ...(issuer.accounts.get(subject) as Account), email: 'other@example.com' });
    const second = await signIn();
    const idOf = async (outcome: Outcome) => (await metaOf(outcome)).user.id;
    assert.equal(await idOf(second), await idOf(first));
  });

  it('links an existing user by an address that the issuer verified, once', async () => {
    const known = await signedIn(service.current, { role: 'analyst' });
    newAccount({ email: known.user.emailAddress, groups: [] });
    assert.deepEqual(await rolesOf(await signIn()), ['Analyst']);
    newAccount({ email: known.user.emailAddress });
    const { location, person } = await signIn();
    assert.deepEqual([location, person], ['/dashboard/sign-in?problem=email-in-use', null]);
  });

  it('links a user who can sign in otherwise only once they do so, in the same browser, as that user', async () => {
    const { baseUrl } = service.current;
    const known = await withPassword('analyst');
    const other = await withPassword('analyst');
    const subject = newAccount({ email: known.emailAddress, groups: [] });
    const confirm = '/dashboard/sign-in?problem=confirm-link';
    const browser = new Browser();
    assert.deepEqual(await signIn(browser), { location: confirm, person: null });
    await eventually('it is in the audit log', async () => (await lastRefusal()) === 'confirm-link');
    const cookies = () =>
      [...(browser.cookies.get(new URL(baseUrl).host) ?? [])].map((pair) => pair.join('=')).join('; ');
    const byPassword = (emailAddress: string, cookie: string) =>
      enter(service.current, '/sign-in/password', { 'email-address': emailAddress, password }, { cookie });
    assert.equal((await byPassword(known.emailAddress, '')).status, 200, 'another browser confirms nothing');
    assert.equal((await byPassword(other.emailAddress, cookies())).status, 200, 'nor does another person');
    assert.deepEqual(await signIn(browser), { location: confirm, person: null });
    assert.equal((await byPassword(known.emailAddress, cookies())).status, 200);
    issuer.signsIn = subject;
    const came = await signIn();
    assert.equal((await metaOf(came)).user.id, known.id);
  });

  it('links no owner by an address', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    newAccount({ email: owner.user.emailAddress });
    assert.deepEqual(await signIn(), { location: '/dashboard/sign-in?problem=email-in-use', person: null });
    const other = await withPassword('owner');
    newAccount({ email: other.emailAddress });
    assert.deepEqual(await signIn(), { location: '/dashboard/sign-in?problem=confirm-link', person: null });
  });

  it('grants and revokes the mapped roles at each sign-in, and keeps others', async () => {
    const known = await signedIn(service.current, { role: 'analyst' });
    const subject = newAccount({ email: known.user.emailAddress });
    assert.deepEqual(await rolesOf(await signIn()), ['Analyst', 'Reviewer']);
    issuer.accounts.set(subject, { ...(issuer.accounts.get(subject) as Account), groups: ['platform', 'unknown'] });
    assert.deepEqual(await rolesOf(await signIn()), ['Analyst', 'Developer']);
  });

  it('redirects to no other site afterwards', async () => {
    newAccount();
    const browser = new Browser();
    const away = `${service.current.baseUrl}${api}/sign-in/oidc?return-to=//example.com/dashboard/`;
    const { location } = await comeBack(browser, await browser.follow(away, callback()));
    assert.equal(location, '/dashboard/');
  });

  it('signs in each of two tabs that were away at once, whichever returns first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      newAccount();
      const browser = new Browser();
      const away = [await goAndBack(browser), await goAndBack(browser)];
      for (const tab of order) {
        const { location, person } = await comeBack(browser, away[tab] ?? '');
        assert.deepEqual([location, person === null], ['/dashboard/inquiries', false], `tab ${tab} of ${order}`);
      }
    }
  });

  it('keeps few cookies of tabs that never returned', async () => {
    newAccount();
    const browser = new Browser();
    for (let tab = 0; tab < 15; tab += 1) await browser.get(`${service.current.baseUrl}${api}/sign-in/oidc`);
    const own = browser.cookies.get(new URL(service.current.baseUrl).host) ?? new Map();
    assert.equal([...own.keys()].filter((name) => name.startsWith('sign-in-')).length, 10);
    assert.notEqual((await signIn(browser)).person, null);
  });

  it('is listed among the ways to sign in', async () => {
    const { ways } = (await enter(service.current, '/entry', null)).body as unknown as { ways: { oidc: object } };
    assert.deepEqual(ways.oidc, { name: 'Example ID' });
  });
});

describe('GET /sign-in/oidc/callback: refused with a sentence and an audit row, and no session', () => {
  const refused = async ({ location, person }: Outcome, detail: string, page = 'refused') => {
    assert.deepEqual([location, person], [`/dashboard/sign-in?problem=${page}`, null]);
    await eventually(`${detail} is in the audit log`, async () => (await lastRefusal()) === detail);
  };

  it('a response to a request of another browser', async () => {
    newAccount();
    const address = await goAndBack(new Browser());
    await refused(await comeBack(new Browser(), address), 'other-browser');
    const third = new Browser();
    await goAndBack(third);
    await refused(await comeBack(third, address), 'other-browser');
  });

  it('a response that was used before', async () => {
    newAccount();
    const browser = new Browser();
    const address = await goAndBack(browser);
    assert.notEqual((await comeBack(browser, address)).person, null);
    browser.cookies.get(new URL(address).host)?.delete('session');
    await refused(await comeBack(browser, address), 'other-browser');
  });

  it('a code that was used before, in a response of its own', async () => {
    newAccount();
    const used = new Browser();
    const first = await goAndBack(used);
    await comeBack(used, first);
    const browser = new Browser();
    const second = new URL(await goAndBack(browser));
    second.searchParams.set('code', new URL(first).searchParams.get('code') ?? '');
    await refused(await comeBack(browser, second.href), 'oauth-response-body-error');
  });

  it('an ID token for another nonce', async () => {
    newAccount();
    const browser = new Browser();
    const away = new URL(await browser.follow(`${service.current.baseUrl}${api}/sign-in/oidc`, issuer.url));
    away.searchParams.set('nonce', 'another-nonce');
    await refused(
      await comeBack(browser, await browser.follow(away.href, callback())),
      'oauth-jwt-claim-comparison-failed',
    );
  });

  it('a response of another issuer, and one that names none', async () => {
    newAccount();
    for (const iss of ['https://issuer.example.com', null]) {
      const browser = new Browser();
      const address = new URL(await goAndBack(browser));
      if (iss === null) address.searchParams.delete('iss');
      else address.searchParams.set('iss', iss);
      await refused(await comeBack(browser, address.href), 'oauth-invalid-response');
    }
  });

  it('an address that the issuer did not verify', async () => {
    const known = await signedIn(service.current, { role: 'analyst' });
    newAccount({ email: known.user.emailAddress, email_verified: false });
    await refused(await signIn(), 'email-not-verified', 'email-not-verified');
  });

  it('a new user without a role from a claim, and no claim makes an owner', async () => {
    newAccount({ groups: ['owners'] });
    await refused(await signIn(), 'no-role', 'no-role');
  });

  it('a user who was deactivated here', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const known = await signedIn(service.current, { role: 'analyst' });
    newAccount({ email: known.user.emailAddress });
    await signIn();
    const again = await signedIn(service.current, {
      role: 'owner',
      emailAddress: `again-${owner.user.id}@example.com`,
    });
    await again.post(`${api}/users/${known.user.id}/deactivate`);
    await refused(await signIn(), 'deactivated', 'deactivated');
  });

  it('every user while the issuer does not answer', async () => {
    newAccount();
    const browser = new Browser();
    const address = await goAndBack(browser);
    issuer.isDown = true;
    const outcome = await comeBack(browser, address).finally(() => {
      issuer.isDown = false;
    });
    assert.equal(outcome.person, null);
  });
});

const asked = (): Issuer => {
  const config = readIssuerConfig((name) => (settings as Record<string, string>)[name] ?? null, assert.fail);
  assert.ok(config);
  return createIssuer(config, createOperatorFetch());
};

describe('an ID token', () => {
  it('is accepted when a key of the published set signed it, and with no other key', async () => {
    const comeTo = async (client: Issuer) => {
      const { url, pending } = await client.begin(callback());
      return client.finish(new URL(await new Browser().follow(url, callback())), pending);
    };
    const subject = newAccount();
    assert.equal((await comeTo(asked())).subject, subject);
    issuer.hidesKey = true;
    try {
      await assert.rejects(comeTo(asked()));
    } finally {
      issuer.hidesKey = false;
    }
  });
});

describe('users who came from the issuer', () => {
  const check = async () => {
    const { app, seeded } = service.current;
    await checkIssuerSessions({ runner: app.runner, clock: app.clock, issuer: asked() }, seeded.sandbox.scope);
  };
  const statusOf = async (person: SignedInBrowser | null) => {
    service.current.clock.forward(1);
    return (await person?.get(`${api}/session`))?.status;
  };

  it('lose every session at the next check when the issuer no longer has them, with an audit row', async () => {
    const subject = newAccount();
    const [laptop, phone] = [await signIn(), await signIn()];
    await check();
    issuer.accounts.delete(subject);
    assert.equal(await statusOf(laptop.person), 200);
    service.current.clock.forward(301);
    await check();
    assert.deepEqual([await statusOf(laptop.person), await statusOf(phone.person)], [401, 401]);
    const rows = await rowsOf(
      service.current.connectionString,
      `select context from user_audit_logs where context->>'action' = 'sessions-ended' order by day, seq`,
    );
    assert.deepEqual(rows.at(-1)?.['context'], { action: 'sessions-ended', by: 'issuer', detail: 'gone' });
  });

  it('keep their sessions as long as it has them, each refresh token used once', async () => {
    newAccount();
    const { person } = await signIn();
    for (let round = 0; round < 3; round += 1) {
      service.current.clock.forward(301);
      await Promise.all([check(), check()]);
      assert.equal(await statusOf(person), 200);
    }
  });

  it('keep their sessions for an hour while it does not answer, and no longer', async () => {
    newAccount();
    const { person } = await signIn();
    issuer.isDown = true;
    try {
      for (const seconds of [900, 900, 900]) {
        service.current.clock.forward(seconds);
        await check();
        assert.equal(await statusOf(person), 200);
      }
      service.current.clock.forward(901);
      await check();
      assert.equal(await statusOf(person), 401);
    } finally {
      issuer.isDown = false;
    }
  });
});
