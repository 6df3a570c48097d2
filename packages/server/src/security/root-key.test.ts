import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { loadRootKey, RootKeyError } from './root-key.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-root-key-'));
});
after(() => rm(folder, { recursive: true, force: true }));

async function keyFile(name: string, text: string, mode = 0o600): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  await chmod(path, mode);
  return path;
}

describe('loadRootKey', () => {
  it('makes a private file once and reads the same key ever after', async () => {
    const path = join(folder, 'data', 'root.key');
    const made = await loadRootKey(path, true);
    assert.equal(made.length, 32);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.deepEqual(await loadRootKey(path, true), made);
    assert.equal((await readFile(path, 'utf8')).trim(), made.toString('hex'));
  });

  it('makes none where the operator promised one', async () => {
    await assert.rejects(loadRootKey(join(folder, 'absent'), false), /does not exist/);
  });

  it('refuses a file that others may read, and says how to mend it', async () => {
    const path = await keyFile('open', 'a'.repeat(64), 0o640);
    await assert.rejects(loadRootKey(path, true), /chmod 600/);
  });

  for (const text of ['', 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(128)]) {
    it(`refuses ${text.length} characters ${text.slice(0, 1)} without showing them`, async () => {
      const path = await keyFile('malformed', text);
      await assert.rejects(
        loadRootKey(path, true),
        (error: Error) => error instanceof RootKeyError && (text === '' || !error.message.includes(text)),
      );
    });
  }
});
