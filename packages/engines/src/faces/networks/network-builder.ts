import { type OnnxNode, type OnnxValue, type Weight, writeOnnx } from './onnx-file.ts';

/** Output of a layer: its name in the network, its channels and its side in pixels. */
export interface Layer {
  readonly name: string;
  readonly channels: number;
  readonly side: number;
}

/** Output per channel: `factor` times the convolution, plus `shift`. */
export interface Affine {
  readonly factor?: Float32Array;
  readonly shift: Float32Array;
}

export interface Convolution extends Affine {
  /** Name of the filters: height, width, inputs, outputs; of a depthwise one height, width, channels, 1. */
  readonly filters: string;
  readonly stride?: 1 | 2;
  /** Padding; `same` has one pixel per stride, with zeros around; `valid` has none. */
  readonly padding: 'same' | 'valid';
  readonly isDepthwise?: boolean;
}

/** Builder of networks for square pictures, layer by layer, from weights in TensorFlow's format. */
export class NetworkBuilder {
  readonly #known: ReadonlyMap<string, Weight>;
  readonly #nodes: OnnxNode[] = [];
  readonly #weights: (Weight & { readonly name: string })[] = [];
  readonly #lists: { readonly name: string; readonly values: readonly number[] }[] = [];
  #input: OnnxValue = { name: 'picture', shape: [] };

  constructor(known: ReadonlyMap<string, Weight>) {
    this.#known = known;
  }

  /** Adds a picture of three channels as input, as rows of pixels (NHWC) or as planes (NCHW). */
  picture(side: number, layout: 'NHWC' | 'NCHW' = 'NHWC'): Layer {
    const name = 'picture';
    this.#input = { name, shape: layout === 'NCHW' ? [1, 3, side, side] : [1, side, side, 3] };
    const planes = layout === 'NCHW' ? name : this.add('Transpose', [name], { perm: [0, 3, 1, 2] });
    return { name: planes, channels: 3, side };
  }

  /**
   * Returns a weight.
   * @throws Error if there is no such weight
   */
  weight(name: string): Weight {
    const found = this.#known.get(name);
    if (found === undefined) throw new Error(`There is no weight ${name}`);
    return found;
  }

  values(name: string): Float32Array {
    return this.weight(name).values;
  }

  /** Adds numbers as an input of operators; returns their name. */
  constant(shape: readonly number[], values: Float32Array): string {
    const name = `w${this.#weights.length}`;
    this.#weights.push({ name, shape, values });
    return name;
  }

  list(values: readonly number[]): string {
    const name = `l${this.#lists.length}`;
    this.#lists.push({ name, values });
    return name;
  }

  /** Adds one ONNX operator; returns the name of its output. */
  add(operator: string, inputs: readonly string[], attributes: NonNullable<OnnxNode['attributes']> = {}): string {
    const output = `t${this.#nodes.length}`;
    this.#nodes.push({ operator, inputs, output, attributes });
    return output;
  }

  conv(from: Layer, { filters, factor, shift, stride = 1, padding, isDepthwise = false }: Convolution): Layer {
    const weight = this.weight(filters);
    const [kernel = 0] = weight.shape;
    const channels = isDepthwise ? from.channels : (weight.shape[3] ?? 0);
    const turned = toPlanes(weight, channels, factor);
    const shape = [channels, isDepthwise ? 1 : from.channels, kernel, kernel];
    const inputs = [from.name, this.constant(shape, turned), this.constant([channels], shift)];
    const missing =
      padding === 'same' ? Math.max((Math.ceil(from.side / stride) - 1) * stride + kernel - from.side, 0) : 0;
    const [before, after] = [Math.floor(missing / 2), Math.ceil(missing / 2)];
    const pads = [before, before, after, after];
    const name = this.add('Conv', inputs, { strides: [stride, stride], pads, group: isDepthwise ? channels : 1 });
    return { name, channels, side: Math.floor((from.side + missing - kernel) / stride) + 1 };
  }

  pool(from: Layer, operator: 'MaxPool' | 'AveragePool', kernel: number, stride: number): Layer {
    const name = this.add(operator, [from.name], { kernel_shape: [kernel, kernel], strides: [stride, stride] });
    return { ...from, name, side: Math.floor((from.side - kernel) / stride) + 1 };
  }

  relu(from: Layer): Layer {
    return { ...from, name: this.add('Relu', [from.name]) };
  }

  /** Pads with zeros after the last channels, rows and columns. */
  pad(from: Layer, channels: number, side: number): Layer {
    const missing = side - from.side;
    if (from.channels === channels && missing === 0) return from;
    const margins = this.list([0, 0, 0, 0, 0, channels - from.channels, missing, missing]);
    return { name: this.add('Pad', [from.name, margins]), channels, side };
  }

  sum(a: Layer, b: Layer): Layer {
    return { ...a, name: this.add('Add', [a.name, b.name]) };
  }

  /** Returns the bytes of an ONNX file. */
  write(...outputs: readonly OnnxValue[]): Uint8Array {
    return writeOnnx({
      input: this.#input,
      outputs,
      nodes: this.#nodes,
      weights: this.#weights,
      lists: this.#lists,
    });
  }
}

/** Reorders filters to outputs, inputs, height, width, each output multiplied by its factor. */
function toPlanes({ shape, values }: Weight, channels: number, factor: Float32Array | undefined): Float32Array {
  const [height = 0, width = 0] = shape;
  const places = height * width;
  const inputs = values.length / places / channels;
  const turned = new Float32Array(values.length);
  let index = 0;
  for (let place = 0; place < places; place += 1) {
    for (let input = 0; input < inputs; input += 1) {
      for (let output = 0; output < channels; output += 1) {
        turned[(output * inputs + input) * places + place] = values[index]! * (factor?.[output] ?? 1);
        index += 1;
      }
    }
  }
  return turned;
}
