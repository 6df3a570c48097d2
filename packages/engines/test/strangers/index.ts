/** Stranger documents by seed and index: printed values, pages, and pictures of them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBuffer } from 'bwip-js/node';
import { type Browser, chromium, type Page } from 'playwright-core';
import { signalsOfRunner } from '../support/signals-of-runner.ts';
import { CAPTURES, type Capture, capture, LEVELS, type Level, type Sheet } from './camera.ts';
import { drawDocument, type Side, type StrangerDocument } from './documents.ts';
import { pageHtml } from './page-html.ts';
import { type Draw, drawBy } from './random.ts';

export type { Capture, Level, Sheet } from './camera.ts';

export type { StrangerDocument } from './documents.ts';

/** Box in pixels of the page. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side before the simulated capture. */
export interface DrawnPage extends Sheet {
  /** Boxes of each value by its attribute, of `portrait` and of `zone`. */
  readonly boxes: Readonly<Record<string, PageBox>>;
  readonly html: string;
  /** Typefaces of values and zone. */
  readonly faces: readonly string[];
}

export interface Stranger {
  readonly index: number;
  readonly document: StrangerDocument;
  readonly capture: Capture;
  readonly level: Level;
  readonly front: DrawnPage;
  readonly back: DrawnPage | null;
  /** Picture of the front, JPEG. */
  readonly frontPicture: Buffer;
  readonly backPicture: Buffer | null;
}

export interface StrangerOptions {
  readonly seed: number;
  readonly count: number;
  readonly shard?: { readonly part: number; readonly of: number };
}

const PORTRAITS = join(import.meta.dirname, '../../../specimens/src/portraits');
const PIXELS_A_MILLIMETRE = 14;

async function symbolOf(text: string): Promise<string> {
  const options = { bcid: 'pdf417', text, columns: 13, eclevel: 5, scale: 4, rowmult: 3 };
  const png = await new Promise<Buffer>((done, fail) => {
    toBuffer(options, (error, drawn) => (error ? fail(error) : done(drawn)));
  });
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Returns the boxes of all elements. Runs in the browser. */
function boxesOnPage(): Record<string, PageBox> {
  const boxes: Record<string, PageBox> = {};
  const origin = document.querySelector('#page')?.getBoundingClientRect();
  const add = (name: string, element: Element | null): void => {
    if (element === null || origin === undefined || name === '') return;
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes[name] = { x: x - origin.x, y: y - origin.y, width, height };
  };
  for (const element of document.querySelectorAll('[data-field]'))
    add(element.getAttribute('data-field') ?? '', element);
  add('portrait', document.querySelector('.portrait'));
  add('zone', document.querySelector('.zone'));
  return boxes;
}

/** Shrinks captions until their field ends before the next one, as a printer would set them. Runs in the browser. */
function fitFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('.field')) {
    const caption = field.querySelector<HTMLElement>('.caption');
    for (let share = 0.9; share > 0.3 && field.scrollWidth > field.clientWidth; share -= 0.1) {
      if (caption === null) break;
      caption.style.letterSpacing = '-0.02em';
      const text = caption.textContent ?? '';
      const parts = text.split(/ ?[/·] ?/);
      if (parts.length > 1 && share < 0.8) caption.textContent = parts.slice(0, -1).join(' / ');
    }
  }
}

/** Draws a page from HTML that has an element `page`. */
export async function drawPage(
  page: Page,
  html: string,
  [width, height]: readonly [number, number],
): Promise<DrawnPage> {
  // One millimetre of CSS is 96 / 25.4 pixels.
  const size = { width: Math.ceil(width * PIXELS_A_MILLIMETRE), height: Math.ceil(height * PIXELS_A_MILLIMETRE) };
  await page.setViewportSize(size);
  await page.setContent(html.replace('html{font-size:1mm}', `html{font-size:${PIXELS_A_MILLIMETRE}px}`), {
    waitUntil: 'load',
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(fitFields);
  const boxes = await page.evaluate(boxesOnPage);
  const png = await page.locator('#page').screenshot({ type: 'png', omitBackground: true });
  return { png, ...size, boxes, html, faces: [] };
}

async function drawSide(page: Page, document: StrangerDocument, side: Side, draw: Draw): Promise<DrawnPage> {
  const [width, height] = document.size;
  const file = join(PORTRAITS, `portrait-${draw.whole(1, 6)}.jpg`);
  const portrait = side.hasPortrait ? `data:image/jpeg;base64,${(await readFile(file)).toString('base64')}` : null;
  const barcode = side.barcode === null ? null : await symbolOf(side.barcode);
  const isNumbered = document.idClass === 'dl';
  const style = pageHtml(side, { width, height, portrait, barcode }, isNumbered, draw);
  return { ...(await drawPage(page, style.html, document.size)), faces: [style.values, style.zone] };
}

/** Draws one document by its index; the same seed and index give the same picture. */
export async function makeStranger(page: Page, seed: number, index: number): Promise<Stranger> {
  const draw = drawBy(seed * 7_919 + index * 104_729);
  const document = drawDocument(index, draw);
  const level = draw.pick(LEVELS);
  const how = draw.pick(CAPTURES);
  const front = await drawSide(page, document, document.front, draw);
  const back = document.back === null ? null : await drawSide(page, document, document.back, draw);
  const isPair = back !== null && how === 'photograph' && draw.chance(0.15);
  const frontPicture = await capture(page, isPair ? [front, back] : [front], how, level, draw);
  const backPicture =
    back === null || isPair
      ? null
      : await capture(page, [back], how === 'screenshot' ? 'photograph' : how, level, draw);
  return { index, document, capture: how, level, front, back, frontPicture, backPicture };
}

/** Launches a browser that draws strangers. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...signalsOfRunner,
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
    ],
  });
}

/** Yields `count` strangers of a seed, or the shard's share of them. */
export async function* strangers({
  seed,
  count,
  shard = { part: 1, of: 1 },
}: StrangerOptions): AsyncGenerator<Stranger> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (let index = shard.part - 1; index < count; index += shard.of) yield await makeStranger(page, seed, index);
  } finally {
    await browser.close();
  }
}
