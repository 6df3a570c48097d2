/** Forgeries on a genuine page: a value typed over, a portrait exchanged. */
import sharp from 'sharp';
import { FAMILIES, textPath } from './fonts.ts';
import { documentPortrait } from './portraits.ts';
import { fieldBox, type PrintedField } from './printed-field.ts';
import type { Random } from './random.ts';
import type { RenderedPage } from './rendered-page.ts';
import { svgLayer } from './svg-layer.ts';

/** Returns the mean background colour right of a value, or left of it at the page's edge. */
async function groundColour(png: Buffer, field: PrintedField): Promise<string> {
  const { width = 0 } = await sharp(png).metadata();
  const box = fieldBox(field);
  const right = box.x + box.width + 6;
  const left = right + 24 < width ? right : Math.max(box.x - 30, 0);
  const { channels } = await sharp(
    await sharp(png).extract({ left, top: box.y, width: 20, height: box.height }).png().toBuffer(),
  ).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean));
  return `rgb(${red},${green},${blue})`;
}

/**
 * Covers a value with a patch in the background colour and prints another value in a typeface that is not the page's.
 */
export async function typeOver(
  page: RenderedPage,
  field: PrintedField,
  value: string,
  random: Random,
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(page.png).metadata();
  const box = fieldBox(field);
  const others = FAMILIES.filter(({ regular, bold }) => regular !== field.style.font && bold !== field.style.font);
  const family = random.pick(others);
  const patch = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${await groundColour(page.png, field)}"/>`;
  const text = textPath(value, field.x + random.integer(-3, 3), field.y + random.integer(-2, 2), {
    ...field.style,
    font: field.style.font.endsWith('bold') ? family.bold : family.regular,
    size: field.style.size * random.between(0.93, 1.04),
  });
  return sharp(page.png)
    .composite([{ input: svgLayer(width, height, patch + text) }])
    .png()
    .toBuffer();
}

/** Pastes another person's portrait over the page's own, slightly different in size and tone. */
export async function swapPortrait(page: RenderedPage, portraitIndex: number, random: Random): Promise<Buffer> {
  if (page.portrait === null) throw new RangeError('the page has no portrait');
  const { x, y, width, height } = page.portrait;
  const grow = random.integer(2, 8);
  const pasted = await sharp(await documentPortrait(portraitIndex, width + grow, height + grow))
    .modulate({ brightness: random.between(0.9, 1.08), saturation: random.between(0.8, 1.1) })
    .png()
    .toBuffer();
  const left = Math.max(x - random.integer(0, grow), 0);
  const top = Math.max(y - random.integer(0, grow), 0);
  return sharp(page.png)
    .composite([{ input: pasted, left, top }])
    .png()
    .toBuffer();
}
