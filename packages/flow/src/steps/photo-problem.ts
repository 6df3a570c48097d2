/** Checks of a photo before it is sent. */
import { type Photo, photoOfFile, releasePhoto } from '../camera/photo.ts';
import { useWords } from '../language-context.ts';
import type { ProblemCode } from '../page.ts';

/**
 * Problem of a photo, in the server's codes; `file_changed` is a file that changed or disappeared after it was chosen.
 */
export type PhotoProblem = ProblemCode | 'file_changed';

type Chosen =
  | { readonly photo: Photo; readonly problem: null }
  | { readonly photo: null; readonly problem: PhotoProblem };

function sizeProblem(file: File, maxBytes: number): PhotoProblem | null {
  if (file.size === 0) return 'photo_empty';
  return file.size > maxBytes ? 'photo_too_large' : null;
}

/** Bytes by which a format that the server reads is known, as Latin-1, and where they stand. */
const signatures: readonly (readonly [at: number, bytes: string, opens: boolean])[] = [
  [0, '\xff\xd8\xff', true],
  [0, '\x89PNG', true],
  [0, 'RIFF', true],
  // HEIC and AVIF (ISO/IEC 14496-12, 4.3) and TIFF, which many browsers cannot open.
  [4, 'ftyp', false],
  [0, 'II*\0', false],
  [0, 'MM\0*', false],
];

/** Returns the problem of a file that this browser cannot open as a picture; null if the server may. */
async function unopenedProblem(file: File): Promise<PhotoProblem | null> {
  const bytes = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const known = signatures.find(([at, signature]) => bytes.startsWith(signature, at));
  if (known === undefined) return 'photo_unsupported';
  return known[2] ? 'photo_unreadable' : null;
}

/** Returns the chosen `file` as a photo of at most `maxBytes`, or why it cannot be sent. */
export async function choosePhoto(file: File, name: string, maxBytes: number): Promise<Chosen> {
  const chosen = await chooseFile(file, name, maxBytes);
  if (chosen.photo === null || chosen.photo.url !== null) return chosen;
  const problem = await unopenedProblem(chosen.photo.file);
  return problem === null ? chosen : { photo: null, problem };
}

/** Returns the chosen `file`, shown as a photo where this browser can, or why it cannot be sent. */
export async function chooseFile(file: File, name: string, maxBytes: number): Promise<Chosen> {
  const photo = await photoOfFile(file, name).catch(() => null);
  const problem = photo === null ? 'file_changed' : sizeProblem(photo.file, maxBytes);
  if (photo !== null && problem === null) return { photo, problem };
  if (photo !== null) releasePhoto(photo);
  return { photo: null, problem: problem ?? 'file_changed' };
}

/** Returns the sentence of a problem, null for none. */
export function useProblemSentence(problem: PhotoProblem | null): string | null {
  const { say } = useWords();
  return problem === null ? null : say(`problem.${problem}`);
}
