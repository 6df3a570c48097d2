/** Weights of the networks in the package `@vladmandic/face-api` (MIT), whose digests are verified. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Weight } from './onnx-file.ts';

/** File inside the `model` folder of the package. */
export interface PackagedFile {
  readonly file: string;
  readonly sha256: string;
}

/** Weights of one network; the table describes the layout of the bytes. */
export interface PackagedNetwork {
  readonly table: PackagedFile;
  readonly weights: PackagedFile;
}

/** Tensor in the table, in the order of the bytes (TensorFlow.js, weights manifest). */
interface TableEntry {
  readonly name: string;
  readonly shape: readonly number[];
  /** Quantization to one byte per number; absent for four bytes per number. */
  readonly quantization?: { readonly scale: number; readonly min: number };
}

/**
 * Returns weights by name; convolutions as height, width, inputs, outputs.
 *
 * @throws Error if a file is missing or has another digest
 */
export async function readWeights({ table, weights }: PackagedNetwork): Promise<ReadonlyMap<string, Weight>> {
  const [entries]: { weights: TableEntry[] }[] = JSON.parse((await readVerified(table)).toString('utf8'));
  const bytes = await readVerified(weights);
  let at = 0;
  return new Map(
    (entries?.weights ?? []).map(({ name, shape, quantization }) => {
      const count = shape.reduce((product, size) => product * size, 1);
      const taken = bytes.subarray(at, at + count * (quantization === undefined ? 4 : 1));
      at += taken.length;
      return [name, { shape, values: numbersOf(taken, quantization) }];
    }),
  );
}

async function readVerified({ file, sha256 }: PackagedFile): Promise<Buffer> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'model');
  const bytes = await readFile(join(folder, file));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`Face model ${file} has digest ${found}, expected ${sha256}`);
  return bytes;
}

function numbersOf(bytes: Buffer, quantization: TableEntry['quantization']): Float32Array {
  if (quantization === undefined) return new Float32Array(new Uint8Array(bytes).buffer);
  const { scale, min } = quantization;
  const values = new Float32Array(bytes.length);
  for (let index = 0; index < values.length; index += 1) values[index] = bytes[index]! * scale + min;
  return values;
}
