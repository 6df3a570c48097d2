/**
 * Document pages rendered by a browser: other letter shapes, backgrounds and edges than the specimens, and a layout
 * drawn for each seed.
 */
import { documentPortrait, makePerson, makeRandom, makeTravelDocument, type Random } from '@countersign/specimens';
import type { Browser } from 'playwright-core';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BrowserPage {
  /** Picture as PNG. */
  readonly png: Buffer;
  readonly fields: readonly { readonly text: string; readonly box: Box; readonly family: string }[];
  readonly portrait: Box;
  readonly countryCode: string;
}

const FAMILIES = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Condensed', 'DejaVu Sans Mono'] as const;

const colour = (random: Random, low: number, high: number): string =>
  `rgb(${random.integer(low, high)},${random.integer(low, high)},${random.integer(low, high)})`;

/** Returns fine lines in two directions or waves, like the backgrounds of documents. */
function ground(random: Random): string {
  const lines = (angle: number) =>
    `repeating-linear-gradient(${angle}deg,${colour(random, 150, 225)}55 0 ${random.between(0.8, 2).toFixed(2)}px,transparent 0 ${random.between(4, 14).toFixed(2)}px)`;
  const rings = `repeating-radial-gradient(circle at ${random.integer(0, 100)}% ${random.integer(0, 100)}%,${colour(random, 150, 220)}44 0 1px,transparent 0 ${random.integer(5, 16)}px)`;
  const fade = `linear-gradient(${random.integer(0, 360)}deg,${colour(random, 205, 255)},${colour(random, 190, 250)})`;
  const drawn = random.pick([
    [lines(random.integer(0, 180))],
    [lines(20), lines(110)],
    [rings],
    [rings, lines(60)],
    [],
  ]);
  return [...drawn, fade].join(',');
}

/** Returns the style with valid colours: eight-digit ones in place of `rgb(…)55`. */
const translucent = (css: string): string =>
  css.replaceAll(/rgb\((\d+),(\d+),(\d+)\)([0-9a-f]{2})/g, (_, red, green, blue, alpha) => {
    const hex = (value: string) => Number(value).toString(16).padStart(2, '0');
    return `#${hex(red)}${hex(green)}${hex(blue)}${alpha}`;
  });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const DAY_STYLES: readonly ((day: string) => string)[] = [
  (day) => day.split('-').reverse().join('.'),
  (day) => day.split('-').reverse().join(' '),
  (day) => day.split('-').reverse().join('/'),
];

async function html(seed: number, random: Random, portraitIndex: number) {
  const document = makeTravelDocument(makePerson(seed), 'passport', seed);
  const day = random.pick(DAY_STYLES);
  const values = [
    ['Surname', document.surname],
    ['Given names', document.givenNames],
    ['Date of birth', day(document.birthdate)],
    ['Date of issue', day(document.issueDate)],
    ['Date of expiry', day(document.expirationDate)],
    ['Document No', document.number],
    ['Authority', `OFFICE ${random.letters(6)}`],
  ] as const;
  const [family, label] = [random.pick(FAMILIES), random.pick(FAMILIES)];
  const size = random.integer(26, 34);
  const fields = values
    .map(([name, value]) => {
      const own = random.chance(0.2) ? random.pick(FAMILIES) : family;
      const weight = random.chance(0.25) ? 700 : 400;
      return `<p style="margin:0 0 ${random.integer(6, 16)}px"><small style="font:${random.integer(12, 16)}px '${label}';color:${colour(random, 40, 120)}">${name}</small><br><b data-family="${own}" style="font:${weight} ${size}px '${own}';color:${colour(random, 0, 50)}">${escaped(value)}</b></p>`;
    })
    .join('');
  const face = `data:image/png;base64,${(await documentPortrait(portraitIndex, 360, 450)).toString('base64')}`;
  const isGrey = random.chance(0.4);
  const portrait = `<img src="${face}" style="width:${random.integer(300, 380)}px;${isGrey ? 'filter:grayscale(1);' : ''}opacity:${random.between(0.85, 1)}">`;
  const [first, second] = random.chance(0.8) ? [portrait, fields] : [fields, portrait];
  const zone = document.mrzLines.map(escaped).join('<br>');
  const style = `body{margin:0;width:1400px;height:985px;background:${translucent(ground(random))};position:relative;overflow:hidden}`;
  return {
    countryCode: document.issuer.countryCode,
    html: `<style>${style}main{display:flex;gap:${random.integer(30, 70)}px;padding:${random.integer(20, 40)}px 50px}pre{position:absolute;left:40px;bottom:30px;margin:0;font:700 ${random.integer(46, 48)}px 'DejaVu Sans Mono';letter-spacing:${random.between(1, 2).toFixed(1)}px;color:#181818}h1{margin:24px 50px 0;font:700 ${random.integer(28, 40)}px '${random.pick(FAMILIES)}';color:${colour(random, 20, 120)}}</style><h1>PASSPORT · ${escaped(document.issuer.countryCode)}</h1><main><div>${first}</div><div>${second}</div></main><pre>${zone}</pre>`,
  };
}

export async function drawBrowserPage(browser: Browser, seed: number, portraitIndex: number): Promise<BrowserPage> {
  const random = makeRandom(seed, 'browser page');
  const drawn = await html(seed, random, portraitIndex);
  const page = await browser.newPage({ viewport: { width: 1400, height: 985 } });
  try {
    await page.setContent(drawn.html, { waitUntil: 'load' });
    const boxes = await page.$$eval('b', (all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          text: element.textContent ?? '',
          family: element.dataset['family'] ?? '',
          box: { x, y, width, height },
        };
      }),
    );
    const portrait = await page.$eval('img', (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    return { png: await page.screenshot({ type: 'png' }), fields: boxes, portrait, countryCode: drawn.countryCode };
  } finally {
    await page.close();
  }
}
