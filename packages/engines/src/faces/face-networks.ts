import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Backend from '@tensorflow/tfjs-backend-wasm';
import type * as Core from '@tensorflow/tfjs-core';
import type * as FaceApi from '@vladmandic/face-api/dist/face-api.node-wasm.js';
import { BUILT_IN_MODEL, type FaceModel } from './face-model.ts';
import { FINDER_FILES, NETWORK_PACKAGE, type NetworkFile, RECOGNITION_TABLE } from './network-files.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** The networks, ready to run, and the means to make their input. One set is enough for a process. */
export interface FaceNetworks {
  readonly detector: FaceApi.SsdMobilenetv1;
  readonly landmarks: FaceApi.FaceLandmark68Net;
  /** Numbers of the built-in model for an aligned face; rejects when another model was to be loaded. */
  describe(chip: RgbPicture): Promise<readonly number[]>;
  readonly detectorOptions: FaceApi.SsdMobilenetv1Options;
  /** RGB bytes, row by row, as a tensor that the caller disposes of. */
  tensorOf(rgb: Uint8Array, width: number, height: number): FaceApi.tf.Tensor3D;
}

const require = createRequire(import.meta.url);

/**
 * Loads detector and landmark networks from the installed package, and the recognition network when it is the model to
 * use, on the WebAssembly backend of TensorFlow.js. Everything comes from disk.
 *
 * @param minConfidence lowest detector score, 0 to 1, of a face that is reported
 * @throws Error when a model file is missing or has another digest, or the backend does not start
 */
export async function loadFaceNetworks(minConfidence: number, model: FaceModel): Promise<FaceNetworks> {
  const folder = join(dirname(require.resolve(`${NETWORK_PACKAGE}/package.json`)), 'model');
  const isBuiltIn = model.id === BUILT_IN_MODEL.id;
  await verifyFiles(folder, isBuiltIn ? [...FINDER_FILES, RECOGNITION_TABLE, BUILT_IN_MODEL.manifest] : FINDER_FILES);
  const tf: typeof Core = require('@tensorflow/tfjs-core');
  const api = requireFaceApi(tf);
  const backend: typeof Backend = require('@tensorflow/tfjs-backend-wasm');
  backend.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  // Threads gain nothing under Node and their workers keep the process from ending.
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await tf.setBackend('wasm'))) throw new Error('The WebAssembly backend of TensorFlow.js did not start');
  await tf.ready();
  const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = api.nets;
  const needed = [ssdMobilenetv1, faceLandmark68Net, ...(isBuiltIn ? [faceRecognitionNet] : [])];
  for (const net of needed) await net.loadFromDisk(folder);
  const tensorOf: FaceNetworks['tensorOf'] = (rgb, width, height) => api.tf.tensor3d(rgb, [height, width, 3], 'int32');
  return {
    detector: ssdMobilenetv1,
    landmarks: faceLandmark68Net,
    detectorOptions: new api.SsdMobilenetv1Options({ minConfidence, maxResults: 20 }),
    tensorOf,
    async describe({ rgb, width, height }) {
      const tensor = tensorOf(rgb, width, height);
      try {
        const found = await faceRecognitionNet.computeFaceDescriptor(tensor);
        if (!(found instanceof Float32Array)) throw new Error('Expected the embedding of one face');
        return [...found];
      } finally {
        tensor.dispose();
      }
    },
  };
}

async function verifyFiles(folder: string, files: readonly NetworkFile[]): Promise<void> {
  for (const { file, sha256 } of files) {
    const found = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex');
    if (found !== sha256) throw new Error(`Face model ${file} has digest ${found}, expected ${sha256}`);
  }
}

/**
 * face-api asks for `@tensorflow/tfjs`, the union of core, layers, converter, data and the WebGL backend: 220 MB of which
 * it calls only the core. The request is answered with the core alone, to which the few chained tensor methods are added
 * that the union would have brought and that the three networks call.
 */
function requireFaceApi(tf: typeof Core): typeof FaceApi {
  const hook = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '@tensorflow/tfjs' ? '@tensorflow/tfjs-core' : specifier, context),
  });
  try {
    const api: typeof FaceApi = require('@vladmandic/face-api/dist/face-api.node-wasm.js');
    addChainedMethods(tf);
    return api;
  } finally {
    hook.deregister();
  }
}

function addChainedMethods(tf: typeof Core): void {
  type Tensor = Core.Tensor;
  Object.assign(tf.Tensor.prototype, {
    as1D(this: Tensor) {
      return tf.reshape(this, [this.size]);
    },
    as2D(this: Tensor, ...shape: [number, number]) {
      return tf.reshape(this, shape);
    },
    as3D(this: Tensor, ...shape: [number, number, number]) {
      return tf.reshape(this, shape);
    },
    as4D(this: Tensor, ...shape: [number, number, number, number]) {
      return tf.reshape(this, shape);
    },
    sub(this: Tensor, other: Tensor | number) {
      return tf.sub(this, other);
    },
    mul(this: Tensor, other: Tensor | number) {
      return tf.mul(this, other);
    },
    div(this: Tensor, other: Tensor | number) {
      return tf.div(this, other);
    },
    mean(this: Tensor, axis?: number | number[], keepDims?: boolean) {
      return tf.mean(this, axis, keepDims);
    },
  });
}
