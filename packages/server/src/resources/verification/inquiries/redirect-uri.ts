/** Check of the address to which a finished flow redirects the individual. */
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import { redirectProblem } from '../inquiry-templates/index.ts';
import { pointers } from './input.ts';

/**
 * Returns the address if it is allowed. `schemes` are the template's, empty for http and https. Throws unprocessable.
 */
export function checkRedirect(uri: string | null, schemes: readonly string[]): string | null {
  const problem = uri === null ? null : redirectProblem(uri, schemes);
  if (problem === null) return uri;
  throw new Refusal('unprocessable', problemAt(pointers.redirectUri, problem));
}
