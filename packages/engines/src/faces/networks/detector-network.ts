/**
 * Face detection network of face-api: MobileNet v1 with six grids of boxes (SSD, Liu et al. 2016), each box as an
 * offset from an anchor box.
 */
import { type Layer, NetworkBuilder } from './network-builder.ts';
import { type PackagedNetwork, readWeights } from './packaged-weights.ts';

const FILES: PackagedNetwork = {
  table: {
    file: 'ssd_mobilenetv1_model-weights_manifest.json',
    sha256: '888f744dffbc84f5f060d1f8427d9742341943a2dfaaf9205d10029b7e7a2955',
  },
  weights: {
    file: 'ssd_mobilenetv1_model.bin',
    sha256: '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
  },
};

/** Width and height of the network's input. */
export const DETECTOR_SIDE = 512;

/** Constant of the depthwise layers' batch norm in training. */
const EPSILON = 0.001;

const HALVING = [2, 4, 6, 12];
const LAYERS = 13;
/** Layer of the finest grid of boxes. */
const FINEST = 11;

export interface DetectorNetwork {
  readonly network: Uint8Array;
  /** Top, left, bottom and right of each anchor box, as shares of the side. */
  readonly anchors: Float32Array;
}

/** Limits values to between 0 and 6 (ReLU6). */
function limited(net: NetworkBuilder, from: Layer): Layer {
  const limits = [0, 6].map((limit) => net.constant([], Float32Array.of(limit)));
  return { ...from, name: net.add('Clip', [from.name, ...limits]) };
}

function pointwise(net: NetworkBuilder, from: Layer, name: string, stride: 1 | 2): Layer {
  const shift = net.values(`${name}/convolution_bn_offset`);
  return limited(net, net.conv(from, { filters: `${name}/weights`, shift, stride, padding: 'same' }));
}

function depthwise(net: NetworkBuilder, from: Layer, name: string, stride: 1 | 2): Layer {
  const norm = (part: string): Float32Array => net.values(`${name}/BatchNorm/${part}`);
  const [variance, mean, beta] = [norm('moving_variance'), norm('moving_mean'), norm('beta')];
  const factor = norm('gamma').map((gamma, channel) => gamma / Math.sqrt(variance[channel]! + EPSILON));
  const shift = beta.map((value, channel) => value - mean[channel]! * factor[channel]!);
  const filters = `${name}/depthwise_weights`;
  return limited(net, net.conv(from, { filters, factor, shift, stride, padding: 'same', isDepthwise: true }));
}

/** Adds one predictor with `count` numbers per box, all boxes of its grid in sequence. */
function predictions(net: NetworkBuilder, from: Layer, name: string, count: number): string {
  const shift = net.values(`${name}/biases`);
  const { name: planes } = net.conv(from, { filters: `${name}/weights`, shift, padding: 'same' });
  return net.add('Reshape', [net.add('Transpose', [planes], { perm: [0, 2, 3, 1] }), net.list([1, -1, count])]);
}

/** Returns the layers of the grids of boxes, the finest grid first. */
function gridLayers(net: NetworkBuilder): readonly Layer[] {
  const grids: Layer[] = [];
  let layer = pointwise(net, net.picture(DETECTOR_SIDE), 'MobilenetV1/Conv2d_0_pointwise', 2);
  for (let index = 1; index <= LAYERS; index += 1) {
    const name = `MobilenetV1/Conv2d_${index}`;
    layer = depthwise(net, layer, `${name}_depthwise`, HALVING.includes(index) ? 2 : 1);
    layer = pointwise(net, layer, `${name}_pointwise`, 1);
    if (index === FINEST) grids.push(layer);
  }
  grids.push(layer);
  for (let index = 0; index < 8; index += 2) {
    layer = pointwise(net, layer, `Prediction/Conv2d_${index}_pointwise`, 1);
    layer = pointwise(net, layer, `Prediction/Conv2d_${index + 1}_pointwise`, 2);
    grids.push(layer);
  }
  return grids;
}

/** Builds the network: input of 512 x 512 pixels; output of an offset and three scores per anchor box. */
export async function detectorNetwork(): Promise<DetectorNetwork> {
  const net = new NetworkBuilder(await readWeights(FILES));
  const { shape, values: anchors } = net.weight('Output/extra_dim');
  const boxes = shape[1] ?? 0;
  const grids = gridLayers(net);
  const all = (predictor: string, count: number): string => {
    const parts = grids.map((layer, index) =>
      predictions(net, layer, `Prediction/BoxPredictor_${index}/${predictor}`, count),
    );
    return net.add('Concat', parts, { axis: 1 });
  };
  const network = net.write(
    { name: all('BoxEncodingPredictor', 4), shape: [1, boxes, 4] },
    { name: all('ClassPredictor', 3), shape: [1, boxes, 3] },
  );
  return { network, anchors };
}
