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

/** Returns the chosen `file` as a photo of at most `maxBytes`, or why it cannot be sent. */
export async function choosePhoto(file: File, name: string, maxBytes: number): Promise<Chosen> {
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
