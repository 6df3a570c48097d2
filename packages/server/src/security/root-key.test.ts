import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makeRootKey, RootKeyError, readRootKey } from './root-key.ts';

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

describe('the root key file', () => {
  it('is created once, readable by its owner only, and then always has the same key', async () => {
    const path = join(folder, 'data', 'root.key');
    const made = await makeRootKey(path);
    assert.equal(made.length, 32);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.deepEqual(await readRootKey(path), made);
    assert.deepEqual(await makeRootKey(path), made);
    assert.equal((await readFile(path, 'utf8')).trim(), made.toString('hex'));
  });

  it('is not created by checking for it', async () => {
    assert.equal(await readRootKey(join(folder, 'absent')), null);
    await assert.rejects(stat(join(folder, 'absent')), { code: 'ENOENT' });
  });

  it('is refused when others may read it, with the command that fixes it', async () => {
    const path = await keyFile('open', 'a'.repeat(64), 0o640);
    await assert.rejects(readRootKey(path), /chmod 600/);
  });

  it('is refused with an error when it is not a file, or cannot be written', async () => {
    const file = await keyFile('file', 'a'.repeat(64));
    for (const work of [readRootKey(join(file, 'below')), makeRootKey(join(file, 'below'))]) {
      await assert.rejects(work, (error) => error instanceof RootKeyError && /ENOTDIR/.test(error.message));
    }
  });

  for (const text of ['', 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), 'a'.repeat(128)]) {
    it(`is refused with ${text.length} characters ${text.slice(0, 1)}, which are not shown`, async () => {
      const path = await keyFile('malformed', text);
      await assert.rejects(
        readRootKey(path),
        (error: Error) => error instanceof RootKeyError && (text === '' || !error.message.includes(text)),
      );
    });
  }
});
