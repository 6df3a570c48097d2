/** Lost or replaced root key: the start reports it and changes nothing. */
import assert from 'node:assert/strict';
import { copyFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createClient } from '../support/client.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/run-command.ts';
import { keyOf, newDataDir, removeDataDir, startProgram } from '../support/running-service.ts';

let dataDir: string;
let keyFile: string;
let kept: string;
let apiKey: string;

before(async () => {
  dataDir = await newDataDir();
  keyFile = join(dataDir, 'root.key');
  kept = join(dataDir, 'kept.key');
  const service = await startProgram(dataDir);
  apiKey = keyOf(service.output, 'sandbox');
  await service.stop();
  await rename(keyFile, kept);
});
after(() => removeDataDir(dataDir));

/** Starts the program, and returns the one sentence with which it must end. */
async function refusedStart(): Promise<string> {
  const { code, stderr } = await runCommand(['start'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  assert.equal(code, 1);
  const said = stderr.trim();
  assert.equal(/\n|Error|\bat .*:\d+:\d+/.test(said), false, said);
  return said;
}

const otherKey = '0123456789abcdef'.repeat(4);

describe('a start with existing data', () => {
  it('creates no key when its own is missing, and explains where it comes from', async () => {
    const before = await readdir(dataDir);
    assert.match(
      await refusedStart(),
      /root\.key is missing, .* restore it from your backup, or set an empty DATA_DIR/,
    );
    await assert.rejects(stat(keyFile), { code: 'ENOENT' });
    assert.deepEqual(await readdir(dataDir), before);
  });

  const unfit: readonly (readonly [string, string, number, RegExp])[] = [
    ['another key', otherKey, 0o600, /does not belong to this database: restore the right key from your backup/],
    ['garbage', 'not a key', 0o600, /does not contain 64 lower-case hex digits: restore it from your backup/],
    ['a key that others can read', otherKey, 0o644, /can be read by other users; run: chmod 600 /],
  ];
  for (const [name, text, mode, says] of unfit) {
    it(`refuses ${name} and leaves it as it is`, async () => {
      await writeFile(keyFile, text, { mode });
      assert.match(await refusedStart(), says);
      assert.equal((await stat(keyFile)).size, text.length);
      await rm(keyFile);
    });
  }

  it('continues where it was once the key is back', async () => {
    await copyFile(kept, keyFile);
    const service = await startProgram(dataDir);
    const { status } = await createClient(service.baseUrl, apiKey).get('/inquiries');
    await service.stop();
    assert.equal(status, 200);
  });
});
