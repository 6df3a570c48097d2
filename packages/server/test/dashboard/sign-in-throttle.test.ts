/** Throttling of sign-in guesses: increasing delays per account and address, shared by all processes. */
import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { passwordHasher } from '../../src/security/password-hash.ts';
import { enter, errorOf, makeOwner, ownersPassword } from '../support/entries.ts';
import { type SecondProcess, startSecondProcess } from '../support/second-process.ts';
import { type TestService, useService } from '../support/service.ts';

let twin: SecondProcess;
// A proxy header gives the sender of requests, so that accounts and addresses can be tested separately.
const service = useService({ worker: false, settings: { TRUSTED_PROXIES: '127.0.0.1/32' } }, async (started) => {
  await makeOwner(started);
  twin = await startSecondProcess(started);
});
after(() => twin.close());

type Where = Pick<TestService, 'baseUrl'>;

const guess = (
  ip: string,
  account = 'ada@example.com',
  password = 'not the password of Ada',
  at: Where = service.current,
  headers: Readonly<Record<string, string>> = {},
) => enter(at, '/sign-in/password', { 'email-address': account, password }, { 'x-forwarded-for': ip, ...headers });

let network = 0;
/** Returns an unused address. */
const freshAddress = (): string => {
  network += 1;
  return `203.0.113.${network}`;
};

describe('failures to sign in', () => {
  beforeEach(() => service.current.clock.forward(3601));

  describe('429', () => {
    it('delays by two seconds after the fifth for an account, and twice as long after each further one', async () => {
      for (let tries = 0; tries < 5; tries += 1) assert.equal((await guess(freshAddress())).status, 401);
      const waits: (string | null)[] = [];
      for (let tries = 0; tries < 10; tries += 1) {
        const refused = await guess(freshAddress(), 'ada@example.com', ownersPassword);
        assert.deepEqual([refused.status, errorOf(refused)], [429, 'rate_limited']);
        waits.push(refused.headers.get('retry-after'));
        service.current.clock.forward(Number(waits.at(-1)));
        assert.equal((await guess(freshAddress())).status, 401);
      }
      assert.deepEqual(waits, ['2', '4', '8', '16', '32', '64', '128', '256', '512', '900']);
    });

    it('is returned in the same way for an unknown account', async () => {
      const [known, unknown] = ['ada@example.com', 'nobody@example.com'];
      const bodies: unknown[] = [];
      for (const account of [known, unknown]) {
        for (let tries = 0; tries < 5; tries += 1) assert.equal((await guess(freshAddress(), account)).status, 401);
        const refused = await guess(freshAddress(), account);
        assert.equal(refused.status, 429);
        bodies.push(refused.body);
      }
      assert.deepEqual(bodies[0], bodies[1]);
    });

    it('counts the accounts that one address tries together', async () => {
      const ip = freshAddress();
      for (let tries = 0; tries < 5; tries += 1) await guess(ip, `nobody${tries}@example.com`);
      assert.equal((await guess(ip, 'ada@example.com', ownersPassword)).status, 429);
      assert.equal((await guess(freshAddress(), 'ada@example.com', ownersPassword)).status, 200);
    });

    it('counts the addresses of one IPv6 network together', async () => {
      for (let tries = 1; tries <= 5; tries += 1) await guess(`2001:db8:1:2::${tries}`, `nobody${tries}@example.com`);
      assert.equal((await guess('2001:db8:1:2:ffff::9', 'ada@example.com', ownersPassword)).status, 429);
    });

    it('does not count guesses of others against a browser that signed in before, but its own', async () => {
      const device = async () => {
        const { cookies } = await guess(freshAddress(), 'ada@example.com', ownersPassword);
        return `device=${cookies['device']}`;
      };
      const from = (cookie: string, password?: string) =>
        guess(freshAddress(), 'ada@example.com', password, undefined, { cookie });
      const [laptop, phone] = [await device(), await device()];
      for (let tries = 0; tries < 5; tries += 1) assert.equal((await guess(freshAddress())).status, 401);
      assert.equal((await guess(freshAddress(), 'ada@example.com', ownersPassword)).status, 429);
      for (const made of [
        `device=${'1'.repeat(22)}.AAAA`,
        // The last character of a base64 text may have unused bits: the first one of the signature is significant.
        laptop.replace(/\.(.)/, (_all, first) => (first === 'A' ? '.B' : '.A')),
      ]) {
        assert.equal((await from(made, ownersPassword)).status, 429, 'what was made up is a stranger');
      }
      assert.equal((await from(laptop, ownersPassword)).status, 200);
      for (let tries = 0; tries < 5; tries += 1) assert.equal((await from(laptop)).status, 401);
      assert.equal((await from(laptop, ownersPassword)).status, 429);
      assert.equal((await from(phone, ownersPassword)).status, 200);
      for (let tries = 0; tries < 5; tries += 1) {
        const other = await guess(freshAddress(), 'nobody@example.com', 'no password', undefined, { cookie: phone });
        assert.equal(other.status, 401);
      }
      const other = await guess(freshAddress(), 'nobody@example.com', 'no password', undefined, { cookie: phone });
      assert.equal(other.status, 429, 'a browser of one account is a stranger to another');
    });

    it('evaluates five of forty guesses that two processes receive at once', async () => {
      const before = passwordHasher.computed;
      const replies = await Promise.all(
        Array.from({ length: 40 }, (_each, index) =>
          guess(freshAddress(), 'grace@example.com', `guess number ${index}`, index % 2 === 0 ? service.current : twin),
        ),
      );
      const looked = replies.filter(({ status }) => status === 401).length;
      assert.equal(looked, 5);
      assert.equal(passwordHasher.computed - before, 5);
    });
  });

  describe('200', () => {
    it('resets the failures of an account once its user signs in', async () => {
      for (let round = 0; round < 3; round += 1) {
        for (let tries = 0; tries < 4; tries += 1) assert.equal((await guess(freshAddress())).status, 401);
        assert.equal((await guess(freshAddress(), 'ada@example.com', ownersPassword)).status, 200);
      }
    });

    it('does not count a successful sign-in of the address as one of its guesses', async () => {
      const ip = freshAddress();
      for (let round = 0; round < 4; round += 1) {
        assert.equal((await guess(ip, `nobody${round}@example.com`)).status, 401);
        assert.equal((await guess(ip, 'ada@example.com', ownersPassword)).status, 200);
      }
      assert.equal((await guess(ip, 'nobody5@example.com')).status, 401);
      assert.equal((await guess(ip, 'ada@example.com', ownersPassword)).status, 429);
    });
  });
});

describe('503', () => {
  it('is returned to none of sixty users who sign in at once: they wait for their turn', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_each, index) => guess(freshAddress(), `somebody${index}@example.com`)),
    );
    assert.deepEqual(
      replies.map(({ status }) => status),
      replies.map(() => 401),
    );
  });
});
