/** Pictures with one fault each, drawn over photographs of people, and the expected check result. */
import { makeRandom, WEAR, type Wear, wearOnFace } from '@countersign/specimens';
import sharp from 'sharp';
import type { SingleFace } from '../../../engines/test/accuracy/face-pictures.ts';

export interface DrawnSelfie {
  readonly fault: string;
  /** Check that must fail, with its reason. */
  readonly check: string;
  readonly reason: string;
  readonly jpeg: Buffer;
}

type Draw = (face: SingleFace) => Promise<Buffer>;

const expectedOfWear: Readonly<Record<Wear, readonly [check: string, reason: string]>> = {
  glasses: ['selfie_glasses_detection', 'glasses'],
  sunglasses: ['selfie_glasses_detection', 'sunglasses'],
  mask: ['selfie_face_covering_detection', 'face_covering_detected'],
  scarf: ['selfie_face_covering_detection', 'face_covering_detected'],
  hand: ['selfie_face_covering_detection', 'face_covering_detected'],
  'closed eyes': ['selfie_image_quality_detection', 'eyes_closed'],
};

function areaOf({ landmarks }: SingleFace) {
  const [xs, ys] = [landmarks.map(({ x }) => x), landmarks.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Draws a lamp's reflection over a third of the face. */
const lit: Draw = (face) => {
  const { left, top, width, height } = areaOf(face);
  const spot = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0.7" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="${width * 0.3}" cy="${height * 0.55}" r="${width * 0.42}" fill="url(#g)"/></svg>`;
  return sharp(face.jpeg)
    .composite([{ input: Buffer.from(spot), left: Math.round(left), top: Math.round(top) }])
    .jpeg()
    .toBuffer();
};

/** Crops the picture to half of the face. */
const halved: Draw = async (face) => {
  const { left, width } = areaOf(face);
  const { height = 0 } = await sharp(face.jpeg).metadata();
  return sharp(face.jpeg)
    .extract({ left: 0, top: 0, width: Math.round(left + width * 0.5), height })
    .jpeg()
    .toBuffer();
};

/** Scales the face to a width of 50 pixels. */
const farAway: Draw = async (face) => {
  const { width } = areaOf(face);
  const small = await sharp(face.jpeg)
    .resize({ width: Math.round(((await sharp(face.jpeg).metadata()).width * 50) / width) })
    .toBuffer();
  return sharp(small).extend({ top: 150, bottom: 150, left: 200, right: 200, extendWith: 'mirror' }).jpeg().toBuffer();
};

const light: Readonly<Record<string, readonly [reason: string, draw: Draw]>> = {
  'a tenth of the light': ['insufficient_illumination', ({ jpeg }) => sharp(jpeg).linear(0.1, 0).jpeg().toBuffer()],
  'burnt out': ['excessive_illumination', ({ jpeg }) => sharp(jpeg).linear(2.5, 40).jpeg().toBuffer()],
  'blurred by a thirtieth of the face': [
    'image_quality_low',
    (face) =>
      sharp(face.jpeg)
        .blur(areaOf(face).width / 30)
        .jpeg()
        .toBuffer(),
  ],
  'face of 50 pixels': ['face_too_far', farAway],
  'half of the face cut off': ['face_cropped', halved],
};

/** Draws every fault once over one face. */
export async function* drawnSelfies(face: SingleFace, seed: number): AsyncGenerator<DrawnSelfie> {
  for (const wear of WEAR) {
    const [check, reason] = expectedOfWear[wear];
    const jpeg = await wearOnFace(face.jpeg, face.landmarks, wear, makeRandom(seed, `${face.name} ${wear}`));
    yield { fault: wear, check, reason, jpeg };
  }
  for (const [fault, [reason, draw]] of Object.entries(light)) {
    yield { fault, check: 'selfie_image_quality_detection', reason, jpeg: await draw(face) };
  }
  yield { fault: 'lamp on the face', check: 'selfie_glare_detection', reason: 'too_much_glare', jpeg: await lit(face) };
}
