/**
 * Stands for the operator's model: the residual network of dlib from the installed package `@vladmandic/face-api`, written
 * as an ONNX file with a manifest. The same weights by another road, so its numbers must be those of the built-in model.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FaceModelManifest } from '../../src/faces/model-manifest.ts';
import { type OnnxNode, writeOnnx } from './onnx-file.ts';

interface Weight {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

interface TableEntry {
  readonly name: string;
  readonly shape: readonly number[];
  /** Absent where four bytes hold a number. */
  readonly quantization?: { readonly scale: number; readonly min: number };
}

const SIDE = 150;

async function readWeights(): Promise<ReadonlyMap<string, Weight>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'model');
  const [table]: { weights: TableEntry[] }[] = JSON.parse(
    await readFile(join(folder, 'face_recognition_model-weights_manifest.json'), 'utf8'),
  );
  const bytes = await readFile(join(folder, 'face_recognition_model.bin'));
  let at = 0;
  return new Map(
    (table?.weights ?? []).map(({ name, shape, quantization }) => {
      const count = shape.reduce((product, size) => product * size, 1);
      const taken = bytes.subarray(at, at + count * (quantization === undefined ? 4 : 1));
      at += taken.length;
      return [name, { shape, values: numbersOf(taken, quantization) }];
    }),
  );
}

function numbersOf(bytes: Buffer, quantization: TableEntry['quantization']): Float32Array {
  if (quantization === undefined) return new Float32Array(new Uint8Array(bytes).buffer);
  const { scale, min } = quantization;
  return Float32Array.from(bytes, (value) => value * scale + min);
}

/** Builds the network layer by layer; each returns the name of what it gave, its channels and its side in pixels. */
class Converter {
  readonly nodes: OnnxNode[] = [];
  readonly weights: { name: string; shape: readonly number[]; values: Float32Array }[] = [];
  readonly indices: { name: string; values: readonly number[] }[] = [];
  readonly #known: ReadonlyMap<string, Weight>;

  constructor(known: ReadonlyMap<string, Weight>) {
    this.#known = known;
  }

  weight(name: string): Weight {
    const found = this.#known.get(name);
    if (found === undefined) throw new Error(`the package has no weight ${name}`);
    return found;
  }

  add(operator: string, inputs: readonly string[], attributes?: OnnxNode['attributes']): string {
    const output = `t${this.nodes.length}`;
    this.nodes.push({ operator, inputs, output, ...(attributes === undefined ? {} : { attributes }) });
    return output;
  }

  /** Convolution with its scale folded in; filters come as height, width, in, out. */
  conv(from: Layer, name: string, stride: 1 | 2, relu: boolean): Layer {
    const { shape, values } = this.weight(`${name}/conv/filters`);
    const [height = 0, width = 0, inputs = 0, outputs = 0] = shape;
    const scale = this.weight(`${name}/scale/weights`).values;
    const turned = new Float32Array(values.length);
    for (let index = 0; index < values.length; index += 1) {
      const output = index % outputs;
      const input = Math.floor(index / outputs) % inputs;
      const place = Math.floor(index / outputs / inputs);
      turned[(output * inputs + input) * height * width + place] = (values[index] ?? 0) * (scale[output] ?? 1);
    }
    const [before, after] = [this.weight(`${name}/conv/bias`).values, this.weight(`${name}/scale/biases`).values];
    const bias = before.map((value, output) => value * (scale[output] ?? 1) + (after[output] ?? 0));
    this.weights.push({ name: `${name}/w`, shape: [outputs, inputs, height, width], values: turned });
    this.weights.push({ name: `${name}/b`, shape: [outputs], values: bias });
    const pad = stride === 1 ? 1 : 0;
    const result = this.add('Conv', [from.name, `${name}/w`, `${name}/b`], {
      strides: [stride, stride],
      pads: [pad, pad, pad, pad],
    });
    const side = stride === 1 ? from.side : Math.floor((from.side - height) / 2) + 1;
    return { name: relu ? this.add('Relu', [result]) : result, channels: outputs, side };
  }

  /** Zeros after the last channels, rows and columns. */
  pad(from: Layer, channels: number, side: number): Layer {
    if (from.channels === channels && from.side === side) return from;
    const name = `pads${this.indices.length}`;
    const missing = side - from.side;
    this.indices.push({ name, values: [0, 0, 0, 0, 0, channels - from.channels, missing, missing] });
    return { name: this.add('Pad', [from.name, name]), channels, side };
  }

  residual(from: Layer, name: string, isDown = false): Layer {
    const first = this.conv(from, `${name}/conv1`, isDown ? 2 : 1, true);
    const second = this.conv(first, `${name}/conv2`, 1, false);
    if (!isDown) return { ...second, name: this.add('Relu', [this.add('Add', [second.name, from.name])]) };
    const half = Math.floor(from.side / 2);
    const pooled = this.add('AveragePool', [from.name], { kernel_shape: [2, 2], strides: [2, 2] });
    const shortcut = this.pad({ name: pooled, channels: from.channels, side: half }, second.channels, half);
    const padded = this.pad(second, second.channels, half);
    return { ...padded, name: this.add('Relu', [this.add('Add', [shortcut.name, padded.name])]) };
  }
}

interface Layer {
  readonly name: string;
  readonly channels: number;
  readonly side: number;
}

/** The bytes of the network, 22 MB: 3 x 150 x 150 numbers in, 128 out. */
export async function recognitionNetwork(): Promise<Uint8Array> {
  const net = new Converter(await readWeights());
  const first = net.conv({ name: 'face', channels: 3, side: SIDE }, 'conv32_down', 2, true);
  const pooled = net.add('MaxPool', [first.name], { kernel_shape: [3, 3], strides: [2, 2] });
  let layer: Layer = { ...first, name: pooled, side: Math.floor((first.side - 3) / 2) + 1 };
  const blocks = ['32_1', '32_2', '32_3', '64_down', '64_1', '64_2', '64_3', '128_down', '128_1', '128_2'];
  for (const block of [...blocks, '256_down', '256_1', '256_2', '256_down_out']) {
    layer = net.residual(layer, `conv${block}`, block.includes('down'));
  }
  const { shape, values } = net.weight('fc');
  net.weights.push({ name: 'fc', shape, values });
  const flat = net.add('Flatten', [net.add('GlobalAveragePool', [layer.name])]);
  const output = { name: net.add('MatMul', [flat, 'fc']), shape: [1, 128] };
  return writeOnnx({ input: { name: 'face', shape: [1, 3, SIDE, SIDE] }, output, ...net });
}

/** What the manifest of that network says. */
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

/** A new folder with the network and its manifest, which the caller removes. */
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
