import type { Random } from './random.ts';

const TABLES = [
  ['#5b4636', '#4a382b'],
  ['#3a3f45', '#2e3237'],
  ['#7d7568', '#6c6559'],
  ['#2f4540', '#263833'],
] as const;

/** SVG content of a table top: planks, a shadow and a few things lying about near the border. */
export function drawClutter(width: number, height: number, random: Random): string {
  const [base, grain] = random.pick(TABLES);
  const parts = [`<rect width="${width}" height="${height}" fill="${base}"/>`];
  const plank = random.integer(90, 170);
  for (let y = random.integer(0, plank); y < height; y += plank) {
    parts.push(`<rect y="${y}" width="${width}" height="3" fill="${grain}"/>`);
  }
  for (let index = 0; index < random.integer(3, 6); index += 1) {
    const x = random.chance(0.5) ? random.integer(-60, width / 12) : random.integer((width * 11) / 12, width + 20);
    const y = random.integer(0, height);
    const colour = random.pick(['#8a2f2f', '#d8d2c4', '#27415f', '#c0a23c', '#1d1d1f']);
    parts.push(
      random.chance(0.5)
        ? `<circle cx="${x}" cy="${y}" r="${random.integer(30, 90)}" fill="${colour}"/>`
        : `<rect x="${x}" y="${y}" width="${random.integer(40, 160)}" height="${random.integer(18, 60)}" ` +
            `transform="rotate(${random.integer(-40, 40)} ${x} ${y})" fill="${colour}"/>`,
    );
  }
  return parts.join('');
}
