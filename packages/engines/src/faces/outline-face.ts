import type { Box, Point } from '../facts.ts';
import { brightenCrop } from './brighten-crop.ts';
import type { FaceNetworks } from './face-networks.ts';
import { type LocatedFace, overlap } from './located-face.ts';
import { LANDMARK_SIDE } from './networks/landmark-network.ts';
import { cropTo, intersection, type RgbCrop, type RgbPicture } from './rgb-picture.ts';

/** Face with its landmarks, in a crop of its surroundings. */
export interface OutlinedFace {
  /** Box from the forehead to the chin, in pixels of the picture. */
  readonly box: Box;
  /** Crop of twice the face, brightened if it was dark. */
  readonly crop: RgbCrop;
  /** Same crop with its original brightness. */
  readonly asTaken: RgbCrop;
  /** 68 points in pixels of the crop. */
  readonly landmarks: readonly Point[];
}

/** Width in pixels of the crop for landmarks and embedding, of twice the face box. */
const CROP_SIDE = 400;
/** Minimum intersection over union of the boxes of detector and landmarks; below it there is no face. */
const LEAST_AGREEMENT = 0.3;

/** Finds the landmarks of a located face; null if it turns out not to be a face. */
export async function outlineFace(
  networks: FaceNetworks,
  picture: RgbPicture,
  { box }: LocatedFace,
): Promise<OutlinedFace | null> {
  const asTaken = await cropTo(picture, aroundFace(box), CROP_SIDE);
  const crop = brightenCrop(asTaken, insideCrop(box, asTaken));
  const coarse = await findLandmarks(networks, crop, insideCrop(box, crop));
  // The detector's box is imprecise for a face that fills the picture; the landmarks are more precise.
  const landmarks = await findLandmarks(networks, crop, withMargin(boundsOf(coarse)));
  const face = roundBox(fromCrop(withForehead(boundsOf(landmarks)), crop));
  if (intersection(face, picture) === null || !agree(face, box)) return null;
  return { box: face, crop, asTaken, landmarks };
}

/** Converts a point of the crop to pixels of the picture. */
export function inPicture({ x, y }: Point, { left, top, scale }: RgbCrop): Point {
  return { x: left + x / scale, y: top + y / scale };
}

/**
 * True if landmarks and detector found the same face. Without a face, the landmarks have an arbitrary shape and place.
 * The boxes of a true face overlap by more than half and are at least about as high as wide.
 */
function agree(face: Box, detected: Box): boolean {
  return face.width < 1.2 * face.height && overlap(face, detected) > LEAST_AGREEMENT;
}

function aroundFace({ x, y, width, height }: Box): Box {
  const side = 2 * Math.max(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** Finds the 68 landmarks in pixels of the crop. */
async function findLandmarks(networks: FaceNetworks, crop: RgbCrop, area: Box): Promise<Point[]> {
  const face = await cropTo(crop, area, LANDMARK_SIDE);
  const found = await networks.findLandmarks(face);
  return found.map(({ x, y }) => ({ x: face.left + x / face.scale, y: face.top + y / face.scale }));
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Adds a tenth on each side, as in the landmark network's training. */
function withMargin({ x, y, width, height }: Box): Box {
  return { x: x - 0.1 * width, y: y - 0.1 * height, width: 1.2 * width, height: 1.2 * height };
}

/** Extends the landmarks' box, which ends at the eyebrows, by the forehead: about a quarter of the rest. */
function withForehead({ x, y, width, height }: Box): Box {
  return { x, y: y - 0.25 * height, width, height: 1.25 * height };
}

function insideCrop(box: Box, { left, top, scale }: RgbCrop): Box {
  return {
    x: (box.x - left) * scale,
    y: (box.y - top) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

function fromCrop(box: Box, { left, top, scale }: RgbCrop): Box {
  return { x: left + box.x / scale, y: top + box.y / scale, width: box.width / scale, height: box.height / scale };
}

function roundBox({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
