/** Edits of a document picture: a field retyped, print moved, another face pasted in. */
import type { Random } from '@countersign/specimens';
import sharp from 'sharp';
import { boundsOf, type Corners, fromRaster, lengthOf, type Raster, sampled, within } from './raster.ts';

const CHANNELS = [0, 1, 2] as const;

/** Field in a picture: its text and position. */
export interface ShownField {
  readonly text: string;
  readonly corners: Corners;
  /** Typeface of the genuine page; absent if unknown. */
  readonly family?: string;
}

/** Care with which a field is retyped. */
export interface Typing {
  readonly family: string;
  readonly isBold: boolean;
  /** Standard deviation of the blur over the letters, in pixels. */
  readonly blur: number;
  /** Standard deviation of the noise over them; 0 for none. */
  readonly noise: number;
  /** True if the background is cloned from next to the field; else it is filled evenly. */
  readonly clonesGround: boolean;
}

const kept = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Returns the field without its print: cloned from above or below, or filled with the mean of its edges. */
function wiped(picture: Raster, corners: Corners, clonesGround: boolean): Raster {
  const data = Uint8Array.from(picture.data);
  const { left, top, right, bottom } = boundsOf(corners, picture);
  const height = bottom - top;
  const reach = Math.round(height * 0.25);
  const [from, to] = [Math.max(0, top - reach), Math.min(picture.height - 1, bottom + reach)];
  for (let y = from; y <= to; y += 1) {
    const share = (y - from) / Math.max(1, to - from);
    for (let x = Math.max(0, left - reach); x < Math.min(picture.width, right + reach); x += 1) {
      for (const channel of CHANNELS) {
        const above = picture.data[(from * picture.width + x) * 3 + channel] ?? 0;
        const below = picture.data[(to * picture.width + x) * 3 + channel] ?? 0;
        // A clone repeats the rows just above the field, which have the grain of the picture.
        const row = Math.max(0, from - 1 - ((y - from) % Math.max(2, reach)));
        const cloned = picture.data[(row * picture.width + x) * 3 + channel] ?? 0;
        data[(y * picture.width + x) * 3 + channel] = clonesGround ? cloned : kept(above + (below - above) * share);
      }
    }
  }
  return { ...picture, data };
}

/** Returns the darkest of twenty colours of a field, like someone with a colour picker. */
function inkOf(picture: Raster, corners: Corners): readonly [number, number, number] {
  let darkest: readonly [number, number, number] = [255, 255, 255];
  for (let down = 0.1; down < 1; down += 0.05) {
    for (let across = 0.01; across < 1; across += 0.01) {
      const [red, green, blue] = CHANNELS.map((channel) => sampled(picture, within(corners, across, down), channel));
      const colour = [red ?? 0, green ?? 0, blue ?? 0] as const;
      if (colour[0] + colour[1] + colour[2] < darkest[0] + darkest[1] + darkest[2]) darkest = colour;
    }
  }
  return darkest;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns only the letters, in the size of the picture, with each pixel's share of ink in the red channel. */
async function letters(picture: Raster, { corners }: ShownField, text: string, typing: Typing): Promise<Uint8Array> {
  const [topLeft, topRight, , lowLeft] = corners;
  const [across, down] = [lengthOf(topLeft, topRight), lengthOf(topLeft, lowLeft)];
  const turn = (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI;
  const style = `font-family="${typing.family}" font-weight="${typing.isBold ? 700 : 400}" font-size="${(down * 0.98).toFixed(2)}"`;
  const place = `transform="translate(${topLeft.x.toFixed(2)} ${topLeft.y.toFixed(2)}) rotate(${turn.toFixed(3)})"`;
  const line = `<text ${place} ${style} x="0" y="${(down * 0.82).toFixed(2)}" textLength="${across.toFixed(1)}" lengthAdjust="spacingAndGlyphs" fill="#fff">${escaped(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}"><rect width="100%" height="100%"/>${line}</svg>`;
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  const { data } = await (typing.blur > 0.3 ? drawn.blur(typing.blur) : drawn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/** Returns the picture with another text in the field. */
export async function retype(
  picture: Raster,
  field: ShownField,
  text: string,
  typing: Typing,
  random: Random,
): Promise<Raster> {
  const ink = inkOf(picture, field.corners);
  const { data, ...size } = wiped(picture, field.corners, typing.clonesGround);
  const drawn = await letters(picture, field, text, typing);
  const { left, top, right, bottom } = boundsOf(field.corners, picture);
  const beyond = Math.round((bottom - top) * 0.3);
  for (let y = Math.max(0, top - beyond); y < Math.min(size.height, bottom + beyond); y += 1) {
    for (let x = Math.max(0, left - beyond); x < Math.min(size.width, right + beyond); x += 1) {
      const grain = typing.noise > 0 ? typing.noise * random.normal() : 0;
      for (const channel of CHANNELS) {
        const at = (y * size.width + x) * 3 + channel;
        const share = (drawn[at] ?? 0) / 255;
        const ground = data[at] ?? 0;
        const isTouched = share > 0.02 || !typing.clonesGround;
        data[at] = kept(ground + ((ink[channel] ?? 0) - ground) * share + (isTouched ? grain : 0));
      }
    }
  }
  return { data, ...size };
}

/** Copies part of one field over part of another, pixel by pixel, like a moved selection. */
export function copyOver(picture: Raster, from: Corners, to: Corners, share: number): Raster {
  const data = Uint8Array.from(picture.data);
  const [source, target] = [boundsOf(from, picture), boundsOf(to, picture)];
  const width = Math.floor(Math.min(source.right - source.left, target.right - target.left) * share);
  const height = Math.min(source.bottom - source.top, picture.height - target.top);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [seen, at] = [
        ((source.top + y) * picture.width + source.left + x) * 3,
        ((target.top + y) * picture.width + target.left + x) * 3,
      ];
      for (const channel of CHANNELS) data[at + channel] = picture.data[seen + channel] ?? 0;
    }
  }
  return { ...picture, data };
}

/** Returns the mean of each channel over a field. */
function meanOf(picture: Raster, corners: Corners): readonly number[] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let down = 0.05; down < 1; down += 0.05) {
    for (let across = 0.05; across < 1; across += 0.05) {
      for (const channel of CHANNELS) sums[channel]! += sampled(picture, within(corners, across, down), channel);
      count += 1;
    }
  }
  return sums.map((sum) => sum / count);
}

