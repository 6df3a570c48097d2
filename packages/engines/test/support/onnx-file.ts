/** Writes ONNX files: the few messages of onnx.proto3 (IR version 8, operator set 13) that plain networks need. */

type Field = readonly [number: number, value: number | string | Uint8Array];

const VARINT = 0;
const FIXED_32 = 5;
const BYTES = 2;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** One message: numbers as whole numbers, texts and bytes with their length. */
function message(...fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.map(([number, value]) => {
      if (typeof value === 'number') return Buffer.from([...varint(number * 8 + VARINT), ...varint(value)]);
      const bytes = Buffer.from(value);
      return Buffer.concat([Buffer.from([...varint(number * 8 + BYTES), ...varint(bytes.length)]), bytes]);
    }),
  );
}

const float = (number: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([Buffer.from(varint(number * 8 + FIXED_32)), bytes]);
};

const FLOAT_TYPE = 1;
const INT64_TYPE = 7;
const FLOAT_ATTRIBUTE = 1;
const INTS_ATTRIBUTE = 7;

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Whole numbers, all of them lists, or one number for a float. */
  readonly attributes?: Readonly<Record<string, readonly number[] | number>>;
}

export interface OnnxNetwork {
  readonly input: { readonly name: string; readonly shape: readonly number[] };
  readonly output: { readonly name: string; readonly shape: readonly number[] };
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly values: Float32Array;
  }[];
  readonly indices?: readonly { readonly name: string; readonly values: readonly number[] }[];
}

function nodeOf({ operator, inputs, output, attributes = {} }: OnnxNode): Uint8Array {
  const given = Object.entries(attributes).map(([name, value]): Field => {
    if (typeof value === 'number')
      return [5, Buffer.concat([message([1, name], [20, FLOAT_ATTRIBUTE]), float(2, value)])];
    return [5, message([1, name], [20, INTS_ATTRIBUTE], ...value.map((each): Field => [8, each]))];
  });
  return message(...inputs.map((name): Field => [1, name]), [2, output], [4, operator], ...given);
}

function declare({ name, shape }: OnnxNetwork['input']): Uint8Array {
  const dims = message(...shape.map((size): Field => [1, message([1, size])]));
  return message([1, name], [2, message([1, message([1, FLOAT_TYPE], [2, dims])])]);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | BigInt64Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The bytes of an `.onnx` file. */
export function writeOnnx({ input, output, nodes, weights, indices = [] }: OnnxNetwork): Uint8Array {
  const tensors = [
    ...weights.map(({ name, shape, values }) =>
      message(...shape.map((size): Field => [1, size]), [2, FLOAT_TYPE], [8, name], [9, bytesOf(values)]),
    ),
    ...indices.map(({ name, values }) =>
      message([1, values.length], [2, INT64_TYPE], [8, name], [9, bytesOf(BigInt64Array.from(values, BigInt))]),
    ),
  ];
  const graph = message(
    ...nodes.map((node): Field => [1, nodeOf(node)]),
    [2, 'network'],
    ...tensors.map((tensor): Field => [5, tensor]),
    [11, declare(input)],
    [12, declare(output)],
  );
  return message([1, 8], [2, 'tests'], [7, graph], [8, message([1, ''], [2, 13])]);
}
