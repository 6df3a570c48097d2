/** Age model of the operator: a real ONNX file that maps the brightness of a face to years. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { afterEach, describe, it } from 'node:test';
import { renderSelfie } from '@countersign/specimens';
import sharp from 'sharp';
import { createFaceFinder } from '../src/faces/face-finder.ts';
import { readAgeModel } from '../src/faces/face-model.ts';
import type { AgeModelManifest } from '../src/faces/model-manifest.ts';
import { writeOnnx } from '../src/faces/networks/onnx-file.ts';
import type { AgeEstimate } from '../src/facts.ts';
import { recognitionManifest, writeModelFolder } from './support/face-model-folder.ts';

/** Builds a network of the three channel means times weights: one number per column. */
function lightNetwork(columns: readonly (readonly [number, number, number])[]): Uint8Array {
  const values = Float32Array.from([0, 1, 2].flatMap((channel) => columns.map((column) => column[channel] ?? 0)));
  return writeOnnx({
    input: { name: 'face', shape: [1, 3, 64, 64] },
    outputs: [{ name: 'age', shape: [1, columns.length] }],
    nodes: [
      { operator: 'GlobalAveragePool', inputs: ['face'], output: 'light' },
      { operator: 'Flatten', inputs: ['light'], output: 'flat' },
      { operator: 'MatMul', inputs: ['flat', 'weights'], output: 'age' },
    ],
    weights: [{ name: 'weights', shape: [3, columns.length], values }],
    lists: [],
  });
}

function manifestOf(network: Uint8Array, output: AgeModelManifest['output']): string {
  const {
    name: _name,
    outputLength: _length,
    metric: _metric,
    thresholds: _borders,
    curve: _curve,
    ...common
  } = recognitionManifest(network);
  const input = { ...common.input, width: 64, height: 64, mean: [0, 0, 0], deviation: [1, 1, 1] };
  const error = { measured: 'nothing, it stands for a model', people: 0, meanAbsolute: 5, within95: 11 };
  return JSON.stringify({ ...common, name: 'light', input, output, error });
}

describe('an age model of the operator', () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });

  async function estimate(network: Uint8Array, output: AgeModelManifest['output'], light = 1): Promise<AgeEstimate> {
    const folder = await writeModelFolder(network, manifestOf(network, output));
    folders.push(folder);
    const finder = await createFaceFinder(undefined, await readAgeModel(folder));
    const picture = await sharp(await renderSelfie(1, 'center', 3))
      .linear(light, 0)
      .jpeg()
      .toBuffer();
    const [face] = await finder.findFaces(picture);
    assert.ok(face?.age);
    return face.age;
  }

  it('returns years with the measured error', async () => {
    const third = lightNetwork([[0.1, 0.1, 0.1]]);
    const bright = await estimate(third, { kind: 'years' });
    const dim = await estimate(third, { kind: 'years' }, 0.75);
    assert.equal(bright.within95, 11);
    assert.ok(bright.years > 20 && bright.years < 77, `${bright.years}`);
    assert.ok(dim.years < bright.years, `${dim.years} and ${bright.years}`);
  });

  it('weighs years by their probabilities', async () => {
    const even = lightNetwork([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    assert.equal((await estimate(even, { kind: 'probabilities', firstYear: 20, count: 3 })).years, 21);
  });

  it('limits years to human ages', async () => {
    assert.equal((await estimate(lightNetwork([[-1, -1, -1]]), { kind: 'years' })).years, 0);
  });

  it('is refused when its network returns another output than its manifest states', async () => {
    const network = lightNetwork([[1, 1, 1]]);
    const output = { kind: 'probabilities', firstYear: 0, count: 100 } as const;
    await assert.rejects(estimate(network, output), { name: 'FaceModelError', reason: 'network_unusable' });
  });

  it('is refused when it does not state its error', async () => {
    const network = lightNetwork([[1, 1, 1]]);
    const { error: _error, ...silent } = JSON.parse(manifestOf(network, { kind: 'years' }));
    const folder = await writeModelFolder(network, JSON.stringify(silent));
    folders.push(folder);
    await assert.rejects(readAgeModel(folder), { reason: 'manifest_invalid', message: /error/ });
  });
});
