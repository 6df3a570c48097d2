/** Loaded networks that detect faces and their landmarks. One set is enough for a process. */
import type { Point } from '../facts.ts';
import { openSession } from '../onnx-session.ts';
import type { LocatedFace } from './located-face.ts';
import { decodeBoxes } from './networks/decode-boxes.ts';
import { DETECTOR_SIDE, detectorNetwork } from './networks/detector-network.ts';
import { LANDMARK_SIDE, landmarkNetwork } from './networks/landmark-network.ts';
import { type NetworkInput, runSession } from './onnx-network.ts';
import type { RgbPicture } from './rgb-picture.ts';

export interface FaceNetworks {
  /** Detects the faces of a picture whose long side is {@link DETECTOR_SIDE}, in its pixels, most certain first. */
  detect(picture: RgbPicture): Promise<LocatedFace[]>;
  /** Finds 68 points of the face that fills a picture whose long side is {@link LANDMARK_SIDE}, in its pixels. */
  findLandmarks(picture: RgbPicture): Promise<Point[]>;
}

const DETECTOR_INPUT: NetworkInput = {
  layout: 'NHWC',
  channels: 'RGB',
  mean: [127.5, 127.5, 127.5],
  deviation: [127.5, 127.5, 127.5],
};

const LANDMARK_INPUT: NetworkInput = {
  layout: 'NHWC',
  channels: 'RGB',
  mean: [122.782, 117.001, 104.298],
  deviation: [255, 255, 255],
};

/**
 * Builds detector and landmark networks from the installed package. Reads everything from disk.
 *
 * @throws Error if a file is missing or has another digest
 */
export async function loadFaceNetworks(): Promise<FaceNetworks> {
  const { network, anchors } = await detectorNetwork();
  const [detector, landmarks] = await Promise.all([openSession(network), openSession(await landmarkNetwork())]);
  return {
    async detect(picture) {
      const square = onSquare(picture, DETECTOR_SIDE, 0, 0);
      const [differences = EMPTY, scores = EMPTY] = await runSession(detector, square, DETECTOR_INPUT);
      return decodeBoxes({ anchors, differences, scores }, DETECTOR_SIDE);
    },
    async findLandmarks(picture) {
      const [left, top] = [picture.width, picture.height].map((side) => Math.floor((LANDMARK_SIDE - side) / 2));
      const square = onSquare(picture, LANDMARK_SIDE, left ?? 0, top ?? 0);
      const [shares = EMPTY] = await runSession(landmarks, square, LANDMARK_INPUT);
      // Each margin is half of the difference, as in training, even if they differ by a pixel.
      const [across, down] = [(LANDMARK_SIDE - picture.width) / 2, (LANDMARK_SIDE - picture.height) / 2];
      return Array.from({ length: shares.length / 2 }, (_, index) => ({
        x: shares[2 * index]! * LANDMARK_SIDE - across,
        y: shares[2 * index + 1]! * LANDMARK_SIDE - down,
      }));
    },
  };
}

const EMPTY = new Float32Array();

/** Places a picture on a black square. */
function onSquare({ rgb, width, height }: RgbPicture, side: number, left: number, top: number): RgbPicture {
  if (width === side && height === side) return { rgb, width, height };
  const square = new Uint8Array(side * side * 3);
  for (let y = 0; y < height; y += 1) {
    square.set(rgb.subarray(y * width * 3, (y + 1) * width * 3), ((top + y) * side + left) * 3);
  }
  return { rgb: square, width: side, height: side };
}
