import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newDataKey, SealBroken } from '../security/encryption.ts';
import { createDiskFileStore, type FileStore, StorageUnavailable } from './files.ts';

let folder = '';
let store: FileStore;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-files-'));
  store = createDiskFileStore(join(folder, 'files'));
});
after(() => rm(folder, { recursive: true, force: true }));

const key = newDataKey();
const picture = Buffer.from('the bytes of a picture');

async function pathOf(fileId: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true });
  const found = entries.find((entry) => entry.endsWith(`${fileId}.sealed`));
  assert.ok(found !== undefined);
  return join(folder, found);
}

describe('the disk file store', () => {
  it('returns what was written, and null once it was removed', async () => {
    await store.write('env_a', 'file_1', key, picture);
    assert.deepEqual(await store.read('env_a', 'file_1', key), picture);
    await store.remove('env_a', 'file_1');
    assert.equal(await store.read('env_a', 'file_1', key), null);
    await store.remove('env_a', 'file_1');
  });

  it('stores nothing readable on the disk, and nothing that others may open', async () => {
    await store.write('env_a', 'file_2', key, picture);
    const path = await pathOf('file_2');
    assert.equal((await readFile(path)).includes('picture'), false);
    assert.equal((await stat(path)).mode & 0o077, 0);
    assert.equal((await stat(dirname(path))).mode & 0o077, 0);
    assert.deepEqual(
      (await readdir(folder, { recursive: true })).filter((entry) => entry.endsWith('.partial')),
      [],
    );
  });

  it('opens no file with the key of another subject', async () => {
    await store.write('env_a', 'file_3', key, picture);
    await assert.rejects(store.read('env_a', 'file_3', newDataKey()), SealBroken);
  });

  it('opens no file that was put in the place of another', async () => {
    await store.write('env_a', 'file_4', key, picture);
    await store.write('env_a', 'file_5', key, Buffer.from('another picture'));
    await rename(await pathOf('file_4'), await pathOf('file_5'));
    await assert.rejects(store.read('env_a', 'file_5', key), SealBroken);
  });

  it('finds no file of another environment', async () => {
    await store.write('env_a', 'file_6', key, picture);
    assert.equal(await store.read('env_b', 'file_6', key), null);
  });
});

describe('a disk that fails', () => {
  it('is reported when it is full, and no partial file is left behind', async () => {
    await store.write('env_a', 'file_7', key, picture);
    const path = await pathOf('file_7');
    await symlink('/dev/full', `${path}.partial`);
    await assert.rejects(
      store.write('env_a', 'file_7', key, Buffer.from('another picture')),
      (error) => error instanceof StorageUnavailable && /ENOSPC/.test(error.message),
    );
    await assert.rejects(stat(`${path}.partial`), { code: 'ENOENT' });
    assert.deepEqual(await store.read('env_a', 'file_7', key), picture);
  });

  it('is reported by every method when its folder is not a directory', async () => {
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other', 'env_a'), '');
    const broken = createDiskFileStore(join(folder, 'other'));
    for (const work of [
      () => broken.write('env_a', 'file_8', key, picture),
      () => broken.read('env_a', 'file_8', key),
      () => broken.remove('env_a', 'file_8'),
    ]) {
      await assert.rejects(work, StorageUnavailable);
    }
  });
});
