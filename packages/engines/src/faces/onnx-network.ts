/** Face networks as ONNX sessions on the CPU: built-in ones and the operator's. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../onnx-session.ts';
import { FaceModelError, type FaceModelManifest } from './model-manifest.ts';
import type { RgbPicture } from './rgb-picture.ts';

/** Input format of a network. */
export type NetworkInput = Pick<FaceModelManifest['input'], 'layout' | 'channels' | 'mean' | 'deviation'>;

export interface OnnxModel {
  /** Bytes of the network, or the path of its file. */
  readonly network: Uint8Array | string;
  /** File name for error messages. */
  readonly file: string;
  readonly input: FaceModelManifest['input'];
  /** Required length of the output. */
  readonly outputLength: number;
}

/** Returns the network's output for an aligned face. */
export type OnnxNetwork = (chip: RgbPicture) => Promise<Float32Array>;

/**
 * Opens the network and runs it once on a grey picture, so that one that does not fit its manifest is rejected before
 * the first face.
 *
 * @throws FaceModelError `network_unusable`
 */
export async function openNetwork({ network, file, input, outputLength }: OnnxModel): Promise<OnnxNetwork> {
  try {
    const session = await openSession(network);
    const run: OnnxNetwork = async (chip) => checkedNumbers(await runSession(session, chip, input), outputLength);
    const { width, height } = input;
    await run({ rgb: new Uint8Array(width * height * 3).fill(127), width, height });
    return run;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new FaceModelError('network_unusable', `The network ${file} cannot be used: ${what}.`);
  }
}

/**
 * Runs a network with one input on a picture; returns an array per output.
 *
 * @throws Error if it has several inputs or an output other than an array of 32-bit numbers
 */
export async function runSession(
  session: InferenceSession,
  picture: RgbPicture,
  input: NetworkInput,
): Promise<Float32Array[]> {
  const [inputName, ...others] = session.inputNames;
  if (inputName === undefined || others.length > 0) throw new Error('it must have one input');
  const { width, height } = picture;
  const shape = input.layout === 'NCHW' ? [1, 3, height, width] : [1, height, width, 3];
  const outputs = await session.run({ [inputName]: new Tensor('float32', toNumbers(picture, input), shape) });
  return session.outputNames.map((name) => {
    const numbers = outputs[name]?.data;
    if (!(numbers instanceof Float32Array)) throw new Error(`its output ${name} holds no 32-bit numbers`);
    return numbers;
  });
}

function checkedNumbers([numbers, ...others]: readonly Float32Array[], outputLength: number): Float32Array {
  if (others.length > 0) throw new Error('it must have one output');
  if (numbers?.length !== outputLength) {
    throw new Error(`it gives ${numbers?.length ?? 'no'} numbers, its manifest says ${outputLength}`);
  }
  if (!numbers.every(Number.isFinite)) throw new Error('it gives something that is no finite number');
  return numbers;
}

/** Returns normalized values in the order and layout of the network's input. */
function toNumbers(
  { rgb, width, height }: RgbPicture,
  { layout, channels, mean, deviation }: NetworkInput,
): Float32Array {
  const count = width * height;
  const numbers = new Float32Array(count * 3);
  const [step, plane] = layout === 'NCHW' ? [1, count] : [3, 1];
  for (let channel = 0; channel < 3; channel += 1) {
    const source = channels === 'RGB' ? channel : 2 - channel;
    const [shift, scale] = [mean[channel] ?? 0, deviation[channel] ?? 1];
    for (let pixel = 0; pixel < count; pixel += 1) {
      numbers[channel * plane + pixel * step] = (rgb[pixel * 3 + source]! - shift) / scale;
    }
  }
  return numbers;
}
