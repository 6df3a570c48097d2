/**
 * Suite of documents that were not used in development, from upload to facts and checks: `count` of a new seed each
 * run. If the folder that `--data` names has a `truth.json`, its pictures are measured instead.
 */
import { createEngines, type LocalEngines } from '@countersign/engines';
import type { NormalizedImage } from '@countersign/engines/facts';
import type { Figure, SuiteOptions } from '../../../../engines/test/accuracy/figure.ts';
import { Tally } from '../../../../engines/test/accuracy/tally.ts';
import { type Stranger, strangers } from '../../../../engines/test/strangers/index.ts';
import { isLabelled, measureLabelled } from '../labelled-pictures.ts';
import { checkDocument, failuresOf, type KnownDocument, tallyFailures, tallyReading } from '../tally-document.ts';

export const takesShards = true;
/** True: each run has a new seed unless one is given. */
export const drawsSeed = true;

/** Day on which the documents are read. */
const AS_OF = '2024-12-31';

function knownOf({ index, document, capture, level, front }: Stranger, seed: number): KnownDocument {
  const { kind, country, values, inZone } = document;
  const zone = [...document.front.zone, ...(document.back?.zone ?? [])];
  const hasBarcode = document.back?.barcode != null;
  return {
    name: `${seed}/${index} ${kind} ${country} ${capture} ${level} ${front.faces.join(' ')}`,
    groups: [level, capture, kind],
    printed: values,
    inZone,
    zone,
    sources: [
      'visual-zone',
      'chosen',
      ...(zone.length > 0 ? (['mrz'] as const) : []),
      ...(hasBarcode ? (['barcode'] as const) : []),
    ],
  };
}

async function normalized(engines: LocalEngines, picture: Buffer): Promise<NormalizedImage> {
  const image = await engines.normalizeImage(picture);
  if (!image.ok) throw new Error(`a picture was refused: ${image.reason}`);
  return image;
}

async function addStranger(engines: LocalEngines, tally: Tally, stranger: Stranger, seed: number): Promise<void> {
  const { frontPicture, backPicture, document } = stranger;
  const facts = await engines.extractDocument({
    front: await normalized(engines, frontPicture),
    back: backPicture === null ? null : await normalized(engines, backPicture),
    asOf: AS_OF,
    selectedIdClass: document.idClass,
    selectedCountryCode: document.country,
  });
  const known = knownOf(stranger, seed);
  tallyReading(tally, known, facts);
  const selected = { countryCode: document.country, idClass: document.idClass };
  const isExpired = (document.values['expiration-date'] ?? '') < AS_OF;
  const failures = failuresOf(checkDocument(facts, selected, AS_OF));
  tallyFailures(tally, known, isExpired ? failures.filter((name) => !name.startsWith('id_expired')) : failures);
}

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  if (await isLabelled(options.data)) return measureLabelled('strangers', options.data);
  const engines = createEngines({ processorLimitMs: 240_000 });
  const tally = new Tally('strangers');
  try {
    for await (const stranger of strangers(options)) await addStranger(engines, tally, stranger, options.seed);
  } finally {
    await engines.close();
  }
  return tally.figures();
}
