import type { SelfiePose } from '@countersign/engines/facts';
import sharp from 'sharp';
import { fromPixels, type Pixels, toPixels } from './pixels.ts';
import { loadPortrait, PORTRAIT_HEIGHT, PORTRAIT_WIDTH, portraitGeometry } from './portraits.ts';
import { makeRandom, type Random } from './random.ts';
import { turnHead } from './turn-head.ts';

/** Degrees the head is turned for each pose, positive to the person's own left. */
export const POSE_YAW: Readonly<Record<SelfiePose, number>> = { center: 0, left: 26, right: -26 };

/** Adds sensor noise and varies the exposure, so that no two selfies have the same bytes. */
function expose(picture: Pixels, random: Random): Pixels {
  const gain = random.between(0.94, 1.08);
  const data = picture.data.map((value) => {
    const exposed = value * gain + random.normal() * 3;
    return exposed < 0 ? 0 : exposed > 255 ? 255 : Math.round(exposed);
  });
  return { ...picture, data };
}

/** Returns the portrait's head at the requested turn. */
async function posed(portraitIndex: number, wantedYaw: number): Promise<Pixels> {
  const portrait = portraitGeometry(portraitIndex);
  // Turning a head further against its photographed turn would tear the face, so its mirror image is used, which
  // already looks the other way.
  const isMirrored = wantedYaw * portrait.yaw < 0 && Math.abs(wantedYaw) > 10;
  const picture = await loadPortrait(portraitIndex);
  const pixels = await toPixels(isMirrored ? await sharp(picture).flop().png().toBuffer() : picture);
  const column = (x: number) => (isMirrored ? PORTRAIT_WIDTH - 1 - x : x);
  const head = { centreX: column(portrait.headX), noseX: column(portrait.noseX), eyesY: 330, eyesToChin: 190 };
  return turnHead(pixels, head, wantedYaw - (isMirrored ? -portrait.yaw : portrait.yaw));
}

/**
 * Renders a head-and-shoulder picture of one of the portraits' people, JPEG 960 x 1200. 'left' is the person's own
 * left. The turned views are projections of one photograph or of its mirror image (see turnHead), not second
 * photographs.
 */
export async function renderSelfie(portraitIndex: number, pose: SelfiePose, seed: number): Promise<Buffer> {
  const random = makeRandom(seed, `selfie ${portraitIndex} ${pose}`);
  const turned = await posed(portraitIndex, POSE_YAW[pose] + random.between(-2, 2));
  const inset = random.integer(0, 24);
  const framed = await fromPixels(turned)
    .extract({
      left: random.integer(0, inset),
      top: random.integer(0, inset),
      width: PORTRAIT_WIDTH - inset,
      height: PORTRAIT_HEIGHT - inset,
    })
    .png()
    .toBuffer();
  const enlarged = await sharp(framed)
    .resize(960, 1200, { fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: 1.5 })
    .png()
    .toBuffer();
  return fromPixels(expose(await toPixels(enlarged), random))
    .jpeg({ quality: 90 })
    .toBuffer();
}
