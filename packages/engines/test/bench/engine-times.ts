/**
 * Time of the warmed-up engines from the bytes of the photographs to facts, and memory of their processes; in the same
 * run, the naive pipeline on the same photographs, in time and in correct values.
 */

import type { Specimen, SpecimenKind } from '@countersign/specimens';
import type { DocumentFacts, NormalizedImage } from '../../src/facts.ts';
import { createEngines, type LocalEngines } from '../../src/index.ts';
import { extractSpecimen, pictureOf, specimensOf } from '../accuracy/specimens.ts';
import { engineCosts } from './engine-costs.ts';
import { type Hits, hitsOfEngines, hitsOfNaive, share } from './field-hits.ts';
import { idleMemoryFigures } from './idle-memory.ts';
import { createNaivePipeline } from './naive-pipeline.ts';
import { peakBytesOf } from './peak-memory.ts';

/** Figure as the benchmarks print it. */
export interface EngineFigure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: string;
  readonly target: string;
  readonly reached: boolean;
}

/** Number of documents, a third of them easy, mid and hard. */
const COUNT = 12;
const SEED = 31;
const POSES = ['center', 'left', 'right'] as const;

interface Trial {
  readonly engineMs: number;
  readonly naiveMs: number;
  readonly engineHits: Hits;
  readonly naiveHits: Hits;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
}

async function drawSpecimens(kind: SpecimenKind, withSelfies: boolean): Promise<readonly Specimen[]> {
  const drawn: Specimen[] = [];
  const selection = { kinds: [kind], forgeries: 'none', withSelfies } as const;
  for await (const specimen of specimensOf({ data: '/nonexistent', seed: SEED, count: COUNT }, selection)) {
    drawn.push(specimen);
  }
  return drawn;
}

/** Extracts three selfies, each compared with the portrait. */
async function matchSelfies(engines: LocalEngines, specimen: Specimen, facts: DocumentFacts): Promise<void> {
  for (const pose of POSES) {
    const picture = pictureOf(specimen, `selfie-${pose}`);
    if (picture === undefined) throw new Error('a specimen has no selfies');
    const image: NormalizedImage | { readonly ok: false } = await engines.normalizeImage(picture);
    if (!image.ok) throw new Error('a selfie was refused');
    const face = (await engines.extractSelfie(image, pose)).faces[0];
    if (face && facts.portrait) engines.compareFaces(facts.portrait, face);
  }
}

const seconds = (ms: number): number => ms / 1000;

function limited(name: string, value: number, unit: string, limit: number, baseline: string): EngineFigure {
  return { name, value, unit, baseline, target: `under ${limit.toFixed(1)} ${unit}`, reached: value < limit };
}

/** Measures both pipelines on documents of one kind, alternating, after a first one that warms them up. */
async function documentFigures(
  engines: LocalEngines,
  specimens: readonly Specimen[],
  what: string,
  limit: number,
): Promise<EngineFigure[]> {
  const naive = await createNaivePipeline();
  const trials: Trial[] = [];
  try {
    for (const specimen of [...specimens.slice(0, 1), ...specimens]) {
      const [front, back] = [pictureOf(specimen, 'front'), pictureOf(specimen, 'back') ?? null];
      if (front === undefined) throw new Error('a specimen has no front');
      const ours = await timed(() => extractSpecimen(engines, specimen));
      const theirs = await timed(() => naive.read(front, back));
      trials.push({
        engineMs: ours.ms,
        naiveMs: theirs.ms,
        engineHits: hitsOfEngines(specimen.truth, ours.result),
        naiveHits: hitsOfNaive(specimen.truth, theirs.result),
      });
    }
  } finally {
    await naive.close();
  }
  const warm = trials.slice(1);
  const naiveSeconds = seconds(median(warm.map(({ naiveMs }) => naiveMs))).toFixed(2);
  const right = share(warm.map(({ engineHits }) => engineHits));
  const naiveRight = share(warm.map(({ naiveHits }) => naiveHits));
  return [
    limited(
      `${what}: photographs to facts, warm, median of ${warm.length}`,
      seconds(median(warm.map(({ engineMs }) => engineMs))),
      's',
      limit,
      `tesseract.js and @zxing/library on the raw photographs: ${naiveSeconds} s`,
    ),
    {
      name: `${what}: values right`,
      value: 100 * right,
      unit: '%',
      baseline: `the same: ${(100 * naiveRight).toFixed(0)} % found anywhere in text or barcode`,
      target: 'more than the baseline',
      reached: right > naiveRight,
    },
  ];
}

async function selfieFigure(engines: LocalEngines, specimens: readonly Specimen[]): Promise<EngineFigure> {
  const times: number[] = [];
  for (const specimen of specimens) {
    const facts = await extractSpecimen(engines, specimen);
    times.push((await timed(() => matchSelfies(engines, specimen, facts))).ms);
  }
  const name = `three selfies and their match with the portrait, warm, median of ${times.length}`;
  return limited(name, seconds(median(times)), 's', 1.5, 'nothing; a limit');
}

/** Returns all figures; takes some minutes. */
export async function engineFigures(): Promise<readonly EngineFigure[]> {
  const [licences, passports] = [await drawSpecimens('licence', true), await drawSpecimens('passport', false)];
  const engines = createEngines({ processorLimitMs: 240_000, rememberForMs: 0 });
  try {
    await engines.warm();
    const licenceFigures = await documentFigures(engines, licences, 'licence, front and back', 2);
    const passportFigures = await documentFigures(engines, passports, 'passport', 2.5);
    const costs = await engineCosts(engines, licences, passports);
    const selfies = await selfieFigure(engines, licences.slice(0, COUNT / 2));
    const peak = peakBytesOf(engines.childPids()) / 1e9;
    const memory = limited('highest memory of the decoding and the engine process', peak, 'GB', 2, 'nothing; a limit');
    return [
      ...licenceFigures,
      ...passportFigures,
      ...costs,
      selfies,
      memory,
      ...(await idleMemoryFigures(licences.slice(0, 1))),
    ];
  } finally {
    await engines.close();
  }
}
