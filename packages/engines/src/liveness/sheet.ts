import type { RgbPicture } from '../faces/rgb-picture.ts';
import type { SheetLayout } from '../facts.ts';

/** Copies a rectangle of whole pixels inside the picture. */
export function cutOut(picture: RgbPicture, left: number, top: number, width: number, height: number): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * picture.width + left) * 3;
    rgb.set(picture.rgb.subarray(from, from + width * 3), row * width * 3);
  }
  return { rgb, width, height };
}

/** Returns the left and top of a cell in pixels of the sheet. */
export function cellCorner({ columns, cellWidth, cellHeight }: SheetLayout, index: number): readonly [number, number] {
  return [(index % columns) * cellWidth, Math.floor(index / columns) * cellHeight];
}

/** Returns the number of whole cells of a sheet of this size. */
export function cellCount(sheet: { readonly width: number; readonly height: number }, layout: SheetLayout): number {
  if (sheet.width < layout.columns * layout.cellWidth) return 0;
  return layout.columns * Math.floor(sheet.height / layout.cellHeight);
}

/** Returns the luma, 0 to 255, one number per pixel. */
export function lumaOf({ rgb }: RgbPicture): Float32Array {
  const luma = new Float32Array(rgb.length / 3);
  for (let index = 0; index < luma.length; index += 1) {
    const at = 3 * index;
    luma[index] = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
  }
  return luma;
}
