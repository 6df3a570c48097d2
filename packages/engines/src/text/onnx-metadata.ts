/** What the makers of an ONNX file wrote about it: `metadata_props` of onnx.proto3 (https://github.com/onnx/onnx, IR version 8). */
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

/** Values by name; weights and graph are passed over unread. Throws on what is no protocol buffer. */
export function readOnnxMetadata(file: Uint8Array): ReadonlyMap<string, string> {
  const { metadataProps = [] } = Model.toObject(Model.decode(file)) as { readonly metadataProps?: readonly Entry[] };
  return new Map(metadataProps.map(({ key, value }) => [key, value]));
}
