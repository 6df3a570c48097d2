/**
 * Processor time of the engines relative to that of PP-OCRv6 small on the same raw fronts in the same run: reading
 * only, a front without its back, both sides, a passport. Decoding and normalizing an upload are not counted for
 * either.
 */
import type { Specimen } from '@countersign/specimens';
import { layFront } from '../../src/documents/lay-side.ts';
import { readText } from '../../src/documents/read-print.ts';
import type { NormalizedImage } from '../../src/facts.ts';
import { findOutlines } from '../../src/images/outline.ts';
import { readPixels, shrinkPixels } from '../../src/images/pixels.ts';
import { rectify } from '../../src/images/rectify.ts';
import type { LocalEngines } from '../../src/index.ts';
import { createTextReader } from '../../src/text/recognize-text.ts';
import { openSessions } from '../../src/text/sessions.ts';
import { pictureOf } from '../accuracy/specimens.ts';
import type { EngineFigure } from './engine-times.ts';
import { processorSecondsOf } from './processor-time.ts';
import { FULL_SIZE, readRaw, SMALL_SIZE } from './text-baseline.ts';

/** Processor seconds of one document, by task. */
interface Costs {
  readonly raw: number;
  readonly rawSmall: number;
  readonly reading: number;
  readonly front: number;
  readonly both: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

async function normalized(engines: LocalEngines, picture: Buffer): Promise<NormalizedImage> {
  const image = await engines.normalizeImage(picture);
  if (!image.ok) throw new Error(`a specimen was refused: ${image.reason}`);
  return image;
}

/** Measures documents of one kind, after a first one that warms up all parts. */
async function costsOf(engines: LocalEngines, specimens: readonly Specimen[]): Promise<readonly Costs[]> {
  const sessions = await openSessions();
  const parts = { readPixels, shrinkPixels, findOutlines, rectify, textReader: await createTextReader() };
  const costs: Costs[] = [];
  for (const specimen of [...specimens.slice(0, 1), ...specimens]) {
    const [picture, reverse] = [pictureOf(specimen, 'front'), pictureOf(specimen, 'back')];
    if (picture === undefined) throw new Error('a specimen has no front');
    const [front, back] = [await normalized(engines, picture), reverse ? await normalized(engines, reverse) : null];
    const { countryCode, idClass, asOf } = specimen.truth;
    const extract = async (other: NormalizedImage | null): Promise<number> => {
      const before = processorSecondsOf(engines.childPids());
      await engines.extractDocument({
        front,
        back: other,
        asOf,
        selectedCountryCode: countryCode,
        selectedIdClass: idClass,
      });
      return processorSecondsOf(engines.childPids()) - before;
    };
    const before = process.cpuUsage();
    await readText(parts, (await layFront(parts, front)).flat.upright, null);
    const { user, system } = process.cpuUsage(before);
    const alone = await extract(null);
    costs.push({
      raw: await readRaw(sessions, picture, FULL_SIZE),
      rawSmall: await readRaw(sessions, picture, SMALL_SIZE),
      reading: (user + system) / 1e6,
      front: alone,
      both: back === null ? alone : await extract(back),
    });
  }
  return costs.slice(1);
}

function ratio(name: string, costs: readonly Costs[], cost: (of: Costs) => number, limit: number): EngineFigure {
  const [raw, small] = [sum(costs.map((one) => one.raw)), sum(costs.map((one) => one.rawSmall))];
  const value = sum(costs.map(cost)) / raw;
  const perPicture = (seconds: number): string => (seconds / costs.length).toFixed(2);
  const atSmall = (sum(costs.map(cost)) / small).toFixed(2);
  return {
    name: `${name}, processor time, ${costs.length} pictures`,
    value,
    unit: 'of the baseline',
    baseline: `PP-OCRv6 small once over the raw picture: ${perPicture(raw)} s; at 960 pixels ${perPicture(small)} s, ${atSmall} of it`,
    target: `at most ${limit.toFixed(1)}`,
    reached: value <= limit,
  };
}

/** Returns the figures of licences and passports. */
export async function engineCosts(
  engines: LocalEngines,
  licences: readonly Specimen[],
  passports: readonly Specimen[],
): Promise<readonly EngineFigure[]> {
  const [cards, books] = [await costsOf(engines, licences), await costsOf(engines, passports)];
  return [
    ratio('reading a front alone', cards, ({ reading }) => reading, 1.1),
    ratio('licence, its front alone, searched for a symbol too', cards, ({ front }) => front, 1.8),
    ratio('licence, front and back', cards, ({ both }) => both, 2.6),
    ratio('passport', books, ({ front }) => front, 1.8),
  ];
}
