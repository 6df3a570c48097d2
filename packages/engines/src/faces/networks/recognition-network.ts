/**
 * Residual network of dlib that computes 128 numbers from an aligned face (dlib, dnn_face_recognition_ex.cpp), as
 * stored by face-api.
 */
import { type Layer, NetworkBuilder } from './network-builder.ts';
import { type PackagedNetwork, readWeights } from './packaged-weights.ts';

const FILES: PackagedNetwork = {
  table: {
    file: 'face_recognition_model-weights_manifest.json',
    sha256: 'cbaffa501b0b9275a12b63357a6843e7e30c054e1c9151e1a5f879b26e32986b',
  },
  weights: {
    file: 'face_recognition_model.bin',
    sha256: 'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
  },
};

const SIDE = 150;

const BLOCKS = [
  ...['32_1', '32_2', '32_3'],
  ...['64_down', '64_1', '64_2', '64_3'],
  ...['128_down', '128_1', '128_2'],
  ...['256_down', '256_1', '256_2', '256_down_out'],
] as const;

function convolve(net: NetworkBuilder, from: Layer, name: string, isDown: boolean): Layer {
  const factor = net.values(`${name}/scale/weights`);
  const [before, after] = [net.values(`${name}/conv/bias`), net.values(`${name}/scale/biases`)];
  const shift = before.map((value, channel) => value * factor[channel]! + after[channel]!);
  const way = isDown ? ({ stride: 2, padding: 'valid' } as const) : ({ stride: 1, padding: 'same' } as const);
  return net.conv(from, { filters: `${name}/conv/filters`, factor, shift, ...way });
}

/**
 * Adds two convolutions with a shortcut; a `down` block halves the side, and the one with fewer channels is padded with
 * zeros.
 */
function residual(net: NetworkBuilder, from: Layer, name: string): Layer {
  const isDown = name.includes('down');
  const first = net.relu(convolve(net, from, `${name}/conv1`, isDown));
  const second = convolve(net, first, `${name}/conv2`, false);
  if (!isDown) return net.relu(net.sum(second, from));
  const pooled = net.pool(from, 'AveragePool', 2, 2);
  const padded = net.pad(second, second.channels, pooled.side);
  return net.relu(net.sum(padded, net.pad(pooled, second.channels, pooled.side)));
}

/** Builds the network, 22 MB: input of 150 x 150 pixels of an aligned face, output of 128 numbers. */
export async function recognitionNetwork(layout: 'NHWC' | 'NCHW' = 'NHWC'): Promise<Uint8Array> {
  const net = new NetworkBuilder(await readWeights(FILES));
  const first = net.relu(convolve(net, net.picture(SIDE, layout), 'conv32_down', true));
  let layer = net.pool(first, 'MaxPool', 3, 2);
  for (const block of BLOCKS) layer = residual(net, layer, `conv${block}`);
  const { shape, values } = net.weight('fc');
  const flat = net.add('Flatten', [net.add('GlobalAveragePool', [layer.name])]);
  return net.write({ name: net.add('MatMul', [flat, net.constant(shape, values)]), shape: [1, 128] });
}
