/**
 * Substitute for the operator's model: the built-in residual network as an ONNX file with a manifest, but in the layout
 * that most networks have. Its embeddings must equal those of the built-in model.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaceModelManifest } from '../../src/faces/model-manifest.ts';

const SIDE = 150;

/** Returns the manifest of that network. */
export function recognitionManifest(network: Uint8Array, changes: Partial<FaceModelManifest> = {}): FaceModelManifest {
  return {
    name: 'dlib-resnet',
    format: 'onnx',
    file: 'recognition.onnx',
    sha256: createHash('sha256').update(network).digest('hex'),
    licence: 'public domain',
    source: 'npm package @vladmandic/face-api, converted',
    input: {
      width: SIDE,
      height: SIDE,
      layout: 'NCHW',
      channels: 'RGB',
      mean: [122.782, 117.001, 104.298],
      deviation: [255, 255, 255],
      alignment: 'dlib-chip',
    },
    outputLength: 128,
    metric: 'euclidean',
    thresholds: { searchAtMost: 0.4, matchAtMost: 0.5, mismatchAbove: 0.62, unrelatedFrom: 1 },
    curve: { pairs: 'not measured', people: 0, couples: 0, points: [] },
    ...changes,
  };
}

/** Writes a new folder with the network and its manifest; the caller removes it. */
export async function writeModelFolder(
  network: Uint8Array,
  manifest: FaceModelManifest | string = recognitionManifest(network),
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-face-model-'));
  await writeFile(join(folder, 'recognition.onnx'), network);
  await writeFile(
    join(folder, 'manifest.json'),
    typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2),
  );
  return folder;
}
