/** Face model of the operator, from its folder to the results of the engine process. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { renderSelfie } from '@countersign/specimens';
import { createFaceFinder } from '../src/faces/face-finder.ts';
import { recognitionNetwork } from '../src/faces/networks/recognition-network.ts';
import { createEngines, type LocalEngines, readFaceModel, type SelfieFacts } from '../src/index.ts';
import { recognitionManifest, writeModelFolder } from './support/face-model-folder.ts';
import { warmEngines } from './support/warm-engines.ts';

async function lookAt(engines: LocalEngines, portrait: number): Promise<SelfieFacts> {
  const image = await engines.normalizeImage(await renderSelfie(portrait, 'center', 5));
  assert.ok(image.ok);
  return engines.extractSelfie(image, 'center');
}

describe('engines with a face model of the operator', () => {
  let network: Uint8Array;
  let folder: string;
  let builtIn: LocalEngines;
  let mounted: LocalEngines;
  before(async () => {
    network = await recognitionNetwork('NCHW');
    folder = await writeModelFolder(network);
    builtIn = warmEngines();
    mounted = createEngines({ processorLimitMs: 240_000, faceModel: await readFaceModel(folder) });
  });
  after(async () => {
    await mounted.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('describe faces by the mounted network: the same weights in another layout give the same numbers', async () => {
    const [own] = (await lookAt(builtIn, 0)).faces;
    const [other] = (await lookAt(mounted, 0)).faces;
    assert.ok(own !== undefined && other !== undefined);
    assert.match(other.model, /^dlib-resnet@/);
    const farthest = Math.max(...own.embedding.map((value, index) => Math.abs(value - (other.embedding[index] ?? 9))));
    assert.ok(farthest < 1e-4, `${farthest}`);
  });

  it('compare faces of that model, and none of another', async () => {
    const [one] = (await lookAt(mounted, 0)).faces;
    const [two] = (await lookAt(mounted, 1)).faces;
    const [own] = (await lookAt(builtIn, 0)).faces;
    assert.ok(one !== undefined && two !== undefined && own !== undefined);
    assert.equal(mounted.compareFaces(one, one)?.band, 'match');
    assert.notEqual(mounted.compareFaces(one, two)?.band, 'match');
    assert.equal(mounted.compareFaces(one, own), null);
    assert.equal(builtIn.compareFaces(one, own), null);
  });

  const unusable = [
    { name: 'whose network gives more numbers than it says', changes: { outputLength: 64 }, says: /128 numbers/ },
    {
      name: 'whose network takes another size',
      changes: { input: { ...recognitionManifest(new Uint8Array()).input, width: 112, height: 112 } },
      says: /cannot be used/,
    },
  ];
  for (const { name, changes, says } of unusable) {
    it(`refuse a model ${name} before the first face`, async () => {
      const wrong = await writeModelFolder(network, recognitionManifest(network, changes));
      const engines = createEngines({ processorLimitMs: 240_000, faceModel: await readFaceModel(wrong) });
      await assert.rejects(engines.tryFaceModels(), {
        name: 'FaceModelError',
        reason: 'network_unusable',
        message: says,
      });
      await engines.close();
      await rm(wrong, { recursive: true, force: true });
    });
  }

  it('refuse a file that is no network', async () => {
    const text = new TextEncoder().encode('no network');
    const wrong = await writeModelFolder(text);
    await assert.rejects(createFaceFinder(await readFaceModel(wrong)), { reason: 'network_unusable' });
    await rm(wrong, { recursive: true, force: true });
  });
});
