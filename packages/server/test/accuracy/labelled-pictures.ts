/** Pictures of a folder with transcribed zones and print; `docs/accuracy.md` describes its `truth.json`. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEngines, type LocalEngines } from '@countersign/engines';
import type { Figure } from '../../../engines/test/accuracy/figure.ts';
import { Tally } from '../../../engines/test/accuracy/tally.ts';
import { type KnownDocument, tallyReading } from './tally-document.ts';

/** Day on which the pictures are read. */
const AS_OF = '2026-06-15';

interface LabelledPicture {
  readonly file: string;
  readonly lines: readonly string[];
  readonly kind: string;
  readonly capture: string;
  readonly print: Readonly<Record<string, string | null>>;
}

const CLASSES: Readonly<Record<string, string>> = { passport: 'pp', id: 'id', visa: 'visa', 'residence permit': 'rp' };
const FIELDS: Readonly<Record<string, string>> = {
  surname: 'name-last',
  given: 'name-first',
  birth: 'birthdate',
  expiry: 'expiration-date',
  number: 'document-number',
  sex: 'sex',
};

function knownOf({ file, lines, capture, print }: LabelledPicture): KnownDocument {
  const printed = Object.entries(FIELDS).flatMap(([name, attribute]) => {
    const value = print[name];
    return typeof value === 'string' ? [[attribute, value] as const] : [];
  });
  const sources = ['visual-zone', 'chosen', 'mrz'] as const;
  return { name: file, groups: [capture], printed: Object.fromEntries(printed), inZone: {}, zone: lines, sources };
}

async function addPicture(
  engines: LocalEngines,
  tally: Tally,
  folder: string,
  picture: LabelledPicture,
  isTold: boolean,
) {
  const image = await engines.normalizeImage(await readFile(join(folder, picture.file)));
  tally.add('pictures taken', image.ok);
  if (!image.ok) return;
  const facts = await engines.extractDocument({
    front: image,
    back: null,
    asOf: AS_OF,
    selectedIdClass: isTold ? (CLASSES[picture.kind] ?? null) : null,
    selectedCountryCode: null,
  });
  tallyReading(tally, knownOf(picture), facts);
}

/** Returns true if a folder has labelled pictures. */
export function isLabelled(folder: string): Promise<boolean> {
  return access(join(folder, 'truth.json')).then(
    () => true,
    () => false,
  );
}

/** Reads each picture like an inquiry that states its class, and once more without; `suite` names the figures. */
export async function measureLabelled(suite: string, folder: string): Promise<readonly Figure[]> {
  const labels: readonly LabelledPicture[] = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8'));
  const engines = createEngines({ processorLimitMs: 240_000 });
  const [told, untold] = [new Tally(suite), new Tally(`${suite}, nothing told`)];
  try {
    for (const picture of labels) {
      await addPicture(engines, told, folder, picture, true);
      await addPicture(engines, untold, folder, picture, false);
    }
  } finally {
    await engines.close();
  }
  return [...told.figures(), ...untold.figures()];
}
