/**
 * Simulation of a page photographed, scanned or sent by messenger, drawn by the browser with CSS and a canvas, without
 * WebGL.
 */
import type { Page } from 'playwright-core';
import type { Draw } from './random.ts';

export const LEVELS = ['easy', 'mid', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Ways of capturing a page for an upload. */
export const CAPTURES = [
  'photograph',
  'photograph',
  'photograph',
  'scan',
  'messenger',
  'photograph',
  'cut-scan',
  'screenshot',
  'photograph',
  'messenger',
  'small',
] as const;
export type Capture = (typeof CAPTURES)[number];

interface Strength {
  /** Turn in degrees. */
  readonly turn: number;
  /** Movement of the corners, as a share of the page. */
  readonly tilt: number;
  /** Blur in pixels. */
  readonly blur: number;
  readonly noise: number;
  readonly shadow: number;
  readonly glare: number;
  readonly quality: number;
}

const STRENGTHS: Readonly<Record<Level, Strength>> = {
  easy: { turn: 2, tilt: 0.015, blur: 0.5, noise: 4, shadow: 0.1, glare: 0, quality: 0.9 },
  mid: { turn: 5, tilt: 0.035, blur: 0.9, noise: 8, shadow: 0.22, glare: 0.12, quality: 0.8 },
  hard: { turn: 8, tilt: 0.06, blur: 1.3, noise: 13, shadow: 0.35, glare: 0.22, quality: 0.65 },
};

/** Picture of a page. */
export interface Sheet {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly html: string;
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
  readonly seed: number;
  readonly scale: number;
  readonly again: number | null;
}

type Corner = readonly [x: number, y: number];

/**
 * Returns the CSS matrix that maps a rectangle onto four corners (P. Heckbert, Fundamentals of Texture Mapping, 1989,
 * 2.2.3).
 */
function matrixOf(width: number, height: number, corners: readonly Corner[]): string {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Corner, Corner, Corner, Corner];
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area];
  const [a, b] = [(x1 - x0 + g * x1) / width, (x3 - x0 + h * x3) / height];
  const [d, e] = [(y1 - y0 + g * y1) / width, (y3 - y0 + h * y3) / height];
  return `matrix3d(${a},${d},0,${g / width},${b},${e},0,${h / height},0,0,1,0,${x0},${y0},0,1)`;
}

function table(draw: Draw): string {
  const hue = draw.whole(0, 359);
  const dark = draw.between(18, 62);
  const grain = draw.pick([
    `repeating-linear-gradient(${draw.whole(0, 180)}deg,hsl(${hue},25%,${dark}%) 0 ${draw.whole(8, 60)}px,hsl(${hue},25%,${dark + 4}%) 0 ${draw.whole(70, 140)}px)`,
    `radial-gradient(circle at ${draw.whole(0, 100)}% 30%,hsl(${hue},18%,${dark + 12}%),hsl(${hue},18%,${dark}%))`,
    `repeating-conic-gradient(hsl(${hue},12%,${dark}%) 0 25%,hsl(${hue},12%,${dark + 5}%) 0 50%) 0 0/${draw.whole(30, 90)}px ${draw.whole(30, 90)}px`,
  ]);
  return `background:${grain}`;
}

function imageOf(sheet: Sheet): string {
  return `data:image/png;base64,${sheet.png.toString('base64')}`;
}

