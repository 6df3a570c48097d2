/** Colours in memory for forgeries: shares no code with the engines that detect them. */
import sharp from 'sharp';

/** Three interleaved 8-bit channels, row by row from the top left. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Corners of a field in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Spot, Spot, Spot, Spot];

export async function toRaster(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const fromRaster = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });

/** Returns left, top, right and bottom of the corners, in whole pixels of the picture. */
export function boundsOf(corners: Corners, { width, height }: Raster) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    right: Math.min(width, Math.ceil(Math.max(...xs))),
    bottom: Math.min(height, Math.ceil(Math.max(...ys))),
  };
}

/** Returns a place by its shares of the field's width and height; outside of it beyond 0 to 1. */
export function within([a, b, c, d]: Corners, across: number, down: number): Spot {
  const [top, low] = [
    { x: a.x + (b.x - a.x) * across, y: a.y + (b.y - a.y) * across },
    { x: d.x + (c.x - d.x) * across, y: d.y + (c.y - d.y) * across },
  ];
  return { x: top.x + (low.x - top.x) * down, y: top.y + (low.y - top.y) * down };
}

export const lengthOf = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Returns one channel, interpolated between pixels. */
export function sampled({ data, width, height }: Raster, { x, y }: Spot, channel: number): number {
  const [column, row] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, down] = [column - left, row - top];
  const at = (top * width + left) * 3 + channel;
  const below = at + (top + 1 < height ? width * 3 : 0);
  const next = left + 1 < width ? 3 : 0;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + next] ?? 0) * right;
  const lower = (data[below] ?? 0) * (1 - right) + (data[below + next] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}
