/** Typefaces of the pages, none of which was used for a reader or a specimen of this project. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const from = createRequire(import.meta.url);

export interface Face {
  readonly family: string;
  readonly files: readonly string[];
  /** Size relative to a face whose characters are 0.6 of it wide; 1 unless given. */
  readonly size?: number;
}

function face(name: string, subsets: readonly string[], weight = 400): Face {
  const folder = join(dirname(from.resolve(`@fontsource/${name}/package.json`)), 'files');
  return {
    family: `${name}-${weight}`,
    files: subsets.map((subset) => join(folder, `${name}-${subset}-${weight}-normal.woff2`)),
  };
}

const LATIN = ['latin', 'latin-ext'] as const;
const WIDE = [...LATIN, 'cyrillic', 'greek'] as const;

/** Faces of values and captions. */
export const TEXT_FACES: readonly Face[] = [
  face('fira-sans', WIDE),
  face('fira-sans', WIDE, 700),
  face('source-sans-3', WIDE),
  face('archivo-narrow', LATIN),
  face('pt-serif', [...LATIN, 'cyrillic'], 700),
  face('tinos', WIDE),
  face('cousine', WIDE),
  face('overpass-mono', LATIN),
  face('barlow-condensed', LATIN),
];

/** Faces of scripts that the others lack. */
export const SCRIPT_FACES: readonly Face[] = [
  face('amiri', ['arabic']),
  face('gowun-dodum', ['korean']),
  face('kosugi', ['japanese']),
];

/**
 * Only other OCR-B in a registry: another build of the outlines that the readers compare with, 8 % taller relative to
 * its pitch and heavier. Its zones are the most similar to real ones, and to the readers' templates; `faces` of a page
 * shows which use it.
 */
const OCR_B: Face = {
  family: 'ocr-b-of-bwip-js',
  files: [join(dirname(from.resolve('bwip-js/node')), '../fonts/OCRB7.ttf')],
  // Capitals of 2.45 mm at the pitch of Doc 9303 part 3, 4.2.
  size: 0.75,
};

/** Faces of zones: OCR-B in a third of them, monospaced faces in the others. */
export const ZONE_FACES: readonly Face[] = [
  OCR_B,
  OCR_B,
  face('b612-mono', ['latin']),
  face('share-tech-mono', ['latin']),
  face('cousine', LATIN),
  face('courier-prime', LATIN, 700),
  face('overpass-mono', LATIN, 700),
];

const cache = new Map<string, string>();

/** Returns `@font-face` rules with embedded files. */
export function rulesOf(faces: readonly Face[]): string {
  return faces
    .flatMap(({ family, files }) =>
      files.map((file) => {
        const known = cache.get(file) ?? readFileSync(file).toString('base64');
        cache.set(file, known);
        return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${known})}`;
      }),
    )
    .join('');
}
