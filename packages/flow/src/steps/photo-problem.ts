/** What can be told about a photo before it is sent, in the server's own words. */
import { useWords } from '../language-context.ts';
import type { ProblemCode } from '../page.ts';

/** The problem of `file`, null when it may be sent. */
export function photoProblem(file: File, maxBytes: number): ProblemCode | null {
  if (file.size === 0) return 'photo_empty';
  return file.size > maxBytes ? 'photo_too_large' : null;
}

/** The sentence of a problem, null for none. */
export function useProblemSentence(problem: ProblemCode | null): string | null {
  const { say } = useWords();
  return problem === null ? null : say(`problem.${problem}`);
}
