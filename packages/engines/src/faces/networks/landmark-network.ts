/**
 * Landmark network of face-api, which finds the 68 landmarks of a face: four dense blocks of separable convolutions.
 */
import { type Layer, NetworkBuilder } from './network-builder.ts';
import { type PackagedNetwork, readWeights } from './packaged-weights.ts';

const FILES: PackagedNetwork = {
  table: {
    file: 'face_landmark_68_model-weights_manifest.json',
    sha256: 'ca4886639f86e99b39fed0c155f81b63317225773bd9616716e887b0153389c9',
  },
  weights: {
    file: 'face_landmark_68_model.bin',
    sha256: '4611ef65c87d836d03d684b30eec4d195d8b219fa1dd58fc58945831c6b9299b',
  },
};

/** Width and height of the network's input. */
export const LANDMARK_SIDE = 112;

function separable(net: NetworkBuilder, from: Layer, name: string, stride: 1 | 2): Layer {
  const isPlain = name === 'dense0/conv0';
  const shift = net.values(`${name}/bias`);
  if (isPlain) return net.conv(from, { filters: `${name}/filters`, shift, stride, padding: 'same' });
  const nothing = new Float32Array(from.channels);
  const depthwise = { filters: `${name}/depthwise_filter`, shift: nothing, stride, isDepthwise: true } as const;
  const deep = net.conv(from, { ...depthwise, padding: 'same' });
  return net.conv(deep, { filters: `${name}/pointwise_filter`, shift, padding: 'same' });
}

/** Adds a dense block: the input of each convolution is the sum of all before it. */
function dense(net: NetworkBuilder, from: Layer, name: string): Layer {
  let sum = net.relu(separable(net, from, `${name}/conv0`, 2));
  let seen = sum;
  for (const each of ['conv1', 'conv2', 'conv3']) {
    sum = net.sum(sum, separable(net, seen, `${name}/${each}`, 1));
    seen = net.relu(sum);
  }
  return seen;
}

/** Builds the network: input of 112 x 112 pixels of a face, output of x and y of 68 points as shares of the side. */
export async function landmarkNetwork(): Promise<Uint8Array> {
  const net = new NetworkBuilder(await readWeights(FILES));
  let layer = net.picture(LANDMARK_SIDE);
  for (const block of ['dense0', 'dense1', 'dense2', 'dense3']) layer = dense(net, layer, block);
  const flat = net.add('Flatten', [net.pool(layer, 'AveragePool', 7, 2).name]);
  const { shape, values } = net.weight('fc/weights');
  const turned = net.add('MatMul', [flat, net.constant(shape, values)]);
  const points = net.add('Add', [turned, net.constant([136], net.values('fc/bias'))]);
  return net.write({ name: points, shape: [1, 136] });
}
