/** Conversion of boxes from a stored picture to its upright version. */
import type { Box, PictureSize } from '../../picture-facts.ts';

/**
 * Converts a box.
 * @param orientation of the stored picture, 1 to 8 (Exif 2.32, tag 274)
 * @param stored size of the stored picture, before it is turned
 * @param upright size of the upright picture, which may be smaller
 */
export function uprightBox(box: Box, orientation: number, stored: PictureSize, upright: PictureSize): Box {
  const isTurned = orientation >= 5;
  const [left, top] = [box.x, box.y];
  const [right, bottom] = [stored.width - box.x - box.width, stored.height - box.y - box.height];
  // Distances from the two sides of the stored picture that become the left and the top side.
  const [x, y] = (
    [
      [left, top],
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [top, left],
      [bottom, left],
      [bottom, right],
      [top, right],
    ] as const
  )[orientation] ?? [left, top];
  const scale = upright.width / (isTurned ? stored.height : stored.width);
  return {
    x: Math.round(x * scale),
    y: Math.round(y * scale),
    width: Math.round((isTurned ? box.height : box.width) * scale),
    height: Math.round((isTurned ? box.width : box.height) * scale),
  };
}