/** Draws a thumb that holds the page by its left or right edge and covers a part of its margin. */
function thumbOn(corners: readonly Corner[], draw: Draw): string {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners as [Corner, Corner, Corner, Corner];
  const isLeft = draw.chance(0.5);
  const [from, to] = isLeft ? [topLeft, bottomLeft] : [topRight, bottomRight];
  const along = draw.between(0.2, 0.75);
  const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
  const page = Math.hypot(topRight[0] - topLeft[0], topRight[1] - topLeft[1]);
  const [length, thick] = [page * 0.3, page * draw.between(0.1, 0.14)];
  const cover = page * draw.between(0.02, 0.045);
  const left = isLeft ? x + cover - length : x - cover;
  const skin = draw.pick(['#e0ac8a', '#c68a63', '#8d5a3c', '#5a3825']);
  const lean = draw.between(-18, 18);
  return `<div style="position:absolute;left:${left}px;top:${y - thick / 2}px;width:${length}px;height:${thick}px;border-radius:${thick / 2}px;transform:rotate(${lean}deg);transform-origin:${isLeft ? 100 : 0}% 50%;background:radial-gradient(ellipse at 50% 35%,${skin},color-mix(in srgb,${skin} 70%,#000));box-shadow:3px 5px 9px #0007"></div>`;
}

/** Draws a scan reduced for an upload form. */
function small(sheet: Sheet, level: Level, draw: Draw): Shot {
  const shot = scan(sheet, level, false, draw);
  return { ...shot, scale: draw.between(300, 420) / shot.width, again: draw.between(0.7, 0.85) };
}

function photograph(sheets: readonly Sheet[], level: Level, draw: Draw): Shot {
  const strength = STRENGTHS[level];
  const [width, height] = level === 'hard' ? [1700, 1275] : [1800, 1350];
  const isPair = sheets.length > 1;
  const placed = sheets.map((sheet, index) => {
    const share = draw.between(0.76, 0.86);
    const scale = isPair
      ? Math.min((width * share) / sheet.width, (height * 0.42) / sheet.height)
      : Math.min((width * share) / sheet.width, (height * 0.9) / sheet.height);
    const [w, h] = [sheet.width * scale, sheet.height * scale];
    const middle = [width / 2, isPair ? height * (0.26 + 0.48 * index) : height / 2] as const;
    const turn = (draw.between(-strength.turn, strength.turn) * Math.PI) / 180;
    const corners = (
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([u, v]): Corner => {
      const [x, y] = [
        (u * w) / 2 + draw.between(-1, 1) * strength.tilt * w,
        (v * h) / 2 + draw.between(-1, 1) * strength.tilt * h,
      ];
      return [middle[0] + x * Math.cos(turn) - y * Math.sin(turn), middle[1] + x * Math.sin(turn) + y * Math.cos(turn)];
    });
    const html = `<img src="${imageOf(sheet)}" style="position:absolute;left:0;top:0;width:${sheet.width}px;height:${sheet.height}px;transform-origin:0 0;transform:${matrixOf(sheet.width, sheet.height, corners)};filter:drop-shadow(6px 8px 8px #0008)">`;
    return { html, corners };
  });
  const [held] = placed;
  const thumb = held !== undefined && draw.chance(0.15) ? thumbOn(held.corners, draw) : '';
  const light = `<div style="position:absolute;inset:0;background:linear-gradient(${draw.whole(0, 359)}deg,rgba(0,0,0,${strength.shadow}),rgba(0,0,0,0) 70%)"></div>`;
  const glare = `<div style="position:absolute;inset:0;background:radial-gradient(ellipse ${draw.whole(10, 22)}% ${draw.whole(6, 14)}% at ${draw.whole(20, 80)}% ${draw.whole(20, 80)}%,rgba(255,255,255,${strength.glare * 3}),rgba(255,255,255,0))"></div>`;
  const html = `<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;${table(draw)}">${placed.map((one) => one.html).join('')}${thumb}${light}${glare}</div>`;
  return {
    width,
    height,
    html,
    blur: strength.blur,
    noise: strength.noise,
    quality: strength.quality,
    seed: draw.whole(1, 2 ** 30),
    scale: 1,
    again: null,
  };
}

