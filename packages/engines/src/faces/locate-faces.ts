import type { Box } from '../facts.ts';
import type { FaceNetworks } from './face-networks.ts';
import { type LocatedFace, overlap } from './located-face.ts';
import { DETECTOR_SIDE } from './networks/detector-network.ts';
import { cropTo, type RgbPicture, wholeOf } from './rgb-picture.ts';

/** Intersection over union above which two boxes are one face. */
const SAME_FACE_OVERLAP = 0.35;

/**
 * Finds the faces of a picture, largest first. Searches the whole picture; only if it has none, the picture with a
 * margin (tightly cropped faces) and then two overlapping halves (portraits that are a small part of a photograph).
 */
export async function locateFaces(networks: FaceNetworks, picture: RgbPicture): Promise<LocatedFace[]> {
  for (const areas of [[wholeOf(picture)], [withMargin(picture)], halves(picture)]) {
    const found: LocatedFace[] = [];
    for (const area of areas) found.push(...(await locateIn(networks, picture, area)));
    if (found.length > 0) return withoutDuplicates(found).sort((a, b) => b.box.height - a.box.height);
  }
  return [];
}

async function locateIn(networks: FaceNetworks, picture: RgbPicture, area: Box): Promise<LocatedFace[]> {
  const copy = await cropTo(picture, area, DETECTOR_SIDE);
  return (await networks.detect(copy)).map(({ box, score }) => ({
    score,
    box: {
      x: copy.left + box.x / copy.scale,
      y: copy.top + box.y / copy.scale,
      width: box.width / copy.scale,
      height: box.height / copy.scale,
    },
  }));
}

function withMargin({ width, height }: RgbPicture): Box {
  const margin = 0.3 * Math.max(width, height);
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Returns halves along the longer side, overlapping so that no face is cut by both. */
function halves({ width, height }: RgbPicture): Box[] {
  if (width >= height) return [0, 0.4 * width].map((x) => ({ x, y: 0, width: 0.6 * width, height }));
  return [0, 0.4 * height].map((y) => ({ x: 0, y, width, height: 0.6 * height }));
}

function withoutDuplicates(faces: readonly LocatedFace[]): LocatedFace[] {
  const kept: LocatedFace[] = [];
  for (const face of [...faces].sort((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(face.box, other.box) < SAME_FACE_OVERLAP)) kept.push(face);
  }
  return kept;
}
