/** An owner whom no key lets in any more makes a new one by command, while the service runs and while it does not. */
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
  it('makes a key beside the running service that does everything at once, and sees its value this once', async () => {
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

  it('does so without the service too, and the key is there once it runs', async () => {
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
  const unfit: readonly (readonly [string, number, RegExp])[] = [
    ['frobnicate', 2, /There is no command frobnicate: type one of service start, /],
    ['keys', 2, /type one of keys create, keys list, keys expire/],
    ['keys create', 2, /needs --environment; type: keys create --environment sandbox\|production/],
    ['keys create --environment moon', 2, /--environment is one of sandbox, production, not moon/],
    ['keys create --environment sandbox --permissions inquiry.fly', 2, /inquiry\.fly is no permission/],
    ['keys create --environment sandbox --expires-in 90d', 2, /at most 30 days/],
    ['keys create --environment sandbox --name', 2, /argument missing; type: keys create/],
    ['keys expire api_nobody', 2, /There is no key api_nobody: npm start -- keys list shows/],
    ['keys list now', 2, /keys list does not take now/],
  ];
  for (const [line, ending, says] of unfit) {
    it(`says in one line what is wrong with: ${line}`, async () => {
      const { code, stdout, stderr } = await runCommand(line.split(' '), { DATA_DIR: dataDir });
      assert.equal(code, ending, stderr);
      assert.match(stderr, says);
      assert.equal(stderr.trim().includes('\n'), false, stderr);
      assert.equal(stdout, '');
    });
  }

  it('of keys makes no data where there is none', async () => {
    const empty = await newDataDir();
    const { code, stderr } = await runCommand(['keys', 'list', '--json'], { DATA_DIR: empty });
    await removeDataDir(empty);
    assert.equal(code, 1);
    assert.match(JSON.parse(stderr).error, /There is no data in .*: give the DATA_DIR or DATABASE_URL/);
  });

  it('describes itself, and all of them', async () => {
    const all = await runCommand(['--help'], {});
    assert.match(all.stdout, /keys create {3,}Makes an API key/);
    const one = await runCommand(['keys', 'create', '--help'], {});
    assert.match(one.stdout, /--expires-in DURATION/);
    assert.deepEqual([all.code, one.code], [0, 0]);
  });
});
