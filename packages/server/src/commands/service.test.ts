import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { recognitionManifest } from '../../../engines/test/support/face-model-folder.ts';
import { ConfigError, readConfig } from '../config.ts';
import { runService } from './service.ts';

describe('a face model that cannot be used', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'countersign-models-'));
    await mkdir(join(folder, 'broken'));
    await writeFile(join(folder, 'broken', 'manifest.json'), '{"name": "Not A Name"}');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const cases = [
    { name: 'a folder that is not there', model: 'missing', says: /FACE_MODEL_DIR: There is no manifest\.json in / },
    { name: 'a manifest with faults', model: 'broken', says: /FACE_MODEL_DIR: The face model's manifest.*\/name/ },
  ];
  it('stops the start when a false match rate is set for a model without measured rates', async () => {
    const network = Buffer.from('no network, which is looked at later');
    await mkdir(join(folder, 'unmeasured'));
    await writeFile(join(folder, 'unmeasured', 'recognition.onnx'), network);
    await writeFile(join(folder, 'unmeasured', 'manifest.json'), JSON.stringify(recognitionManifest(network)));
    const settings = { FACE_MODEL_DIR: join(folder, 'unmeasured'), DATA_DIR: join(folder, 'data') };
    const config = readConfig({ ...settings, FACE_FALSE_MATCH_RATE: '1:100' });
    await assert.rejects(
      runService(config, { http: true, worker: true }, () => undefined),
      { name: 'ConfigError', message: /FACE_FALSE_MATCH_RATE: .*dlib-resnet has not/ },
    );
  });

  for (const { name, model, says } of cases) {
    it(`stops the start with an error before anything is opened: ${name}`, async () => {
      const dataDir = join(folder, 'data');
      const config = readConfig({ FACE_MODEL_DIR: join(folder, model), DATA_DIR: dataDir });
      await assert.rejects(
        runService(config, { http: true, worker: true }, () => undefined),
        (error: unknown) => {
          assert.ok(error instanceof ConfigError);
          assert.match(error.message, says);
          return true;
        },
      );
      await assert.rejects(rm(dataDir, { recursive: true }), { code: 'ENOENT' });
    });
  }
});
