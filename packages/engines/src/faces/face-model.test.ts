import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { recognitionManifest, writeModelFolder } from '../../test/support/face-model-folder.ts';
import { BUILT_IN_MODEL, readFaceModel } from './face-model.ts';
import { type FaceModelFault, modelIdOf } from './model-manifest.ts';

const network = new TextEncoder().encode('stands for a network');
const good = recognitionManifest(network);
const folders: string[] = [];

async function folderWith(manifest: typeof good | string): Promise<string> {
  const folder = await writeModelFolder(network, manifest);
  folders.push(folder);
  return folder;
}

after(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const BORDERS = {
  '1:100': 0.6,
  '1:1000': 0.5,
  '1:10000': 0.45,
  '1:100000': 0.4,
  '1:1000000': 0.35,
  '1:10000000': 0.3,
  '1:100000000': 0.25,
};

describe('readFaceModel', () => {
  it('returns the model of a folder whose file has the digest of its manifest', async () => {
    const model = await readFaceModel(await folderWith(good));
    assert.deepEqual(model.manifest, good);
    assert.equal(model.id, modelIdOf(good));
    assert.match(model.id, /^dlib-resnet@[0-9a-f]{12}$/);
  });

  const refused: readonly {
    name: string;
    manifest: typeof good | string;
    reason: FaceModelFault;
    says: RegExp;
  }[] = [
    { name: 'text that is no JSON', manifest: '{', reason: 'manifest_invalid', says: /no JSON/ },
    {
      name: 'a manifest without a licence',
      manifest: { ...good, licence: '' },
      reason: 'manifest_invalid',
      says: /licence/,
    },
    {
      name: 'an unknown member',
      manifest: JSON.stringify({ ...good, treshold: 1 }),
      reason: 'manifest_invalid',
      says: /additional/,
    },
    {
      name: 'a file outside of the folder',
      manifest: { ...good, file: '../recognition.onnx' },
      reason: 'manifest_invalid',
      says: /file/,
    },
    {
      name: 'a digest that is none',
      manifest: { ...good, sha256: 'abc' },
      reason: 'manifest_invalid',
      says: /sha256/,
    },
    {
      name: 'bands that overlap',
      manifest: { ...good, thresholds: { ...good.thresholds, mismatchAbove: 0.3 } },
      reason: 'manifest_invalid',
      says: /thresholds must rise/,
    },
    {
      name: 'borders that rise with the rate',
      manifest: { ...good, borders: { photos: BORDERS, portraits: { ...BORDERS, '1:10000': 0.9 } } },
      reason: 'manifest_invalid',
      says: /borders\/portraits must not rise/,
    },
    {
      name: 'borders without a rate',
      manifest: { ...good, borders: { photos: BORDERS, portraits: {} as typeof BORDERS } },
      reason: 'manifest_invalid',
      says: /borders\/portraits/,
    },
    {
      name: 'a format that only the built-in model has',
      manifest: { ...good, format: 'face-api' },
      reason: 'manifest_invalid',
      says: /format onnx/,
    },
    {
      name: 'a file that is not there',
      manifest: { ...good, file: 'other.onnx' },
      reason: 'file_missing',
      says: /other/,
    },
    {
      name: 'a file that is not the one of the manifest',
      manifest: { ...good, sha256: '0'.repeat(64) },
      reason: 'digest_mismatch',
      says: /SHA-256 [0-9a-f]{64}, but its manifest says 0{64}/,
    },
  ];
  for (const { name, manifest, reason, says } of refused) {
    it(`refuses ${name}`, async () => {
      await assert.rejects(readFaceModel(await folderWith(manifest)), {
        name: 'FaceModelError',
        reason,
        message: says,
      });
    });
  }

  it('refuses a folder without a manifest', async () => {
    const folder = await folderWith(good);
    await rm(join(folder, 'manifest.json'));
    await assert.rejects(readFaceModel(folder), { reason: 'manifest_missing' });
  });

  it('names every fault of a manifest at once', async () => {
    const folder = await folderWith(good);
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...good, sha256: 1, licence: 2 }));
    await assert.rejects(readFaceModel(folder), { message: /licence.*sha256|sha256.*licence/ });
  });
});

describe('the id of a model', () => {
  const changes: readonly { name: string; manifest: typeof good }[] = [
    { name: 'another file', manifest: { ...good, sha256: '1'.repeat(64) } },
    { name: 'another alignment', manifest: { ...good, input: { ...good.input, alignment: 'arcface-5-point' } } },
    { name: 'another order of channels', manifest: { ...good, input: { ...good.input, channels: 'BGR' } } },
    { name: 'another metric', manifest: { ...good, metric: 'cosine' } },
  ];
  for (const { name, manifest } of changes) {
    it(`differs with ${name}, because the numbers do`, () => assert.notEqual(modelIdOf(manifest), modelIdOf(good)));
  }

  it('does not change when only thresholds or words change', () => {
    const reworded = { ...good, licence: 'other words', thresholds: { ...good.thresholds, searchAtMost: 0.3 } };
    assert.equal(modelIdOf(reworded), modelIdOf(good));
  });

  it('of the built-in model is the one under which faces are stored since migration 0023', () => {
    assert.equal(BUILT_IN_MODEL.id, 'face-api@0fd91366d468');
  });
});
