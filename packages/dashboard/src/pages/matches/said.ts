/** Decisions on matches since the page loaded, latest first; one key undoes each. */
import type { Said } from '../../screening/decide-match.tsx';

const said = new Map<string, Said[]>();

/** Returns the decisions in one environment. */
export const saidIn = (environmentId: string): Said[] => {
  const known = said.get(environmentId) ?? [];
  said.set(environmentId, known);
  return known;
};
