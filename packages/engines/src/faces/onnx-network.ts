/** A network of the operator's for aligned faces, as an ONNX session on the CPU. */
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { FaceModelError, type FaceModelManifest } from './model-manifest.ts';
import type { RgbPicture } from './rgb-picture.ts';

type Input = FaceModelManifest['input'];

export interface OnnxModel {
  readonly folder: string;
  readonly manifest: { readonly file: string; readonly input: Input };
  /** How many numbers it must give. */
  readonly outputLength: number;
}

/** The numbers that the network gives for an aligned face. */
export type OnnxNetwork = (chip: RgbPicture) => Promise<Float32Array>;

/**
 * Opens the network and runs it once on a grey picture, so that one that does not fit its manifest is refused before the
 * first face.
 *
 * @throws FaceModelError `network_unusable`
 */
export async function openNetwork({ folder, manifest, outputLength }: OnnxModel): Promise<OnnxNetwork> {
  try {
    const session = await openSession(join(folder, manifest.file));
    const network: OnnxNetwork = (chip) => runSession(session, chip, manifest.input, outputLength);
    const { width, height } = manifest.input;
    await network({ rgb: new Uint8Array(width * height * 3).fill(127), width, height });
    return network;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new FaceModelError('network_unusable', `The network ${manifest.file} cannot be used: ${what}.`);
  }
}

function openSession(path: string): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Waiting threads sleep: spinning ones would take the cores from the server.
    extra: { session: { intra_op: { allow_spinning: '0' }, inter_op: { allow_spinning: '0' } } },
  });
}

async function runSession(
  session: InferenceSession,
  chip: RgbPicture,
  input: Input,
  outputLength: number,
): Promise<Float32Array> {
  const [inputName, outputName, ...others] = [...session.inputNames, ...session.outputNames];
  if (inputName === undefined || outputName === undefined || others.length > 0) {
    throw new Error('it must have one input and one output');
  }
  const shape = input.layout === 'NCHW' ? [1, 3, input.height, input.width] : [1, input.height, input.width, 3];
  const outputs = await session.run({ [inputName]: new Tensor('float32', toNumbers(chip, input), shape) });
  const numbers = outputs[outputName]?.data;
  if (!(numbers instanceof Float32Array) || numbers.length !== outputLength) {
    throw new Error(`it gives ${numbers?.length ?? 'no'} numbers, its manifest says ${outputLength}`);
  }
  if (!numbers.every(Number.isFinite)) throw new Error('it gives something that is no finite number');
  return numbers;
}

/** Normalized values in the order and layout that the network takes. */
function toNumbers({ rgb, width, height }: RgbPicture, input: Input): Float32Array {
  const numbers = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const source = input.channels === 'RGB' ? channel : 2 - channel;
      const value = ((rgb[pixel * 3 + source] ?? 0) - (input.mean[channel] ?? 0)) / (input.deviation[channel] ?? 1);
      numbers[input.layout === 'NCHW' ? channel * width * height + pixel : pixel * 3 + channel] = value;
    }
  }
  return numbers;
}
