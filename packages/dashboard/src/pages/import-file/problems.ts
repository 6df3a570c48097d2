/** Refusals of a file, by the field that they concern. Pure. */
import { isApiError, withoutPath } from '../../client/api-error.ts';

export interface Problems {
  readonly file?: string | undefined;
  readonly list?: string | undefined;
}

/** Returns the server's sentences by field. Throws an error that concerns no field. */
export function problemsOf(error: unknown): Problems {
  if (!isApiError(error)) throw error;
  const at = (member: string): string | undefined => {
    const found = error.entries.find(({ pointer }) => pointer.startsWith(`/data/attributes/${member}`));
    return found === undefined ? undefined : withoutPath(found.details);
  };
  const problems = { file: at('file'), list: at('list-id') };
  if (problems.file === undefined && problems.list === undefined) throw error;
  return problems;
}
