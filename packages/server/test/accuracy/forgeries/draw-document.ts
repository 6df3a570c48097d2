/** Specimen pages for forgeries: the positions of their fields, and their capture. */
import {
  DEFAULT_AS_OF,
  documentPortrait,
  drawLicenceFront,
  drawTravelPage,
  fieldBox,
  licenceText,
  makePerson,
  makeRandom,
  makeTravelDocument,
  renderLicence,
  specimenState,
} from '@countersign/specimens';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawBrowserPage } from './browser-page.ts';
import { type CaptureKind, drawPhotograph, drawScan } from './capture.ts';
import type { Forgeable } from './forge-document.ts';
import { type Corners, type Spot, toRaster } from './raster.ts';

/** Document that can be sent honestly or forged. */
export interface DrawnDocument extends Forgeable {
  readonly captureKind: CaptureKind;
  readonly kind: string;
  /** Photograph of the genuine back; null for one-sided documents. */
  readonly back: Buffer | null;
  readonly countryCode: string | null;
  readonly idClass: string;
  readonly asOf: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Locate = (spot: Spot) => Spot;

const cornersOf = ({ x, y, width, height }: Box, locate: Locate): Corners => [
  locate({ x, y }),
  locate({ x: x + width, y }),
  locate({ x: x + width, y: y + height }),
  locate({ x, y: y + height }),
];

/** Draws the page of one seed: a licence with its back, or a passport. */
async function drawPage(seed: number, portraitIndex: number, isLicence: boolean) {
  const person = makePerson(seed);
  const look = { seed, portraitIndex };
  if (isLicence) {
    const back = await renderLicence(person, { ...look, side: 'back', barcodeText: licenceText(person, 10) });
    return {
      front: await drawLicenceFront(person, look),
      back,
      kind: 'licence',
      idClass: 'dl',
      countryCode: specimenState(person.subdivision).country,
    };
  }
  const document = makeTravelDocument(person, 'passport', seed);
  return {
    front: await drawTravelPage(document, look),
    back: null,
    kind: 'passport',
    idClass: 'pp',
    countryCode: null,
  };
}

async function drawOwnDocument(seed: number): Promise<DrawnDocument> {
  const random = makeRandom(seed, 'forged strangers');
  const portraitIndex = random.integer(0, 5);
  const { front, back, ...told } = await drawPage(seed, portraitIndex, random.chance(0.5));
  const page = await toRaster(front.png);
  const captureKind = random.pick(['scan', 'photograph'] as const);
  const camera = captureKind === 'scan' ? drawScan(page, random) : drawPhotograph(page, random);
  const fields = front.fields.filter(({ attribute, value }) => attribute !== null && value.length >= 4);
  const shown = (locate: Locate) => ({
    fields: fields.map((field) => ({ text: field.value, corners: cornersOf(fieldBox(field), locate) })),
    portrait: front.portrait && cornersOf(front.portrait, locate),
  });
  const other = await documentPortrait((portraitIndex + random.integer(1, 5)) % 6, 600, 750);
  const backSize = back && (await sharp(back).metadata());
  return {
    ...told,
    captureKind,
    asOf: DEFAULT_AS_OF,
    captured: { picture: await camera.take(front.png), ...shown(camera.locate) },
    page: { picture: page, ...shown((spot) => spot) },
    capture: camera.take,
    portrait: await sharp(other).png().toBuffer(),
    back: back && backSize ? await backOf(back, backSize, seed) : null,
  };
}

/** Draws a page in a browser, of which only the person comes from the specimens. */
async function drawStrangerDocument(browser: Browser, seed: number): Promise<DrawnDocument> {
  const random = makeRandom(seed, 'forged strangers');
  const portraitIndex = random.integer(0, 5);
  const { png, fields, portrait, countryCode } = await drawBrowserPage(browser, seed, portraitIndex);
  const page = await toRaster(png);
  const captureKind = random.pick(['scan', 'photograph'] as const);
  const camera = captureKind === 'scan' ? drawScan(page, random) : drawPhotograph(page, random);
  const shown = (locate: Locate) => ({
    fields: fields.map(({ text, family, box }) => ({ text, family, corners: cornersOf(box, locate) })),
    portrait: cornersOf(portrait, locate),
  });
  const other = await documentPortrait((portraitIndex + random.integer(1, 5)) % 6, 600, 750);
  return {
    kind: 'passport of a browser',
    idClass: 'pp',
    countryCode,
    captureKind,
    asOf: DEFAULT_AS_OF,
    captured: { picture: await camera.take(png), ...shown(camera.locate) },
    page: { picture: page, ...shown((spot) => spot) },
    capture: camera.take,
    portrait: other,
    back: null,
  };
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/** Draws a document: two of three are rendered by a browser, the others are specimens with their backs. */
export const drawDocument = (browser: Browser, seed: number): Promise<DrawnDocument> =>
  seed % 3 === 0 ? drawOwnDocument(seed) : drawStrangerDocument(browser, seed);

async function backOf(back: Buffer, size: { width: number; height: number }, seed: number): Promise<Buffer> {
  const { data, width, height } = await drawScan(size, makeRandom(seed, 'back')).take(back);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
