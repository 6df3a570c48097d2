/** Specimens for a suite: those of the data folder if it has any, otherwise drawn from seed and count. */
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEFAULT_AS_OF,
  type Forgery,
  makeSpecimen,
  planSpecimens,
  type Specimen,
  type SpecimenKind,
  type SpecimenTruth,
} from '@countersign/specimens';
import type { DocumentFacts, DocumentInput, Engines, NormalizedImage } from '../../src/facts.ts';
import type { Shard, SuiteOptions } from './figure.ts';

export interface Selection {
  readonly kinds: readonly SpecimenKind[];
  /** Forgeries; 'none' for genuine specimens only. */
  readonly forgeries: 'none' | readonly Forgery[];
  readonly withSelfies?: boolean;
}

function isSelected({ kind, forgery }: SpecimenTruth, { kinds, forgeries }: Selection): boolean {
  if (!kinds.includes(kind)) return false;
  return forgeries === 'none' ? forgery === null : forgery !== null && forgeries.includes(forgery);
}

function isOwn(index: number, { part, of }: Shard = { part: 1, of: 1 }): boolean {
  return index % of === part - 1;
}

async function* storedSpecimens(folder: string, selection: Selection, shard?: Shard): AsyncGenerator<Specimen> {
  for (const [index, name] of (await readdir(folder)).sort().entries()) {
    if (!isOwn(index, shard)) continue;
    const own = join(folder, name);
    const truth: SpecimenTruth = JSON.parse(await readFile(join(own, 'truth.json'), 'utf8'));
    if (!isSelected(truth, selection)) continue;
    const names = (await readdir(own)).filter((file) => file !== 'truth.json');
    const files = await Promise.all(names.map(async (file) => [file, await readFile(join(own, file))] as const));
    yield { truth, files: Object.fromEntries(files) };
  }
}

/** Yields specimens one by one, so that a large count needs no more memory than a small one. */
export async function* specimensOf(options: SuiteOptions, selection: Selection): AsyncGenerator<Specimen> {
  const folder = join(options.data, 'specimens');
  const isStored = await access(folder).then(
    () => true,
    () => false,
  );
  if (isStored) {
    yield* storedSpecimens(folder, selection, options.shard);
    return;
  }
  const { kinds, forgeries } = selection;
  const plan = { seed: options.seed * 1000, count: options.count, asOf: DEFAULT_AS_OF, kinds, forgeries };
  // A kind that does not support the forgery would give a genuine specimen.
  const requests = planSpecimens(plan).filter(({ forgery }) => forgeries === 'none' || forgery !== null);
  for (const [index, request] of requests.entries()) {
    if (isOwn(index, options.shard)) yield await makeSpecimen(request, selection.withSelfies === true);
  }
}

/** Returns a picture of a specimen by the stem of its file name; undefined if it has none. */
export function pictureOf({ files }: Specimen, stem: string): Buffer | undefined {
  const name = Object.keys(files).find((file) => file.startsWith(`${stem}.`));
  return name === undefined ? undefined : files[name];
}

async function normalized(engines: Pick<Engines, 'normalizeImage'>, picture: Buffer): Promise<NormalizedImage> {
  const image = await engines.normalizeImage(picture);
  if (!image.ok) throw new Error(`a specimen was refused: ${image.reason}`);
  return image;
}

/** Extracts the facts of both sides. */
export async function extractSpecimen(engines: Engines, specimen: Specimen): Promise<DocumentFacts> {
  const [front, back] = [pictureOf(specimen, 'front'), pictureOf(specimen, 'back')];
  if (front === undefined) throw new Error('a specimen has no front');
  const input: DocumentInput = {
    front: await normalized(engines, front),
    back: back === undefined ? null : await normalized(engines, back),
    selectedCountryCode: specimen.truth.countryCode,
    selectedIdClass: specimen.truth.idClass,
    asOf: specimen.truth.asOf,
  };
  return engines.extractDocument(input);
}
