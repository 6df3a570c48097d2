/** Where a finished flow may send the individual. */
import { Refusal } from '../../../lib/refusal.ts';
import { redirectProblem } from '../inquiry-templates/index.ts';

/** `schemes` are the template's, empty for http and https. Throws unprocessable. */
export function checkRedirect(uri: string | null, schemes: readonly string[]): string | null {
  const problem = uri === null ? null : redirectProblem(uri, schemes);
  if (problem === null) return uri;
  throw new Refusal('unprocessable', {
    details: `data.attributes.redirect-uri ${problem}`,
    pointer: '/data/attributes/redirect-uri',
  });
}
