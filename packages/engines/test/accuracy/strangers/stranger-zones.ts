/** Photographs of pages whose zone is set in one of the cuts, drawn by one of the renderers. */
import { makeRandom, type PhotographLevel, photograph, type Random } from '@countersign/specimens';
import { CUTS, type Cut, type Ink, PITCH } from './cuts.ts';
import { type DrawnZone, drawZone, type ZoneFormat } from './draw-zone.ts';
import { parsePath, placePath } from './outline-path.ts';
import { type Drawing, RENDERERS, type Renderer, renderDrawing, type Shape } from './render-shapes.ts';

export interface StrangerZone extends DrawnZone {
  readonly cut: Cut;
  readonly renderer: Renderer;
  readonly level: PhotographLevel;
  /** JPEG. */
  readonly picture: Buffer;
}

/** Sizes in millimetres (Doc 9303 parts 4 to 7). */
const SIZES: Readonly<Record<ZoneFormat, readonly [number, number]>> = {
  TD1: [85.6, 54],
  TD2: [105, 74],
  TD3: [125, 88],
  'MRV-A': [120, 80],
  'MRV-B': [105, 74],
};
const LINE_DISTANCE = 6.35;
const PIXELS_A_MILLIMETRE = 16;
const LEVELS = ['easy', 'mid', 'hard'] as const;

/** Draws waves above the zone and bars in place of print, without anything readable. */
function groundOf(width: number, height: number, random: Random): readonly Shape[] {
  const colour = random.pick(['#d7dfe8', '#e6dccb', '#d9e6d6', '#e8d8dc']);
  const bottom = height - (height > 60 ? 22 : 28);
  const waves = Array.from({ length: 9 }, (_, index): Shape => {
    const y = 8 + (index * (bottom - 8)) / 9;
    const bend = random.between(2, 6);
    const path = parsePath(`M4 ${y}C${width / 3} ${y - bend} ${width / 1.5} ${y + bend} ${width - 4} ${y}`);
    return { path, colour, stroke: { width: 0.4, isRound: true } };
  });
  const portrait = parsePath(`M6 12H${width * 0.28}V${bottom - 2}H6Z`);
  return [...waves, { path: portrait, colour: '#b9bdc4' }];
}

/** Draws captions of a page in the face of its zone, so that there are more than two lines to detect its rotation. */
function captions(cut: Cut, [width, height]: readonly [number, number], ink: Ink, random: Random): readonly Shape[] {
  const texts = ['SPECIMEN', 'DOCUMENT', 'HOLDER', 'AUTHORITY', 'PLACE'].slice(0, height > 60 ? 5 : 3);
  return texts.flatMap((text, row) =>
    [...text].flatMap((character, column) =>
      cut.draw(character, 0, 0, ink, random).map((shape): Shape => {
        const place = { scaleX: 0.9, scaleY: 0.9, x: width * 0.34 + column * PITCH * 0.9, y: 9 + row * 5.5 };
        return { ...shape, path: placePath(shape.path, place) };
      }),
    ),
  );
}

function drawPage(zone: DrawnZone, cut: Cut, random: Random): Drawing {
  const [width, height] = SIZES[zone.format];
  const paper = random.pick(['#fbfaf6', '#f3f1ea', '#eef2f4']);
  const ink = { colour: random.pick(['#101010', '#1c1c22', '#2a2a2a']), paper };
  const left = (width - (zone.lines[0]?.length ?? 0) * PITCH) / 2;
  const text = zone.lines.flatMap((line, row) => {
    const y = height - 5 - (zone.lines.length - 1 - row) * LINE_DISTANCE;
    return [...line].flatMap((character, column) => cut.draw(character, left + column * PITCH, y, ink, random));
  });
  const shapes = [...groundOf(width, height, random), ...captions(cut, [width, height], ink, random), ...text];
  return { width, height, ground: paper, shapes };
}

/** Makes the zone of an index: cuts, levels and renderers in turn, the rest by the seed. */
export async function makeStrangerZone(seed: number, index: number): Promise<StrangerZone> {
  const random = makeRandom(seed * 100_003 + index, 'stranger zone');
  const cut = CUTS[index % CUTS.length]!;
  const round = Math.floor(index / CUTS.length);
  const level = LEVELS[round % LEVELS.length]!;
  const renderer = RENDERERS[Math.floor(round / LEVELS.length) % RENDERERS.length]!;
  const zone = drawZone(random);
  const page = await renderDrawing(drawPage(zone, cut, random), renderer, PIXELS_A_MILLIMETRE);
  const picture = await photograph(page, { seed: random.integer(1, 2 ** 30), level });
  return { ...zone, cut, renderer, level, picture };
}