/** Pastes another face over the portrait, in its light; `feather` pixels of its edge are blended. */
export async function pastePortrait(
  picture: Raster,
  corners: Corners,
  portrait: Raster,
  { feather, matchesLight }: { readonly feather: number; readonly matchesLight: boolean },
): Promise<Raster> {
  const data = Uint8Array.from(picture.data);
  const whole: Corners = [
    { x: 0, y: 0 },
    { x: portrait.width, y: 0 },
    { x: portrait.width, y: portrait.height },
    { x: 0, y: portrait.height },
  ];
  const [own, other] = [meanOf(picture, corners), meanOf(portrait, whole)];
  const [across, down] = [lengthOf(corners[0], corners[1]), lengthOf(corners[0], corners[3])];
  // Scaled down first, so that every source pixel counts instead of every third.
  const fitted = await fromRaster(portrait)
    .resize({ width: Math.max(8, Math.round(across)), height: Math.max(8, Math.round(down)), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const face: Raster = { data: fitted.data, width: fitted.info.width, height: fitted.info.height };
  const [left, top] = [corners[0], corners[3]];
  const right = { x: (corners[1].x - left.x) / across, y: (corners[1].y - left.y) / across };
  const low = { x: (top.x - left.x) / down, y: (top.y - left.y) / down };
  const area = right.x * low.y - right.y * low.x;
  const bounds = boundsOf(corners, picture);
  for (let y = bounds.top; y < bounds.bottom; y += 1) {
    for (let x = bounds.left; x < bounds.right; x += 1) {
      const [dx, dy] = [x + 0.5 - left.x, y + 0.5 - left.y];
      const spot = { x: (dx * low.y - dy * low.x) / area, y: (dy * right.x - dx * right.y) / area };
      const edge = Math.min(spot.x, spot.y, face.width - spot.x, face.height - spot.y);
      if (edge < 0) continue;
      const share = feather > 0 ? Math.min(1, edge / feather) : 1;
      for (const channel of CHANNELS) {
        const light = matchesLight ? (own[channel] ?? 0) - (other[channel] ?? 0) : 0;
        const at = (y * picture.width + x) * 3 + channel;
        const seen = sampled(face, { x: spot.x - 0.5, y: spot.y - 0.5 }, channel) + light;
        data[at] = kept((data[at] ?? 0) * (1 - share) + seen * share);
      }
    }
  }
  return { ...picture, data };
}
