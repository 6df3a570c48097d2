/**
 * Suite of the detection of display and print gratings by scale: pixels of the photograph per pixel of the display or
 * dot of the print. Photographs are bright and at most slightly out of focus; the document fills them.
 */
import {
  drawDisplay,
  drawLicenceFront,
  drawPrinter,
  makePerson,
  makeRandom,
  photograph,
  printOnPaper,
  type Random,
  showOnScreen,
} from '@countersign/specimens';
import sharp from 'sharp';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { measureGratings } from '../../../../engines/test/accuracy/measure-gratings.ts';
import { gratingLimits, showsDisplay, showsPrint } from '../../../src/checks/shared/judge-gratings.ts';
import { inkJet } from '../forgeries/show-again.ts';

/** Width of the document in pixels of the photograph. */
const ACROSS = 1550;
const SCALES = [1, 1.3, 1.6, 2, 2.5, 3.5, 5] as const;

type Show = (front: Buffer, scale: number, random: Random) => Promise<Buffer>;

const SHOWN: Readonly<Record<string, Show>> = {
  display: (front, scale, random) => {
    const across = Math.round(ACROSS / scale);
    return showOnScreen(front, random, { ...drawDisplay(random), across, margin: 0, bezel: 0 });
  },
  'print in dots on grids': async (front, scale, random) => {
    const { width = 1 } = await sharp(front).metadata();
    const period = (scale * width) / ACROSS;
    return printOnPaper(front, random, { ...drawPrinter(random), screening: 'grid', isGrey: false, period, margin: 0 });
  },
  'ink-jet print': (front, scale, random) => inkJet(front, random, Math.round(ACROSS / scale)),
  'the document itself': async (front) => front,
};

export const takesShards = true;
export const drawsSeed = true;

export async function run({ seed, count, shard = { part: 1, of: 1 } }: SuiteOptions): Promise<readonly Figure[]> {
  const figures = new Map<string, { hits: number; n: number }>();
  for (let trial = 0; trial < count; trial += 1) {
    if (trial % shard.of !== shard.part - 1) continue;
    const own = seed * 1000 + trial;
    const random = makeRandom(own, 'presentation');
    const front = await drawLicenceFront(makePerson(own), { seed: own, portraitIndex: trial % 6 });
    for (const [name, show] of Object.entries(SHOWN)) {
      for (const scale of name === 'the document itself' ? [1] : SCALES) {
        const options = { seed: own, level: 'easy', blur: random.between(0.4, 0.9), quality: 90 } as const;
        const picture = await photograph(await show(front.png, scale, random), options);
        const gratings = await measureGratings(picture);
        const isSeen =
          gratings !== null && (showsDisplay(gratings, gratingLimits) || showsPrint(gratings, gratingLimits));
        const key = `${name}, ${scale} px`;
        const { hits, n } = figures.get(key) ?? { hits: 0, n: 0 };
        figures.set(key, { hits: hits + Number(isSeen), n: n + 1 });
      }
    }
  }
  return [...figures].map(([name, figure]) => ({ suite: 'presentation', name, ...figure }));
}
