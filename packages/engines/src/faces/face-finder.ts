import type { Box, FaceFacts, Point } from '../facts.ts';
import { brightenCrop } from './brighten-crop.ts';
import { createEmbedder, type FaceEmbedder } from './embedder.ts';
import { BUILT_IN_MODEL, type FaceModel } from './face-model.ts';
import { type FaceNetworks, loadFaceNetworks } from './face-networks.ts';
import { faceQuality } from './face-quality.ts';
import { headPose } from './head-pose.ts';
import { type LocatedFace, locateFaces, overlap } from './locate-faces.ts';
import { cropTo, decodeJpeg, intersection, type RgbCrop, type RgbPicture } from './rgb-picture.ts';

export interface FaceFinder {
  /**
   * The faces of an upright picture, largest first, in pixels of that picture. The box of a face that the picture cuts
   * off reaches beyond the picture's edge.
   *
   * @throws Error when the bytes are no readable JPEG
   */
  findFaces(jpeg: Uint8Array): Promise<FaceFacts[]>;
}

/** Detector score, 0 to 1, from which something counts as a face. */
const MIN_SCORE = 0.4;
/** Landmarks and embedding are taken from a copy of twice the face box, this wide in pixels. */
const CROP_SIDE = 400;
/** The landmark network works on 112 x 112 pixels. */
const LANDMARK_SIDE = 112;
/** Intersection over union of what detector and landmarks say, below which there is no face. */
const LEAST_AGREEMENT = 0.3;

/**
 * Loads the networks (about 0.2 s) and returns the finder. Calls may overlap; the networks run one after the other.
 *
 * @param model that describes the faces; the built-in one unless given
 * @throws Error when a file is missing or is not the expected one, FaceModelError when the given model cannot be used
 */
export async function createFaceFinder(model: FaceModel = BUILT_IN_MODEL): Promise<FaceFinder> {
  const networks = await loadFaceNetworks(MIN_SCORE, model);
  const embed = await createEmbedder(model, networks.describe);
  return {
    async findFaces(jpeg) {
      const picture = await decodeJpeg(jpeg);
      const faces: FaceFacts[] = [];
      for (const located of await locateFaces(networks, picture)) {
        const face = await describeFace({ networks, embed }, picture, located);
        if (face !== null) faces.push(face);
      }
      return faces;
    },
  };
}

interface Describers {
  readonly networks: FaceNetworks;
  readonly embed: FaceEmbedder;
}

async function describeFace(
  { networks, embed }: Describers,
  picture: RgbPicture,
  located: LocatedFace,
): Promise<FaceFacts | null> {
  const { box, score } = located;
  const asTaken = await cropTo(picture, aroundFace(box), CROP_SIDE);
  const crop = brightenCrop(asTaken, insideCrop(box, asTaken));
  const coarse = await findLandmarks(networks, crop, insideCrop(box, crop));
  // The detector's box is loose when a face fills the picture; the landmarks say better where the face is.
  const landmarks = await findLandmarks(networks, crop, withMargin(boundsOf(coarse)));
  const face = roundBox(fromCrop(withForehead(boundsOf(landmarks)), crop));
  if (intersection(face, picture) === null || !agree(face, box)) return null;
  return {
    box: face,
    score,
    ...(await embed(crop, landmarks)),
    pose: headPose(landmarks),
    quality: await faceQuality(picture, face),
  };
}

/**
 * Whether landmarks and detector mean the same face. Where there is none, the landmark network draws a face of any shape
 * somewhere, while true faces overlap by more than half and are about as high as wide, or higher.
 */
function agree(face: Box, detected: Box): boolean {
  return face.width < 1.2 * face.height && overlap(face, detected) > LEAST_AGREEMENT;
}

function aroundFace({ x, y, width, height }: Box): Box {
  const side = 2 * Math.max(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** The 68 landmarks in pixels of the crop. */
async function findLandmarks(networks: FaceNetworks, crop: RgbCrop, area: Box): Promise<Point[]> {
  const face = await cropTo(crop, area, LANDMARK_SIDE);
  const tensor = networks.tensorOf(face.rgb, face.width, face.height);
  try {
    const found = await networks.landmarks.detectLandmarks(tensor);
    if (Array.isArray(found)) throw new Error('Expected the landmarks of one face');
    return found.positions.map(({ x, y }) => ({ x: face.left + x / face.scale, y: face.top + y / face.scale }));
  } finally {
    tensor.dispose();
  }
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A tenth more on each side, which is how the landmark network saw faces when it was trained. */
function withMargin({ x, y, width, height }: Box): Box {
  return { x: x - 0.1 * width, y: y - 0.1 * height, width: 1.2 * width, height: 1.2 * height };
}

/** Landmarks end at the eyebrows; the forehead is about a quarter of what is below it. */
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
