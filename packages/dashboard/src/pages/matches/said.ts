/** What was said of matches since the page was loaded, the last one first: so much can be taken back by one key. */
import type { Said } from '../../screening/decide-match.tsx';

const said = new Map<string, Said[]>();

/** Of one environment. */
export const saidIn = (environmentId: string): Said[] => {
  const known = said.get(environmentId) ?? [];
  said.set(environmentId, known);
  return known;
};
