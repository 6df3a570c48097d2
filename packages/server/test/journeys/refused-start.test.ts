/** Refused starts of the program: one sentence without secrets, at whichever stage the mistake is detected. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/run-command.ts';
import { newDataDir, removeDataDir, startProgram } from '../support/running-service.ts';

let dataDir: string;
before(async () => {
  dataDir = await newDataDir();
});
after(() => removeDataDir(dataDir));

/** Starts with the mistake, and returns the last lines of the output; earlier ones are about preparing the database. */
async function lastWords(settings: Readonly<Record<string, string>>): Promise<string> {
  const base = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const { code, stderr } = await runCommand(['start'], { ...base, ...settings });
  assert.equal(code, 1, stderr);
  assert.equal(/^\s+at |Error:|"level":"error"/m.test(stderr), false, stderr);
  return stderr.trim().split('\n').at(-1) ?? '';
}

describe('a start ends with a sentence', () => {
  it('for an invalid setting, before anything is opened', async () => {
    assert.match(await lastWords({ BOOTSTRAP_KEY: 'x' }), /^BOOTSTRAP_KEY is not a setting; docs\/configuration\.md/);
  });

  it('for a wrong password, which it does not repeat', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.connectionString);
    Object.assign(url, { username: 'nobody_here', password: 'a-password-that-nobody-may-read' });
    const said = await lastWords({ DATABASE_URL: url.href });
    await database.drop();
    assert.match(said, /nobody_here/);
    assert.equal(said.includes('nobody-may-read'), false);
  });

  it('for a promised root key that is not there', async () => {
    assert.match(
      await lastWords({ ROOT_KEY_FILE: join(dataDir, 'no.key'), DATA_DIR: join(dataDir, 'fresh') }),
      /^ROOT_KEY_FILE .* does not exist; create it with: \(umask 077; openssl rand -hex 32 > /,
    );
  });

  it('for data, a port and an address that it cannot use while a service runs on them', async () => {
    const taken = await newDataDir();
    const service = await startProgram(taken);
    const { port } = new URL(service.baseUrl);
    const second = await lastWords({ DATA_DIR: taken });
    const third = await lastWords({ PORT: port });
    await service.stop();
    const fourth = await lastWords({ DATA_DIR: taken, HOST: '192.0.2.1' });
    await removeDataDir(taken);
    assert.match(
      second,
      /is in use by the running process \d+: stop that process, or give this one another DATA_DIR\.$/,
    );
    assert.match(third, /^PORT \d+ is in use on 127\.0\.0\.1: stop the program that uses it, or set another port\.$/);
    assert.match(fourth, /^HOST 192\.0\.2\.1 is not an address of this machine: set one/);
  });
});

describe('keys that the operator provided', () => {
  it('are not printed by the first start', async () => {
    const folder = await newDataDir();
    const key = (kind: string) => `service_${kind}_${randomBytes(24).toString('hex')}`;
    const given = { BOOTSTRAP_SANDBOX_KEY: key('sandbox'), BOOTSTRAP_PRODUCTION_KEY: key('production') };
    const { code, stdout, stderr } = await runCommand(['database', 'seed'], { DATA_DIR: folder, ...given });
    await removeDataDir(folder);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /\$BOOTSTRAP_SANDBOX_KEY/);
    for (const value of Object.values(given)) assert.equal(`${stdout}${stderr}`.includes(value), false);
  });
});
