/** Sources of face models: the built-in recognition network, or the operator's folders. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AgeModelManifest,
  FaceModelError,
  type FaceModelManifest,
  modelIdOf,
  parseAgeManifest,
  parseManifest,
} from './model-manifest.ts';

export interface FaceModel {
  /** Name under which its embeddings are stored. */
  readonly id: string;
  readonly manifest: FaceModelManifest;
  /** Folder of manifest and network; null for the built-in model. */
  readonly folder: string | null;
}

/** File name of the manifest in the operator's folder. */
export const MANIFEST_FILE = 'manifest.json';

/** Residual network of `@vladmandic/face-api`. */
export const BUILT_IN_MODEL: FaceModel = modelOf(
  parseManifest(readFileSync(new URL('models/face-api.json', import.meta.url), 'utf8')),
  null,
);

/**
 * Reads the model of a folder: `manifest.json` and the ONNX file that it names, whose digest is verified.
 *
 * @throws FaceModelError if one of them is missing, is invalid, or differs from its digest
 */
export async function readFaceModel(folder: string): Promise<FaceModel> {
  return modelOf(await readModelFolder(folder, parseManifest), folder);
}

export interface AgeModel {
  readonly manifest: AgeModelManifest;
  readonly folder: string;
}

/**
 * Reads and verifies the age model of a folder, like `readFaceModel`.
 *
 * @throws FaceModelError
 */
export async function readAgeModel(folder: string): Promise<AgeModel> {
  return { manifest: await readModelFolder(folder, parseAgeManifest), folder };
}

type Readable = Pick<FaceModelManifest, 'format' | 'file' | 'sha256'>;

async function readModelFolder<Manifest extends Readable>(
  folder: string,
  parse: (source: string) => Manifest,
): Promise<Manifest> {
  const source = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => {
    throw new FaceModelError('manifest_missing', `There is no ${MANIFEST_FILE} in ${folder}.`);
  });
  const manifest = parse(source);
  if (manifest.format !== 'onnx') {
    throw new FaceModelError('manifest_invalid', `The face model in ${folder} must have the format onnx.`);
  }
  const network = await readFile(join(folder, manifest.file)).catch(() => {
    throw new FaceModelError('file_missing', `There is no ${manifest.file} in ${folder}.`);
  });
  const found = createHash('sha256').update(network).digest('hex');
  if (found !== manifest.sha256) {
    throw new FaceModelError(
      'digest_mismatch',
      `${manifest.file} in ${folder} has SHA-256 ${found}, but its manifest says ${manifest.sha256}.`,
    );
  }
  return manifest;
}

function modelOf(manifest: FaceModelManifest, folder: string | null): FaceModel {
  return { id: modelIdOf(manifest), manifest, folder };
}
