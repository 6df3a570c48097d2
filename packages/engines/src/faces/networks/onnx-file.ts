/**
 * Writer of ONNX files: the messages of onnx.proto3 that simple networks need (https://github.com/onnx/onnx, IR version
 * 8, operator set 13).
 */
import protobuf from 'protobufjs/light.js';

/** Tensor of weights, row-major. */
export interface Weight {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Integers, or lists of them. */
  readonly attributes?: Readonly<Record<string, readonly number[] | number>>;
}

/** Named tensor of 32-bit numbers. */
export interface OnnxValue {
  readonly name: string;
  readonly shape: readonly number[];
}

export interface OnnxNetwork {
  readonly input: OnnxValue;
  readonly outputs: readonly OnnxValue[];
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly (Weight & { readonly name: string })[];
  /** Lists of integers that operators take as inputs: shapes, margins. */
  readonly lists: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const FLOAT_TYPE = 1;
const INT64_TYPE = 7;
const INT_ATTRIBUTE = 2;
const INTS_ATTRIBUTE = 7;

type FieldTable = Readonly<Record<string, readonly [id: number, type: string, rule?: 'repeated']>>;

/** Messages of onnx.proto3 with the numbers of their fields, without unused ones. */
const MESSAGES: Readonly<Record<string, FieldTable>> = {
  Model: {
    irVersion: [1, 'int64'],
    producerName: [2, 'string'],
    graph: [7, 'Graph'],
    opsetImport: [8, 'OperatorSet', 'repeated'],
  },
  OperatorSet: { domain: [1, 'string'], version: [2, 'int64'] },
  Graph: {
    node: [1, 'Node', 'repeated'],
    name: [2, 'string'],
    initializer: [5, 'Tensor', 'repeated'],
    input: [11, 'ValueInfo', 'repeated'],
    output: [12, 'ValueInfo', 'repeated'],
  },
  Node: {
    input: [1, 'string', 'repeated'],
    output: [2, 'string', 'repeated'],
    opType: [4, 'string'],
    attribute: [5, 'Attribute', 'repeated'],
  },
  Attribute: { name: [1, 'string'], i: [3, 'int64'], ints: [8, 'int64', 'repeated'], type: [20, 'int32'] },
  Tensor: { dims: [1, 'int64', 'repeated'], dataType: [2, 'int32'], name: [8, 'string'], rawData: [9, 'bytes'] },
  ValueInfo: { name: [1, 'string'], type: [2, 'Type'] },
  Type: { tensorType: [1, 'TensorType'] },
  TensorType: { elemType: [1, 'int32'], shape: [2, 'Shape'] },
  Shape: { dim: [1, 'Dimension', 'repeated'] },
  Dimension: { dimValue: [1, 'int64'] },
};

const Model = protobuf.Root.fromJSON({
  nested: Object.fromEntries(
    Object.entries(MESSAGES).map(([name, fields]) => {
      const named = Object.entries(fields).map(([field, [id, type, rule]]) => [field, { id, type, rule }]);
      return [name, { fields: Object.fromEntries(named) }];
    }),
  ),
}).lookupType('Model');

function attributeOf([name, value]: readonly [string, readonly number[] | number]): object {
  if (typeof value === 'number') return { name, i: value, type: INT_ATTRIBUTE };
  return { name, ints: value, type: INTS_ATTRIBUTE };
}

function nodeOf({ operator, inputs, output, attributes = {} }: OnnxNode): object {
  return {
    input: inputs,
    output: [output],
    opType: operator,
    attribute: Object.entries(attributes).map(attributeOf),
  };
}

function declare({ name, shape }: OnnxValue): object {
  const dim = shape.map((dimValue) => ({ dimValue }));
  return { name, type: { tensorType: { elemType: FLOAT_TYPE, shape: { dim } } } };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | BigInt64Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Returns the bytes of an `.onnx` file. */
export function writeOnnx({ input, outputs, nodes, weights, lists }: OnnxNetwork): Uint8Array {
  const initializer = [
    ...weights.map(({ name, shape, values }) => ({
      name,
      dims: shape,
      dataType: FLOAT_TYPE,
      rawData: bytesOf(values),
    })),
    ...lists.map(({ name, values }) => ({
      name,
      dims: [values.length],
      dataType: INT64_TYPE,
      rawData: bytesOf(BigInt64Array.from(values, BigInt)),
    })),
  ];
  const graph = {
    name: 'network',
    node: nodes.map(nodeOf),
    initializer,
    input: [declare(input)],
    output: outputs.map(declare),
  };
  const model = { irVersion: 8, producerName: 'countersign', graph, opsetImport: [{ domain: '', version: 13 }] };
  return Model.encode(model).finish();
}
