import { textPath } from './fonts.ts';

/** Advance of OCR-B as a share of the em. */
const OCR_B_ADVANCE = 0.723;

/**
 * Draws the lines in OCR-B as SVG content: 10 characters per inch, lines 6.35 mm apart (ICAO Doc 9303 part 3, 4.2).
 *
 * @param pixelsAMillimetre scale of the page
 * @param lastBaseline baseline of the last line, pixels from the top
 */
export function drawMrz(
  lines: readonly string[],
  left: number,
  lastBaseline: number,
  pixelsAMillimetre: number,
): string {
  const pitch = 2.54 * pixelsAMillimetre;
  return lines
    .map((line, index) =>
      textPath(line, left, lastBaseline - (lines.length - 1 - index) * 6.35 * pixelsAMillimetre, {
        font: 'ocr-b',
        size: pitch / OCR_B_ADVANCE,
        fill: '#141414',
        pitch,
      }),
    )
    .join('');
}
