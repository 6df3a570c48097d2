/** Way on for a page whose scripts or texts could not be loaded. */
import { askForPage } from './send-answer.ts';

const asksEveryMs = 3_000;

/**
 * Loads the document at `action` as soon as the server answers. The server renders the page, so it can be used without
 * its scripts; those of a new release have other names.
 */
export async function loadAgain(action: string): Promise<void> {
  const answer = await askForPage(action);
  if (answer.kind !== 'trouble') return location.replace(action);
  setTimeout(loadAgain, asksEveryMs, action);
}
