/**
 * PDF417 symbols: labelled pictures, each with its content beside it, and photographs of made-up licence backs (turn to 8
 * degrees, corners moved by up to 6 %, blur, noise and uneven light), levels easy, mid and hard in turn.
 */
import { access, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parseAamva } from '../../../src/barcode/aamva/parse-aamva.ts';
import { type Pdf417Reading, readPdf417 } from '../../../src/barcode/read-pdf417.ts';
import { readPixels } from '../../../src/images/pixels.ts';
import { makePerson, type PhotographLevel, photograph, renderLicence } from '../../../src/specimens/index.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp']);
const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];

/** Generous, so that a busy machine measures the ladder and not the clock. */
const BUDGET_MS = 5000;

interface Trial {
  readonly group: string;
  readonly name: string;
  readonly isRead: boolean;
  readonly isRight: boolean;
}

async function picturesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => PICTURES.has(extname(entry).toLowerCase())).sort();
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Whether the content is that of the `.txt` or `.bin` file beside the picture. */
async function isContent(reading: Pdf417Reading | null, picture: string): Promise<boolean> {
  if (reading === null) return false;
  const stem = picture.slice(0, -extname(picture).length);
  if (await exists(`${stem}.txt`)) return (await readFile(`${stem}.txt`, 'utf8')) === reading.text;
  return (await exists(`${stem}.bin`)) && (await readFile(`${stem}.bin`)).equals(reading.bytes);
}

async function tryPicture(folder: string, file: string): Promise<Trial> {
  const picture = join(folder, file);
  const reading = await readPdf417(await readPixels(await readFile(picture)), { budgetMs: BUDGET_MS });
  return {
    group: 'labelled pictures',
    name: file,
    isRead: reading !== null,
    isRight: await isContent(reading, picture),
  };
}

async function tryPhotograph(seed: number, level: PhotographLevel): Promise<Trial> {
  const person = makePerson(seed);
  const back = await renderLicence(person, { seed, portraitIndex: seed, side: 'back' });
  const pixels = await readPixels(await photograph(back, { seed, level }));
  const reading = await readPdf417(pixels, { budgetMs: BUDGET_MS });
  const result = reading === null ? null : parseAamva(reading.text);
  const isRight = result?.ok === true && result.record.attributes['document-number'] === person.licence.number;
  return { group: `photographed backs, ${level}`, name: `seed ${seed}`, isRead: reading !== null, isRight };
}

function figuresOf(trials: readonly Trial[]): readonly Figure[] {
  const groups = [...new Set(trials.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const own = trials.filter((trial) => trial.group === group);
    const missed = own.filter(({ isRight }) => !isRight).map(({ name }) => name);
    const figure = (name: string, hits: number, note?: string) => ({
      suite: 'pdf417',
      name,
      hits,
      n: own.length,
      note,
    });
    return [
      figure(`${group}: read`, own.filter(({ isRead }) => isRead).length),
      figure(`${group}: content right`, own.length - missed.length, missed.join('; ') || undefined),
    ];
  });
}

export async function run(options: SuiteOptions): Promise<readonly Figure[]> {
  const folder = join(options.data, 'pdf417');
  const trials: Trial[] = [];
  for (const file of (await exists(folder)) ? await picturesIn(folder) : [])
    trials.push(await tryPicture(folder, file));
  for (let index = 0; index < options.count; index += 1) {
    trials.push(await tryPhotograph(options.seed + index, LEVELS[index % LEVELS.length] ?? 'mid'));
  }
  return figuresOf(trials);
}
