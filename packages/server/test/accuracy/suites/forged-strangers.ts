/**
 * Suite of required checks and pixel signs on pictures forged with techniques that the detectors do not know, and on
 * honest ones sent in the same ways. Each trial draws a document, sends it honestly in one way and forges it in one.
 */
import { createEngines, type LocalEngines } from '@countersign/engines';
import { makeRandom } from '@countersign/specimens';
import type { Browser } from 'playwright-core';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { type DrawnDocument, drawDocument, startBrowser } from '../forgeries/draw-document.ts';
import { FORGERIES, forge, HONEST, sendHonestly } from '../forgeries/forge-document.ts';
import { judgeFront, type ToldSign } from '../forgeries/judge-front.ts';

export const takesShards = true;
export const drawsSeed = true;

interface Trial {
  readonly isForged: boolean;
  /** Way of sending or forging. */
  readonly kind: string;
  readonly captureKind: string;
  readonly failed: readonly string[];
  readonly signs: readonly ToldSign[];
  readonly remark: string;
}

/** Thresholds of each sign's curve; the last one is the threshold in use if it is among them. */
const CURVES: Readonly<Record<string, readonly number[]>> = {
  'id_tamper_detection earlier-compression': [10, 20, 30, 60, 120],
  'id_tamper_detection sensor-noise': [10, 20, 40, 80, 200],
  'id_tamper_detection line-sharpness': [2, 3, 4, 5, 7],
  'id_electronic_replica_detection aligned-grating': [5, 6.5, 8, 10, 14],
  'id_paper_detection oblique-grating': [5, 8, 11, 15, 20],
};

const nameOf = ({ check, sign }: ToldSign): string => `${check} ${sign}`;

async function judged(engines: LocalEngines, document: DrawnDocument, picture: Buffer) {
  const { countryCode, idClass, asOf } = document;
  const back = document.back && (await engines.normalizeImage(document.back));
  return judgeFront(engines, {
    front: picture,
    back: back?.ok ? back : null,
    selectedCountryCode: countryCode,
    selectedIdClass: idClass,
    asOf,
  });
}

async function runTrial(
  engines: LocalEngines,
  browser: Browser,
  seed: number,
  index: number,
): Promise<readonly Trial[]> {
  const document = await drawDocument(browser, seed);
  const random = makeRandom(seed, 'sending');
  const [honest, forgery] = [HONEST[Math.floor(index / 2) % HONEST.length], FORGERIES[index % FORGERIES.length]];
  if (!honest || !forgery) throw new RangeError('there is a kind for each trial');
  const own = { captureKind: document.captureKind, remark: `${document.captureKind} ${document.kind} ${seed}` };
  const sent = await judged(engines, document, await sendHonestly(document, honest, random));
  const forged = await judged(engines, document, await forge(document, forgery, random));
  return [
    { ...own, ...sent, isForged: false, kind: honest },
    { ...own, ...forged, isForged: true, kind: forgery },
  ];
}

function share(name: string, trials: readonly Trial[], isHit: (trial: Trial) => boolean, tells = false): Figure {
  const hits = trials.filter(isHit);
  const note = hits.slice(0, 8).map(({ remark, kind, failed }) => `${kind} ${remark}: ${failed.join(', ')}`);
  const figure = { suite: 'forged-strangers', name, hits: hits.length, n: trials.length };
  return tells && note.length > 0 ? { ...figure, note: note.join('; ') } : figure;
}

/** Returns the rate of each sign at its own threshold, and the curve of those that have one. */
function signFigures(trials: readonly Trial[]): readonly Figure[] {
  const names = [...new Set(trials.flatMap(({ signs }) => signs.map(nameOf)))];
  return names.flatMap((name) => {
    const of = ({ signs }: Trial) => signs.find((sign) => nameOf(sign) === name);
    return [false, true].flatMap((isForged) => {
      const side = trials.filter((trial) => trial.isForged === isForged);
      const who = isForged ? 'forged' : 'honest';
      const measurable = side.filter((trial) => (of(trial)?.measured ?? null) !== null);
      return [
        share(`${who}: ${name} measured`, side, (trial) => measurable.includes(trial)),
        share(`${who}: ${name} raised`, side, (trial) => of(trial)?.raised === true),
        ...(CURVES[name] ?? []).map((border) =>
          share(`${who}: ${name} from ${border}`, side, (trial) => (of(trial)?.measured ?? -1) >= border),
        ),
      ];
    });
  });
}

function figuresOf(trials: readonly Trial[]): readonly Figure[] {
  const fails = ({ failed }: Trial) => failed.length > 0;
  const raises = ({ signs }: Trial) => signs.some(({ raised }) => raised);
  const groups = [...HONEST.map((kind) => [kind, false] as const), ...FORGERIES.map((kind) => [kind, true] as const)];
  const byKind = groups.flatMap(([kind, isForged]) => {
    const own = trials.filter((trial) => trial.kind === kind && trial.isForged === isForged);
    const who = isForged ? 'forged' : 'honest';
    return [
      share(`${who}, ${kind}: a required check fails`, own, fails),
      share(`${who}, ${kind}: any sign is raised`, own, raises),
    ];
  });
  const whole = (isForged: boolean, captureKind: string | null) => {
    const own = trials.filter(
      (trial) => trial.isForged === isForged && (captureKind === null || trial.captureKind === captureKind),
    );
    return share(
      `${isForged ? 'forged' : 'honest'}, ${captureKind ?? 'all'}: a required check fails`,
      own,
      fails,
      !isForged,
    );
  };
  const wholes = [false, true].flatMap((isForged) => ['scan', 'photograph', null].map((kind) => whole(isForged, kind)));
  return [...byKind, ...wholes, ...signFigures(trials)];
}

export async function run({ seed, count, shard = { part: 1, of: 1 } }: SuiteOptions): Promise<readonly Figure[]> {
  const engines = createEngines({ processorLimitMs: 240_000, rememberForMs: 0 });
  const browser = await startBrowser();
  const trials: Trial[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      if (index % shard.of === shard.part - 1)
        trials.push(...(await runTrial(engines, browser, seed * 1000 + index, index)));
    }
  } finally {
    await Promise.all([engines.close(), browser.close()]);
  }
  return figuresOf(trials);
}
