/** Forgeries of a document: each kind with its technique, drawn again for each seed. */
import type { Random } from '@countersign/specimens';
import { copyOver, pastePortrait, retype, type ShownField, type Typing } from './change-picture.ts';
import { type Corners, fromRaster, type Raster, toRaster } from './raster.ts';
import { inkJet, type SavedAs, saved, screenshot } from './show-again.ts';

/** Document as captured by a camera or scanner, before the file is written. */
export interface Captured {
  readonly picture: Raster;
  readonly fields: readonly ShownField[];
  readonly portrait: Corners | null;
}

/** Material of a forger. */
export interface Forgeable {
  readonly captured: Captured;
  /** Flat page as PNG, with its fields in its own pixels. */
  readonly page: Captured;
  /** Captures another page under the same camera. */
  readonly capture: (page: Buffer) => Promise<Raster>;
  /** Picture of another person. */
  readonly portrait: Buffer;
}

export const FORGERIES = [
  'copied print',
  'pasted portrait',
  'retyped, other typeface',
  'retyped, same typeface',
  'retyped, then a screenshot',
  'retyped, then sent by messenger',
  'retyped, printed and photographed',
  'portrait pasted, printed and photographed',
] as const;

export type ForgeryKind = (typeof FORGERIES)[number];

const FAMILIES = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono', 'DejaVu Sans Condensed'] as const;

/** Returns the text with other digits and letters in the same places, at least one. */
function alteredText(text: string, random: Random): string {
  const altered = text.replaceAll(/\d/g, (digit) =>
    random.chance(0.4) ? String((Number(digit) + random.integer(1, 8)) % 10) : digit,
  );
  if (altered !== text) return altered;
  const places = [...text].flatMap((letter, at) => (/[\p{L}\d]/u.test(letter) ? [at] : []));
  const at = places.length === 0 ? 0 : random.pick(places);
  return text.slice(0, at) + random.letters(1) + text.slice(at + 1);
}

function drawTyping(random: Random, family: string): Typing {
  return {
    family,
    isBold: random.chance(0.4),
    blur: random.between(0, 1.3),
    noise: random.chance(0.5) ? random.between(1, 6) : 0,
    clonesGround: random.chance(0.5),
  };
}

/** Returns the fields worth forging. */
const worthChanging = ({ fields }: Captured): readonly ShownField[] =>
  fields.filter(({ text }) => text.trim().length >= 5);

async function retyped(shown: Captured, random: Random, isSame: boolean): Promise<Raster> {
  const field = random.pick(worthChanging(shown));
  const family = (isSame ? field.family : undefined) ?? random.pick(FAMILIES);
  return retype(shown.picture, field, alteredText(field.text, random), drawTyping(random, family), random);
}

function copied(shown: Captured, random: Random): Raster {
  const from = random.pick(worthChanging(shown));
  const others = worthChanging(shown).filter((field) => field !== from);
  const to = others.length === 0 ? from : random.pick(others);
  return copyOver(shown.picture, from.corners, to.corners, random.between(0.25, 1));
}

async function pasted(shown: Captured, portrait: Buffer, random: Random): Promise<Raster> {
  if (!shown.portrait) throw new RangeError('the document has no portrait');
  // The other face comes from a separate file with its own size and compression.
  const taken = fromRaster(await toRaster(portrait)).resize({ width: random.integer(240, 900) });
  const face = await toRaster(await taken.jpeg({ quality: random.integer(55, 95) }).toBuffer());
  const options = { feather: random.pick([0, 0, 1, 2, 4]), matchesLight: random.chance(0.6) };
  return pastePortrait(shown.picture, shown.portrait, face, options);
}

/** Prints a page with another printer and captures it under the same camera. */
async function printed({ capture }: Forgeable, page: Raster, random: Random): Promise<Raster> {
  const sheet = await inkJet(await fromRaster(page).png().toBuffer(), random, random.integer(1200, 3200));
  return capture(sheet);
}

/** Draws how an editor saves: one file of seven losslessly, the others with random quality. */
export const drawSaving = (random: Random): SavedAs => (random.chance(0.15) ? null : random.integer(72, 97));

/** Returns the forged file. */
export async function forge(given: Forgeable, kind: ForgeryKind, random: Random): Promise<Buffer> {
  // A forger opens a file that a camera, a scanner or a messenger wrote.
  const opened = await toRaster(await saved(given.captured.picture, random.integer(72, 97)));
  const shown: Captured = { ...given.captured, picture: opened };
  const as = drawSaving(random);
  switch (kind) {
    case 'copied print':
      return saved(copied(shown, random), as);
    case 'pasted portrait':
      return saved(await pasted(shown, given.portrait, random), as);
    case 'retyped, other typeface':
      return saved(await retyped(shown, random, false), as);
    case 'retyped, same typeface':
      return saved(await retyped(shown, random, true), as);
    case 'retyped, then a screenshot':
      return saved(await screenshot(await retyped(shown, random, false), random), as);
    case 'retyped, then sent by messenger':
      return byMessenger(await retyped(shown, random, false), random);
    case 'retyped, printed and photographed':
      return saved(await printed(given, await retyped(given.page, random, false), random), random.integer(72, 97));
    case 'portrait pasted, printed and photographed':
      return saved(
        await printed(given, await pasted(given.page, given.portrait, random), random),
        random.integer(72, 97),
      );
  }
}

/** Returns the picture scaled to at most 1280 or 1600 pixels and strongly compressed. */
async function byMessenger(picture: Raster, random: Random): Promise<Buffer> {
  const most = random.pick([1280, 1600]);
  const small = fromRaster(picture).resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true });
  return small.jpeg({ quality: random.integer(60, 85) }).toBuffer();
}

export const HONEST = ['as taken', 'saved again', 'sent by messenger', 'a screenshot'] as const;

export type HonestKind = (typeof HONEST)[number];

/** Sends an honest picture in one of the ways. */
export async function sendHonestly({ captured }: Forgeable, kind: HonestKind, random: Random): Promise<Buffer> {
  const first = await saved(captured.picture, random.integer(72, 97));
  if (kind === 'as taken') return first;
  const opened = await toRaster(first);
  if (kind === 'saved again') return saved(opened, drawSaving(random));
  return kind === 'sent by messenger'
    ? byMessenger(opened, random)
    : saved(await screenshot(opened, random), drawSaving(random));
}
