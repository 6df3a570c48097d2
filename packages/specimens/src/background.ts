import { textPath } from './fonts.ts';
import type { Random } from './random.ts';

/** Colours of one card or page. */
export interface Palette {
  readonly light: string;
  readonly tint: string;
  readonly line: string;
  readonly title: string;
  readonly label: string;
  readonly ink: string;
  readonly accent: string;
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue) % 360}, ${Math.round(saturation)}%, ${Math.round(lightness)}%)`;

/** Draws a light body with dark print in any hue; label and title stay dark enough to be legible. */
export function drawPalette(random: Random): Palette {
  const hue = random.between(0, 360);
  const second = hue + random.pick([0, 25, -35, 160, 200]);
  const colour = random.between(25, 65);
  return {
    light: hsl(hue, colour, random.between(93, 98)),
    tint: hsl(second, colour, random.between(82, 90)),
    line: hsl(second, random.between(25, 50), random.between(55, 66)),
    title: hsl(hue, random.between(45, 75), random.between(16, 24)),
    label: hsl(hue, random.between(25, 60), random.between(24, 36)),
    ink: hsl(hue, random.between(5, 30), random.between(6, 11)),
    accent: random.pick([hsl(357, 75, 34), hsl(357, 75, 34), hsl(hue, 60, 22), hsl(215, 70, 28)]),
  };
}

/** Returns one closed wave line of the guilloche. */
function waveLine(width: number, baseline: number, amplitude: number, period: number, phase: number): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 14) {
    const y = baseline + amplitude * Math.sin((x / period) * 2 * Math.PI + phase);
    points.push(`${x === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`);
  }
  return points.join('');
}

function waves(width: number, height: number, random: Random): string {
  const amplitude = random.between(14, 40);
  const period = random.between(260, 620);
  const shift = random.between(0.1, 0.35);
  return Array.from({ length: 26 }, (_, index) =>
    waveLine(width, (height / 24) * index - 10, amplitude, period, index * shift),
  ).join('');
}

/** Returns rosettes: circles of one radius around a ring of centres. */
function rosettes(width: number, height: number, random: Random): string {
  let path = '';
  for (let flower = random.integer(2, 4); flower > 0; flower -= 1) {
    const [x, y] = [random.between(0.1, 0.9) * width, random.between(0.15, 0.85) * height];
    const radius = random.between(90, 220);
    const petals = random.integer(12, 22);
    for (let petal = 0; petal < petals; petal += 1) {
      const angle = (petal / petals) * 2 * Math.PI;
      const left = (x + 0.5 * radius * Math.cos(angle) - radius).toFixed(1);
      const top = (y + 0.5 * radius * Math.sin(angle)).toFixed(1);
      path += `M${left} ${top}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    }
  }
  return path;
}

/** Returns fine parallel lines at an angle. */
function hatching(width: number, height: number, random: Random): string {
  const distance = random.between(16, 34);
  const lean = random.between(-0.8, 0.8) * height;
  let path = '';
  for (let x = -height; x < width + height; x += distance)
    path += `M${x.toFixed(1)} 0L${(x + lean).toFixed(1)} ${height}`;
  return path;
}

const PATTERNS = [waves, rosettes, hatching] as const;

/** Draws a gradient, a guilloche of one of several kinds and a faint large mark, as on card bodies. */
export function backgroundPattern(
  width: number,
  height: number,
  mark: string,
  palette: Palette,
  random: Random,
): string {
  const angle = random.pick(['x2="1" y2="1"', 'x2="1" y2="0"', 'x2="0" y2="1"']);
  const lines = random.pick(PATTERNS)(width, height, random);
  return (
    `<defs><linearGradient id="body" x1="0" y1="0" ${angle}><stop offset="0" stop-color="${palette.light}"/>` +
    `<stop offset="1" stop-color="${palette.tint}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#body)"/>` +
    `<path d="${lines}" fill="none" stroke="${palette.line}" stroke-width="1.4" ` +
    `stroke-opacity="${random.between(0.2, 0.36).toFixed(2)}"/>` +
    textPath(mark, width * random.between(0.3, 0.7), height * 0.78, {
      font: 'serif-bold',
      size: height * random.between(0.35, 0.6),
      fill: palette.line,
      opacity: 0.1,
      anchor: 'middle',
    })
  );
}
