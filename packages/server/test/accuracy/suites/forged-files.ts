/**
 * Suite of only the earlier compression, measured without reading the document: its availability, and the thresholds
 * that forged and honest files reach. Every document is saved again honestly several times and forged with each
 * technique for files.
 */
import { createEngines, type LocalEngines } from '@countersign/engines';
import { makeRandom } from '@countersign/specimens';
import type { Browser } from 'playwright-core';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { strangers } from '../../../../engines/test/strangers/index.ts';
import { drawDocument, startBrowser } from '../forgeries/draw-document.ts';
import { drawSaving, type ForgeryKind, forge, sendHonestly } from '../forgeries/forge-document.ts';
import { toRaster } from '../forgeries/raster.ts';
import { saved } from '../forgeries/show-again.ts';

export const takesShards = true;
export const drawsSeed = true;

const FORGERIES: readonly ForgeryKind[] = [
  'copied print',
  'pasted portrait',
  'retyped, other typeface',
  'retyped, then a screenshot',
  'retyped, then sent by messenger',
];
const HONEST = ['as taken', 'saved again', 'saved again', 'saved again', 'sent by messenger', 'a screenshot'] as const;
/** Kinds with `--only honest`: the false positive rate needs many files, and forging takes the most time. */
const HONEST_ALONE = Array.from({ length: 16 }, () => 'saved again' as const);
const BORDERS = [10, 20, 30, 60, 120, 240] as const;

interface Trial {
  readonly kind: string;
  /** Highest score without the earlier compression, in nats; null if nothing could be measured. */
  readonly score: number | null;
}

async function measured(engines: LocalEngines, picture: Buffer): Promise<number | null> {
  const image = await engines.normalizeImage(picture);
  if (!image.ok) throw new Error(`a drawn picture was refused: ${image.reason}`);
  const { compression } = image;
  return compression?.isMeasurable ? Math.max(0, ...compression.foreign.map(({ score }) => score)) : null;
}

async function runTrial(
  engines: LocalEngines,
  browser: Browser,
  seed: number,
  isHonestAlone: boolean,
): Promise<readonly Trial[]> {
  const document = await drawDocument(browser, seed);
  const random = makeRandom(seed, 'saving');
  const trials: Trial[] = [];
  for (const kind of isHonestAlone ? HONEST_ALONE : HONEST) {
    const score = await measured(engines, await sendHonestly(document, kind, random));
    trials.push({ kind: `honest, ${kind}`, score });
  }
  for (const kind of isHonestAlone ? [] : FORGERIES) {
    const score = await measured(engines, await forge(document, kind, random));
    trials.push({ kind: `forged, ${kind}`, score });
  }
  return trials;
}

/**
 * Trials with `--only strangers`: honest pictures of the generator of strangers, as captured and saved again six times
 * each.
 */
async function strangerTrials(engines: LocalEngines, { seed, count, shard }: SuiteOptions): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for await (const { index, capture, frontPicture } of strangers({ seed, count, ...(shard ? { shard } : {}) })) {
    trials.push({ kind: `honest, ${capture}`, score: await measured(engines, frontPicture) });
    const random = makeRandom(index, 'st');
    const picture = await toRaster(frontPicture);
    for (let time = 0; time < 6; time += 1) {
      const again = await saved(picture, drawSaving(random));
      trials.push({ kind: `honest, ${capture} saved again`, score: await measured(engines, again) });
    }
  }
  return trials;
}

function figuresOf(trials: readonly Trial[]): readonly Figure[] {
  const suite = 'forged-files';
  const groups = [...new Set(trials.map(({ kind }) => kind))].map((kind) => [kind, kind] as const);
  return [...groups, ['honest, all', 'honest'] as const, ['forged, all', 'forged'] as const].flatMap(
    ([name, start]) => {
      const own = trials.filter(({ kind }) => kind.startsWith(start));
      const scores = own.flatMap(({ score }) => (score === null ? [] : score));
      const worst = `largest ${Math.round(Math.max(0, ...scores))}`;
      return [
        { suite, name: `${name}: measurable`, hits: scores.length, n: own.length, note: worst },
        ...BORDERS.map((border) => ({
          suite,
          name: `${name}: from ${border} nats`,
          hits: scores.filter((score) => score >= border).length,
          n: own.length,
        })),
      ];
    },
  );
}

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const { seed, count, only = [], shard = { part: 1, of: 1 } } = options;
  const engines = createEngines();
  const browser = await startBrowser();
  const trials: Trial[] = [];
  try {
    if (only.includes('strangers')) return figuresOf(await strangerTrials(engines, options));
    for (let index = 0; index < count; index += 1) {
      if (index % shard.of === shard.part - 1)
        trials.push(...(await runTrial(engines, browser, seed * 1000 + index, only.includes('honest'))));
    }
  } finally {
    await Promise.all([engines.close(), browser.close()]);
  }
  return figuresOf(trials);
}
