/** Owner without a usable key: a command creates a new one, both while the service runs and while it is stopped. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createClient } from '../support/client.ts';
import { runCommand } from '../support/run-command.ts';
import {
  keyOf,
  newDataDir,
  type RunningService,
  removeDataDir,
  startProgram,
  templateOf,
} from '../support/running-service.ts';

interface ListedKey {
  readonly id: string;
  readonly environment: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly value?: string;
  readonly 'expires-at': string | null;
}

let dataDir: string;
let service: RunningService;
let firstKey: string;

before(async () => {
  dataDir = await newDataDir();
  service = await startProgram(dataDir);
  firstKey = keyOf(service.output, 'production');
});
after(async () => {
  await service.stop();
  await removeDataDir(dataDir);
});

async function command(line: string): Promise<{ readonly keys: readonly ListedKey[]; readonly key: ListedKey }> {
  const { code, stdout, stderr } = await runCommand([...line.split(' '), '--json'], { DATA_DIR: dataDir });
  assert.equal(code, 0, stderr);
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

const statusWith = async (key: string | undefined): Promise<number> =>
  (await createClient(service.baseUrl, key ?? '').get('/api-keys')).status;

describe('an owner who locked themselves out', () => {
  it('creates a key with all permissions while the service runs, which works at once and is shown once', async () => {
    const client = createClient(service.baseUrl, firstKey);
    const [{ id }] = (await client.get('/api-keys')).body.data as unknown as [{ id: string }];
    const lockOut = { data: { attributes: { 'ip-address-allowlist': ['10.0.0.1'] } } };
    assert.equal((await client.request('PATCH', `/api-keys/${id}`, { body: lockOut })).status, 200);
    assert.equal(await statusWith(firstKey), 403);
    const { key } = await command('keys create --environment production --name again --permissions all');
    assert.equal(await statusWith(key.value), 200);
    const { keys } = await command('keys list');
    assert.deepEqual(
      keys.map(({ environment, name }) => `${environment} ${name}`).sort(),
      ['production First key', 'production again', 'sandbox First key'].sort(),
    );
    assert.equal(JSON.stringify(keys).includes(key.value ?? 'none'), false);
    const expired = await command(`keys expire ${id}`);
    assert.ok(expired.key['expires-at'] !== null);
    await command(`keys expire ${key.id} --in 1h`);
    assert.equal(await statusWith(key.value), 200);
  });

  it('creates one without the service too, and the key works once the service runs', async () => {
    await service.stop();
    const given = 'keys create --environment sandbox --permissions inquiry.write,inquiry.read --expires-in 1d';
    const { key } = await command(given);
    assert.deepEqual(key.permissions, ['inquiry.write', 'inquiry.read']);
    const { keys } = await command('keys list --environment sandbox');
    assert.deepEqual(keys.map(({ id }) => id).includes(key.id), true);
    const before = service.output;
    service = await startProgram(dataDir);
    const attributes = { 'inquiry-template-id': templateOf(before, 'sandbox') };
    const answer = await createClient(service.baseUrl, key.value ?? '').post('/inquiries', { data: { attributes } });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(await statusWith(key.value), 403);
  });
});

describe('a command', () => {
  it('for an unknown key explains in one line how to list the existing ones', async () => {
    const { code, stdout, stderr } = await runCommand(['keys', 'expire', 'api_nobody'], { DATA_DIR: dataDir });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^Key api_nobody does not exist: npm start -- keys list shows [^\n]+\n$/);
  });

  it('that is invalid exits with 2, and writes one sentence to stderr and nothing else', async () => {
    const { code, stdout, stderr } = await runCommand(['keys', 'list', 'now'], { DATA_DIR: dataDir });
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /^keys list does not accept now; usage: [^\n]+\n$/);
  });
});
