/** Reader of an ONNX file's metadata: `metadata_props` of onnx.proto3 (https://github.com/onnx/onnx, IR version 8). */
import protobuf from 'protobufjs/light.js';

interface Entry {
  readonly key: string;
  readonly value: string;
}

const Model = protobuf.Root.fromJSON({
  nested: {
    Model: { fields: { metadataProps: { id: 14, type: 'Entry', rule: 'repeated' } } },
    Entry: { fields: { key: { id: 1, type: 'string' }, value: { id: 2, type: 'string' } } },
  },
}).lookupType('Model');

/** Returns values by name; skips weights and graph. Throws if the file is not a protocol buffer. */
export function readOnnxMetadata(file: Uint8Array): ReadonlyMap<string, string> {
  const { metadataProps = [] } = Model.toObject(Model.decode(file)) as { readonly metadataProps?: readonly Entry[] };
  return new Map(metadataProps.map(({ key, value }) => [key, value]));
}
