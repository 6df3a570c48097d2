/**
 * Suite of PDF417 symbols: labelled pictures, each with a file of its content, and photographs of synthetic licence
 * backs (turn to 8 degrees, corners moved by up to 6 %, blur, noise and uneven light), levels easy, mid and hard in
 * turn.
 */
import { access, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
  LICENCE_WIDTH,
  licenceModule,
  licenceText,
  makePerson,
  PHOTOGRAPH_LEVELS,
  type PhotographLevel,
  photograph,
  renderLicence,
} from '@countersign/specimens';
import { type Pdf417Reading, readPdf417 } from '../../../src/barcode/read-pdf417.ts';
import { readPixels } from '../../../src/images/pixels.ts';
import type { Figure, SuiteOptions } from '../figure.ts';

const PICTURES = new Set(['.png', '.jpg', '.jpeg', '.webp']);
const LEVELS: readonly PhotographLevel[] = ['easy', 'mid', 'hard'];

/** Large, so that a busy computer measures the stages and not the clock. */
const BUDGET_MS = 30_000;

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

/** True if the content is that of the picture's `.txt` or `.bin` file. */
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

/** Width of one module of the photographed symbol in pixels, as in the trials behind the design of the stages. */
const MODULES = [4, 3, 2.5, 2];

/** Returns the width of a photograph in which a module of the symbol is so many pixels wide. */
function photographWidth(seed: number, level: PhotographLevel, modulePixels: number): number {
  return Math.round((modulePixels / licenceModule(seed)) * (LICENCE_WIDTH / PHOTOGRAPH_LEVELS[level].fill));
}

async function tryPhotograph(seed: number, level: PhotographLevel, modulePixels: number): Promise<Trial> {
  const person = makePerson(seed);
  const back = await renderLicence(person, { seed, portraitIndex: seed, side: 'back' });
  const width = photographWidth(seed, level, modulePixels);
  const pixels = await readPixels(await photograph(back, { seed, level, width }));
  const reading = await readPdf417(pixels, { budgetMs: BUDGET_MS });
  return {
    group: `photographed backs, ${level}`,
    name: `seed ${seed}, module ${modulePixels} px`,
    isRead: reading !== null,
    isRight: reading?.text === licenceText(person),
  };
}

/** Draws backs; a data folder of specimens has pictures with their text instead. */
async function synthetic({ seed, count }: SuiteOptions): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (let index = 0; index < count; index += 1) {
    const level = LEVELS[index % LEVELS.length] ?? 'mid';
    const modulePixels = MODULES[Math.floor(index / LEVELS.length) % MODULES.length] ?? 3;
    trials.push(await tryPhotograph(seed * 1000 + index, level, modulePixels));
  }
  return trials;
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
  if (!(await exists(join(options.data, 'specimens')))) trials.push(...(await synthetic(options)));
  return figuresOf(trials);
}
