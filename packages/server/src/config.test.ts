import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

const tail = 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
  return [];
}

describe('readConfig', () => {
  it('accepts an empty environment and returns the documented defaults', () => {
    const config = readConfig({});
    assert.equal(config.port, 3000);
    assert.equal(config.baseUrl, 'http://localhost:3000');
    assert.equal(config.rootKeyFile, './.countersign/root.key');
    assert.equal(config.rootKeyMayBeMade, true);
    assert.equal(config.databaseUrl, null);
    assert.equal(config.webhookAllowPrivateAddresses, false);
    assert.deepEqual(config.trustedProxies, []);
  });

  it('lists every problem at once, each naming its setting', () => {
    const problems = problemsOf({
      PORT: '99999',
      BASE_URL: 'ftp://x',
      DATABASE_URL: 'mysql://x',
      WEBHOOK_ALLOW_PRIVATE_ADDRESSES: 'yes',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'loud',
      FACE_FALSE_MATCH_RATE: '0.5',
      DATA_DIR: 'a\0b',
    });
    const named = problems.map((problem) => problem.split(' ')[0]).toSorted();
    assert.deepEqual(named, [
      'BASE_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'FACE_FALSE_MATCH_RATE',
      'LOG_LEVEL',
      'PORT',
      'RATE_LIMIT_PER_MINUTE',
      'WEBHOOK_ALLOW_PRIVATE_ADDRESSES',
    ]);
  });

  it('treats an empty value like a missing one', () => {
    assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }).port, 3000);
  });

  it('creates no root key in a place that the operator named', () => {
    const config = readConfig({ ROOT_KEY_FILE: '/run/secrets/root' });
    assert.equal(config.rootKeyFile, '/run/secrets/root');
    assert.equal(config.rootKeyMayBeMade, false);
  });

  it('writes an IPv6 host in brackets and removes a slash at the end of the base address', () => {
    assert.equal(readConfig({ HOST: '2001:db8::1' }).baseUrl, 'http://[2001:db8::1]:3000');
    assert.equal(readConfig({ BASE_URL: 'https://id.example.com//' }).baseUrl, 'https://id.example.com');
  });

  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost']) {
    it(`names a service that listens on ${host} localhost, since passkeys are bound to a name`, () => {
      assert.equal(readConfig({ HOST: host }).baseUrl, 'http://localhost:3000');
    });
  }

  it('splits the trusted proxies and ignores empty parts', () => {
    assert.deepEqual(readConfig({ TRUSTED_PROXIES: ' 10.0.0.0/8, ,::1 ' }).trustedProxies, ['10.0.0.0/8', '::1']);
  });

  const origins: readonly (readonly [string, RegExp | null])[] = [
    ['https://id.example.com', null],
    ['https://id.example.com:8443/', null],
    ['http://127.0.0.1:3000', null],
    ['http://192.168.1.5:3000', null],
    ['http://countersign:3000', null],
    ['http://id.localhost', null],
    ['http://id.example.com', /^BASE_URL must start with https/],
    ['http://93.184.216.34', /^BASE_URL must start with https/],
    [
      'https://id.example.com/verify',
      /^BASE_URL must consist of scheme, host and port only, such as https:\/\/id\.example\.com\./,
    ],
    ['https://id.example.com/?x=1', /^BASE_URL must consist of scheme, host and port only/],
    ['https://user@id.example.com', /^BASE_URL must consist of scheme, host and port only/],
    ['id.example.com', /^BASE_URL must be an address that starts with http/],
  ];
  for (const [value, problem] of origins) {
    it(`${problem === null ? 'takes' : 'refuses'} ${value} as the public address`, () => {
      const [said] = problemsOf({ BASE_URL: value });
      if (problem === null) assert.equal(said, undefined);
      else assert.match(said ?? '', problem);
    });
  }

  it('refuses trusted proxies that cover every address, naming each', () => {
    const [said] = problemsOf({ TRUSTED_PROXIES: '10.0.0.1, 0.0.0.0/0, ::/0, proxy' });
    assert.match(said ?? '', /^TRUSTED_PROXIES .*0\.0\.0\.0\/0 .*; ::\/0 .*; proxy is no IP address/);
  });

  const nearMisses = ['WEBHOOK_ALLOW_PRIVATE', 'BOOTSTRAP_KEY', 'RATE_LIMIT_PER_SECOND', 'COUNTERSIGN_PORT'];
  for (const name of nearMisses) {
    it(`refuses ${name}, a name that resembles a setting and is none`, () => {
      assert.match(problemsOf({ [name]: 'x' })[0] ?? '', new RegExp(`^${name} is not a setting`));
    });
  }

  it('ignores the variables of other programs', () => {
    assert.deepEqual(problemsOf({ PATH: '/bin', NODE_ENV: 'production', PGHOST: 'x' }), []);
  });
});

describe('the keys of the first start', () => {
  const sandbox = 'BOOTSTRAP_SANDBOX_KEY';
  const cases: readonly (readonly [string, Record<string, string>, RegExp | null])[] = [
    ['takes a random key with the right prefix', { [sandbox]: `service_sandbox_${tail}` }, null],
    ['refuses the prefix of the other environment', { [sandbox]: `service_production_${tail}` }, /service_sandbox_/],
    ['refuses 31 characters', { [sandbox]: `service_sandbox_${tail.slice(1)}` }, /32 to 128/],
    ['refuses a character outside the alphabet', { [sandbox]: `service_sandbox_${tail} ` }, /32 to 128/],
    ['refuses a repeated character', { [sandbox]: `service_sandbox_${'a'.repeat(40)}` }, /random/],
    ['refuses seven different characters', { [sandbox]: `service_sandbox_${'abcdefg'.repeat(6)}` }, /random/],
    ['does not count the hyphen as a character', { [sandbox]: `service_sandbox_${'abcdefg-'.repeat(6)}` }, /random/],
  ];
  for (const [name, environment, problem] of cases) {
    it(name, () => {
      const problems = problemsOf(environment);
      if (problem === null) assert.deepEqual(problems, []);
      else assert.match(problems[0] ?? '', problem);
    });
  }

  it('never repeats the value of a refused key', () => {
    const value = `service_sandbox_${'secret'.repeat(3)}`;
    assert.equal(
      problemsOf({ [sandbox]: value })
        .join()
        .includes('secretsecret'),
      false,
    );
  });
});
