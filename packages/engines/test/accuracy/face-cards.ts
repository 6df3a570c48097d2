/**
 * Simulation of a card's portrait from a photograph: cropped, printed small and pale, and photographed with a phone.
 */
import { makeRandom, type PhotographLevel, photograph } from '@countersign/specimens';
import sharp from 'sharp';
import type { Box } from '../../src/facts.ts';

/** ID-1 card at 300 dots per inch (85.60 x 53.98 mm). */
const CARD = { width: 1011, height: 638 };
/** Size of the portrait; ICAO 9303-3: at least 22 x 28 mm, its head 70 to 80 % of the height. */
const PORTRAIT_WIDTH = 264;
const PORTRAIT_HEIGHT = 336;
/** Height of the detector's box, brow to chin, in heights of the portrait. */
const FACE_SHARE = 0.52;

const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];

/** Crops head and shoulders; the background is light beyond the photograph's edge. */
async function cutHead(jpeg: Buffer, face: Box): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const tall = face.height / FACE_SHARE;
  const wide = (tall * PORTRAIT_WIDTH) / PORTRAIT_HEIGHT;
  const left = Math.round(face.x + face.width / 2 - wide / 2);
  const top = Math.round(face.y + face.height / 2 - tall * 0.52);
  const margin = Math.ceil(Math.max(wide, tall));
  const ground = { top: margin, bottom: margin, left: margin, right: margin, background: '#dfe5ea' };
  const larger = await sharp(jpeg).extend(ground).png().toBuffer();
  const area = {
    left: Math.max(0, Math.min(left + margin, width + 2 * margin - 2)),
    top: Math.max(0, Math.min(top + margin, height + 2 * margin - 2)),
    width: Math.round(wide),
    height: Math.round(tall),
  };
  return sharp(larger).extract(area).resize(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, { fit: 'fill' }).png().toBuffer();
}

/** Draws waves of the security print below the portrait. */
function waves(seed: number): string {
  const random = makeRandom(seed, 'card of a face');
  const hue = random.integer(0, 359);
  return Array.from({ length: 40 }, (_, index) => {
    const y = index * 17 + random.between(-3, 3);
    const bend = random.between(8, 22);
    return `<path d="M0 ${y} q 126 ${-bend} 253 0 t 253 0 t 253 0 t 253 0" fill="none" stroke="hsl(${hue} 45% 62%)" stroke-width="1.2"/>`;
  }).join('');
}

/**
 * Photographs the card as JPEG; easy, mid and hard in turn by the seed. The print removes a third to two thirds of the
 * colours and a tenth to a quarter of the range, and has its pattern over the face.
 */
export async function photographCard(jpeg: Buffer, face: Box, seed: number): Promise<Buffer> {
  const random = makeRandom(seed, 'print of a face');
  const range = random.between(0.75, 0.9);
  const printed = await sharp(await cutHead(jpeg, face))
    .modulate({ saturation: random.between(0.33, 0.67) })
    .linear(range, 255 * (1 - range) * random.between(0.4, 0.8))
    .blur(random.between(0.5, 0.9))
    .jpeg({ quality: random.integer(50, 75) })
    .toBuffer();
  const pattern = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`;
  const words = Array.from(
    { length: 7 },
    (_, line) =>
      `<rect x="400" y="${170 + line * 55}" width="${random.integer(120, 420)}" height="20" fill="#2a2a33"/>`,
  );
  const card = await sharp({ create: { ...CARD, channels: 3, background: '#e9eef0' } })
    .composite([
      { input: Buffer.from(`${pattern}${waves(seed)}</svg>`) },
      { input: printed, left: 60, top: 170 },
      { input: Buffer.from(`${pattern}<g opacity="0.22">${waves(seed + 1)}</g>${words.join('')}</svg>`) },
    ])
    .png()
    .toBuffer();
  return photograph(card, { seed, level: LEVELS[seed % LEVELS.length] ?? 'mid', corner: 0.035 });
}
