/**
 * A gallery of faces in a folder: one picture per person, named by its file (`ada-lovelace.jpg` is "ada lovelace"). The
 * engines that read selfies read it once, at the first search; a changed folder needs a restart.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Engines, FaceComparison, FaceEmbedding } from '@countersign/engines/facts';
import type { FaceGallery, GalleryAnswer } from './lookups.ts';

const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.heic', '.avif', '.tif', '.tiff']);

interface GalleryFace extends FaceEmbedding {
  readonly name: string;
}

export interface FolderGalleryOptions {
  readonly folder: string;
  readonly engines: Engines;
  /** Called for the folder, or one picture in it, that is unusable. */
  readonly onFault: (message: string, fault?: unknown) => void;
}

export function createFolderGallery(options: FolderGalleryOptions): FaceGallery {
  let opened: Promise<readonly GalleryFace[] | null> | null = null;
  const open = () => {
    opened ??= readFaces(options).catch((fault: unknown) => {
      options.onFault('the gallery of public figures could not be opened', fault);
      // The folder may exist at the next search.
      opened = null;
      return null;
    });
    return opened;
  };
  return {
    async search(face, pictures) {
      const faces = await open();
      return faces === null
        ? null
        : nearest(face, faces, (a, b) => options.engines.compareFaces(a, b, { pictures, among: faces.length }));
    },
  };
}

function nearest(
  face: FaceEmbedding,
  faces: readonly GalleryFace[],
  compare: (a: FaceEmbedding, b: FaceEmbedding) => FaceComparison | null,
): GalleryAnswer {
  const compared = faces.flatMap((known) => {
    const comparison = compare(face, known);
    return comparison === null ? [] : [{ name: known.name, comparison }];
  });
  const [first] = compared.toSorted((a, b) => a.comparison.distance - b.comparison.distance);
  return { nearest: first?.comparison ?? null, name: first?.name ?? null, searchedFaces: compared.length };
}

async function readFaces({ folder, engines, onFault }: FolderGalleryOptions): Promise<readonly GalleryFace[]> {
  const names = (await readdir(folder)).filter((name) => pictures.has(extname(name).toLowerCase())).toSorted();
  const faces: GalleryFace[] = [];
  for (const file of names) {
    const face = await readFace(join(folder, file), engines).catch(() => null);
    if (face === null) onFault(`no face was found in ${file} of the gallery of public figures`);
    else faces.push({ ...face, name: file.slice(0, -extname(file).length).replaceAll(/[-_]+/g, ' ') });
  }
  return faces;
}

async function readFace(path: string, engines: Engines): Promise<Omit<GalleryFace, 'name'> | null> {
  const image = await engines.normalizeImage(await readFile(path));
  if (!image.ok) return null;
  const { faces } = await engines.extractSelfie(image, 'center');
  const [largest] = faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return largest === undefined ? null : { embedding: largest.embedding, model: largest.model };
}
