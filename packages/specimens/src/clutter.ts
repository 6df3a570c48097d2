import type { Random } from './random.ts';

const TABLES = [
  ['#5b4636', '#4a382b'],
  ['#3a3f45', '#2e3237'],
  ['#7d7568', '#6c6559'],
  ['#2f4540', '#263833'],
  ['#8d6e4f', '#7a5c40'],
  ['#a39c90', '#8f887c'],
] as const;

const COLOURS = ['#8a2f2f', '#d8d2c4', '#27415f', '#c0a23c', '#1d1d1f', '#4f6b3c', '#b4612d'] as const;

type Draw = (width: number, height: number, random: Random) => string;

const planks: Draw = (width, height, random) => {
  const [base, grain] = random.pick(TABLES);
  const parts = [`<rect width="${width}" height="${height}" fill="${base}"/>`];
  const plank = random.integer(90, 170);
  for (let y = random.integer(0, plank); y < height; y += plank) {
    parts.push(`<rect y="${y}" width="${width}" height="3" fill="${grain}"/>`);
    for (let vein = 0; vein < 5; vein += 1) {
      const at = y + random.integer(8, plank - 4);
      const bend = random.integer(-14, 14);
      parts.push(
        `<path d="M0 ${at}Q${width / 2} ${at + bend} ${width} ${at}" stroke="${grain}" stroke-opacity="0.5" fill="none"/>`,
      );
    }
  }
  return parts.join('');
};

const checkedCloth: Draw = (width, height, random) => {
  const [base, stripe] = random.pick(TABLES);
  const step = random.integer(44, 110);
  const parts = [`<rect width="${width}" height="${height}" fill="${base}"/>`];
  const bar = (attributes: string) => `<rect ${attributes} fill="${stripe}" fill-opacity="0.55"/>`;
  for (let x = 0; x < width; x += 2 * step) parts.push(bar(`x="${x}" width="${step}" height="${height}"`));
  for (let y = 0; y < height; y += 2 * step) parts.push(bar(`y="${y}" width="${width}" height="${step}"`));
  return parts.join('');
};

const speckledStone: Draw = (width, height, random) => {
  const [base] = random.pick(TABLES);
  const parts = [`<rect width="${width}" height="${height}" fill="${base}"/>`];
  for (let speck = 0; speck < 700; speck += 1) {
    const tone = random.pick(['#000000', '#ffffff']);
    const [x, y] = [random.integer(0, width), random.integer(0, height)];
    parts.push(`<circle cx="${x}" cy="${y}" r="${random.integer(1, 6)}" fill="${tone}" fill-opacity="0.16"/>`);
  }
  return parts.join('');
};

/** Draws a sheet with grey lines of writing. */
const paper: Draw = (width, height, random) => {
  const [w, h] = [random.integer(width / 4, width / 2), random.integer(height / 3, height / 1.5)];
  const [x, y] = [random.integer(-w / 2, width - w / 2), random.integer(-h / 2, height - h / 2)];
  const lines: string[] = [];
  for (let line = 30; line < h - 20; line += random.integer(22, 34)) {
    lines.push(`M${x + 24} ${y + line}h${random.integer(w / 3, w - 48)}`);
  }
  const tone = random.pick(['#e9e6df', '#dcd9cf', '#cfd6da']);
  return (
    `<g transform="rotate(${random.integer(-35, 35)} ${x + w / 2} ${y + h / 2})"><rect x="${x}" y="${y}" width="${w}" ` +
    `height="${h}" fill="${tone}"/><path d="${lines.join('')}" stroke="#6d6d72" stroke-width="7" ` +
    'stroke-dasharray="46 9 22 9 64 12" fill="none"/></g>'
  );
};

const coin: Draw = (width, height, random) =>
  `<circle cx="${random.integer(0, width)}" cy="${random.integer(0, height)}" r="${random.integer(24, 80)}" fill="${random.pick(COLOURS)}"/>`;

const pen: Draw = (width, height, random) => {
  const [x, y] = [random.integer(-60, width), random.integer(0, height)];
  return (
    `<rect x="${x}" y="${y}" width="${random.integer(220, 620)}" height="${random.integer(14, 34)}" rx="9" ` +
    `transform="rotate(${random.integer(-90, 90)} ${x} ${y})" fill="${random.pick(COLOURS)}"/>`
  );
};

const cable: Draw = (width, height, random) => {
  const at = () => `${random.integer(-40, width + 40)} ${random.integer(-40, height + 40)}`;
  return `<path d="M${at()}C${at()} ${at()} ${at()}" stroke="#19191b" stroke-width="${random.integer(6, 14)}" fill="none"/>`;
};

const TOPS = [planks, planks, checkedCloth, speckledStone] as const;
const THINGS = [paper, coin, pen, cable, pen, coin] as const;

/** Returns SVG content of a table top with `things` objects on it, some of them under the document. */
export function drawClutter(width: number, height: number, things: number, random: Random): string {
  const parts = [random.pick(TOPS)(width, height, random)];
  for (let index = 0; index < things; index += 1) parts.push(random.pick(THINGS)(width, height, random));
  return parts.join('');
}
