/** Hostile uploads by seed: the same seed gives the same bytes. */
import { makeRandom } from '@countersign/specimens';
import { containerKinds } from './container-kinds.ts';
import { damageKinds } from './damage-kinds.ts';
import { goodFiles } from './good-files.ts';
import { jpegKinds } from './jpeg-kinds.ts';
import type { HostileKind } from './kind.ts';
import { pdfKinds } from './pdf-kinds.ts';
import { pngKinds } from './png-kinds.ts';
import { tiffKinds } from './tiff-kinds.ts';

export const hostileKinds: readonly HostileKind[] = [
  ...pngKinds,
  ...jpegKinds,
  ...containerKinds,
  ...tiffKinds,
  ...pdfKinds,
  ...damageKinds,
];

export interface HostileFile {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** Makes a file; the kinds come in turn, so that as many seeds as there are kinds have one of each. */
export async function hostileFile(seed: number): Promise<HostileFile> {
  const kind = hostileKinds[seed % hostileKinds.length];
  if (kind === undefined) throw new RangeError('a seed is a whole number from 0 on');
  return { kind: kind.name, bytes: await kind.make(makeRandom(seed, kind.name), await goodFiles()) };
}
