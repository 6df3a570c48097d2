/**
 * Suite of zones in print that the readers' tables were not made from: a field of a zone with confidence 0.6 or more is
 * accepted, and must be the printed one. Withheld ones are counted. If the data folder has `real-specimens/`, those
 * pictures are measured.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentInput } from '../../../src/facts.ts';
import { createEngines, type LocalEngines } from '../../../src/index.ts';
import { parseMrz } from '../../../src/mrz/parse-mrz.ts';
import type { Figure, SuiteOptions } from '../figure.ts';
import { type JudgedField, judgeZone, zoneOf } from '../strangers/judge-zone.ts';
import { makeStrangerZone } from '../strangers/stranger-zones.ts';
import { Tally } from '../tally.ts';

export const takesShards = true;
/** True because each run uses another seed unless one is given. */
export const drawsSeed = true;

const SUITE = 'zones-strangers';
/** Day of the reading. */
const AS_OF = '2026-06-15';

interface Trial {
  readonly name: string;
  /** Groups that it counts in: its face, its level. */
  readonly groups: readonly string[];
  readonly picture: Buffer;
  readonly lines: readonly string[];
  readonly printed: Readonly<Record<string, string>>;
  readonly input: Pick<DocumentInput, 'selectedIdClass' | 'selectedCountryCode'>;
}

interface LabelledPicture {
  readonly file: string;
  readonly lines: readonly string[];
}

const CLASSES: Readonly<Record<string, string>> = { P: 'pp', V: 'visa' };

function idClassOf(lines: readonly string[]): string {
  return CLASSES[lines[0]?.charAt(0) ?? ''] ?? 'id';
}

/** Yields pictures with transcribed zones. */
async function* labelledTrials(folder: string): AsyncGenerator<Trial> {
  const labels: readonly LabelledPicture[] = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8'));
  for (const { file, lines } of labels) {
    const facts = parseMrz(lines, { asOf: AS_OF });
    if (facts === null) continue;
    yield {
      name: file,
      groups: ['real specimens'],
      picture: await readFile(join(folder, file)),
      lines,
      printed: { ...facts.attributes, 'issuing-state': facts.issuingState },
      input: { selectedIdClass: idClassOf(lines), selectedCountryCode: null },
    };
  }
}

async function* drawnTrials({
  seed,
  count,
  only = [],
  shard = { part: 1, of: 1 },
}: SuiteOptions): AsyncGenerator<Trial> {
  for (let index = shard.part - 1; index < count; index += shard.of) {
    const zone = await makeStrangerZone(seed, index);
    if (only.length > 0 && !only.includes(zone.cut.name)) continue;
    const { lines, truth: printed, cut, level, renderer } = zone;
    yield {
      name: `${cut.name} ${level} ${renderer} ${index}`,
      groups: [`${cut.name}${cut.isKnown ? '' : ' (never shown)'}`, level, renderer],
      picture: zone.picture,
      lines,
      printed,
      input: { selectedIdClass: idClassOf(lines), selectedCountryCode: null },
    };
  }
}

function addTrial(tally: Tally, trial: Trial, read: readonly string[] | null, fields: readonly JudgedField[]): void {
  const wrong = fields.filter(({ outcome }) => outcome === 'wrong');
  const remark = wrong.map(({ field, accepted, printed }) => `${field} ${accepted} for ${printed}`).join(', ');
  const note = remark === '' ? undefined : `${trial.name}: ${remark}`;
  tally.add('zones, nothing wrong is accepted', wrong.length === 0, note);
  for (const group of trial.groups) tally.add(`${group}: nothing wrong is accepted`, wrong.length === 0);
  for (const group of trial.groups) {
    tally.add(`${group}: every character right`, read?.join() === trial.lines.join());
    for (const { outcome } of fields) tally.add(`${group}: fields not withheld`, outcome !== 'withheld');
  }
  for (const { field, outcome } of fields) {
    tally.add(`${field}: not wrongly accepted`, outcome !== 'wrong');
    tally.add(`${field}: not withheld`, outcome !== 'withheld');
  }
}

async function measure(engines: LocalEngines, trials: AsyncIterable<Trial>): Promise<readonly Figure[]> {
  const tally = new Tally(SUITE);
  for await (const trial of trials) {
    const image = await engines.normalizeImage(trial.picture);
    if (!image.ok) throw new Error(`${trial.name} was refused: ${image.reason}`);
    const facts = await engines.extractDocument({ front: image, back: null, asOf: AS_OF, ...trial.input });
    addTrial(tally, trial, zoneOf(facts)?.lines ?? null, judgeZone(facts, trial.printed));
  }
  return tally.figures();
}

/**
 * Runs the suite on `count` zones of all cuts, levels and renderers in turn, or on the labelled pictures of the data
 * folder.
 */
export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const folder = join(options.data, 'real-specimens');
  const isLabelled = await readFile(join(folder, 'truth.json')).then(
    () => true,
    () => false,
  );
  const engines = createEngines({ processorLimitMs: 240_000 });
  try {
    return await measure(engines, isLabelled ? labelledTrials(folder) : drawnTrials(options));
  } finally {
    await engines.close();
  }
}