/** Draws a flat-bed scan of the page only; `cut` millimetres of one edge may be missing. */
function scan(sheet: Sheet, level: Level, isCut: boolean, draw: Draw): Shot {
  const scale = draw.between(0.55, 1.05);
  const [width, height] = [Math.round(sheet.width * scale), Math.round(sheet.height * scale)];
  const turn = draw.between(-1, 1) * (level === 'easy' ? 0.3 : 1);
  const shift = isCut
    ? draw.pick([
        [-0.015, 0],
        [0.015, 0],
        [0, -0.02],
      ] as const)
    : ([0, 0] as const);
  const html = `<div style="position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#f4f4f2"><img src="${imageOf(sheet)}" style="width:${width}px;height:${height}px;transform:translate(${shift[0] * width}px,${shift[1] * height}px) rotate(${turn}deg)"></div>`;
  return {
    width,
    height,
    html,
    blur: 0.4,
    noise: 2,
    quality: 0.85,
    seed: draw.whole(1, 2 ** 30),
    scale: 1,
    again: null,
  };
}

/** Draws the page at full width on a phone's screen, with its bars. */
function screenshot(sheet: Sheet, draw: Draw): Shot {
  const width = 1080;
  const shown = Math.round((sheet.height / sheet.width) * width);
  const height = 2100;
  const bar = `<div style="height:90px;background:#111;color:#eee;font:34px sans-serif;padding:26px">12:4${draw.whole(0, 9)}</div>`;
  const html = `<div style="width:${width}px;height:${height}px;background:#000">${bar}<img src="${imageOf(sheet)}" style="display:block;width:${width}px;margin-top:${Math.round((height - shown) / 2 - 90)}px"></div>`;
  return { width, height, html, blur: 0, noise: 0, quality: 0.85, seed: 1, scale: 1, again: null };
}

function shotOf(sheets: readonly Sheet[], capture: Capture, level: Level, draw: Draw): Shot {
  const [sheet] = sheets;
  if (sheet === undefined) throw new RangeError('nothing to photograph');
  if (capture === 'scan' || capture === 'cut-scan') return scan(sheet, level, capture === 'cut-scan', draw);
  if (capture === 'small') return small(sheet, level, draw);
  if (capture === 'screenshot') return screenshot(sheet, draw);
  const shot = photograph(sheets, level, draw);
  return capture === 'messenger' ? { ...shot, scale: 1280 / shot.width, again: draw.between(0.55, 0.75) } : shot;
}

/** Runs in the browser: adds blur, noise and compression by its own encoder to the screenshot. */
async function develop([address, { blur, noise, quality, seed, scale, again }]: readonly [
  string,
  Shot,
]): Promise<string> {
  const load = async (source: string): Promise<HTMLImageElement> => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  };
  const paint = async (source: string, share: number, grain: number, soft: number, q: number): Promise<string> => {
    const image = await load(source);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * share);
    canvas.height = Math.round(image.height * share);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.filter = soft > 0 ? `blur(${soft}px)` : 'none';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    if (grain > 0) {
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      let state = seed >>> 0;
      for (let at = 0; at < pixels.data.length; at += 1) {
        if (at % 4 === 3) continue;
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        const first = state / 2 ** 32;
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        pixels.data[at] = (pixels.data[at] ?? 0) + (first + state / 2 ** 32 - 1) * grain * 2.4;
      }
      context.putImageData(pixels, 0, 0);
    }
    return canvas.toDataURL('image/jpeg', q);
  };
  const first = await paint(address, 1, noise, blur, quality);
  return again === null ? first : paint(first, scale, 0, 0, again);
}

/** Returns a JPEG of one sheet, or of two in one picture. */
export async function capture(
  page: Page,
  sheets: readonly Sheet[],
  how: Capture,
  level: Level,
  draw: Draw,
): Promise<Buffer> {
  const shot = shotOf(sheets, how, level, draw);
  await page.setViewportSize({ width: shot.width, height: shot.height });
  await page.setContent(`<style>body{margin:0}</style>${shot.html}`, { waitUntil: 'load' });
  const seen = await page.screenshot({ type: 'png' });
  const developed = await page.evaluate(develop, [`data:image/png;base64,${seen.toString('base64')}`, shot] as const);
  return Buffer.from(developed.slice(developed.indexOf(',') + 1), 'base64');
}
