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

export const PALETTES: readonly Palette[] = [
  {
    light: '#f4f8fc',
    tint: '#cfe0f0',
    line: '#6f9cc8',
    title: '#12355e',
    label: '#2d567f',
    ink: '#10161d',
    accent: '#a3161c',
  },
  {
    light: '#fdf7ec',
    tint: '#f2ddb4',
    line: '#c99c4d',
    title: '#5a3206',
    label: '#75501c',
    ink: '#17120b',
    accent: '#9b1d12',
  },
  {
    light: '#f3faf3',
    tint: '#cbe6cf',
    line: '#6db17a',
    title: '#0f4420',
    label: '#2c6339',
    ink: '#0f1811',
    accent: '#9d1a1a',
  },
  {
    light: '#f9f5fb',
    tint: '#e0d2ec',
    line: '#a382c4',
    title: '#3d1b63',
    label: '#5b3a80',
    ink: '#15101a',
    accent: '#94161f',
  },
  {
    light: '#fbf5f4',
    tint: '#f0d0ca',
    line: '#cd8479',
    title: '#6b1710',
    label: '#85392f',
    ink: '#190f0e',
    accent: '#8d1010',
  },
];

/** One closed wave line of the guilloche. */
function waveLine(width: number, baseline: number, amplitude: number, period: number, phase: number): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 14) {
    const y = baseline + amplitude * Math.sin((x / period) * 2 * Math.PI + phase);
    points.push(`${x === 0 ? 'M' : 'L'}${x} ${y.toFixed(1)}`);
  }
  return points.join('');
}

/** Gradient, guilloche waves and a faint large mark, as card bodies carry them. */
export function backgroundPattern(
  width: number,
  height: number,
  mark: string,
  palette: Palette,
  random: Random,
): string {
  const amplitude = random.between(14, 40);
  const period = random.between(260, 620);
  const lines: string[] = [];
  for (let index = 0; index < 26; index += 1) {
    lines.push(waveLine(width, (height / 24) * index - 10, amplitude, period, index * random.between(0.1, 0.35)));
  }
  const angle = random.pick(['x2="1" y2="1"', 'x2="1" y2="0"', 'x2="0" y2="1"']);
  return (
    `<defs><linearGradient id="body" x1="0" y1="0" ${angle}><stop offset="0" stop-color="${palette.light}"/>` +
    `<stop offset="1" stop-color="${palette.tint}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#body)"/>` +
    `<path d="${lines.join('')}" fill="none" stroke="${palette.line}" stroke-width="1.4" stroke-opacity="0.28"/>` +
    textPath(mark, width * 0.62, height * 0.78, {
      font: 'serif-bold',
      size: height * 0.55,
      fill: palette.line,
      opacity: 0.1,
      anchor: 'middle',
    })
  );
}
