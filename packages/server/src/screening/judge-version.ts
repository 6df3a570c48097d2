/** Whether a version that arrived may take the place of the current one by itself. Pure. */
import type { WatchlistVersion } from './watchlist.ts';

type Arrived = Pick<WatchlistVersion, 'entities' | 'nameless' | 'issuedAt'>;

/** A list that loses a tenth of its entities was more likely cut than mended. */
const mostLost = 0.1;
const mostNameless = 0.01;

/** Null where nothing speaks against it. `accepted` lists fell or went back with a person's consent and count as any other. */
export function objectionTo(arrived: Arrived, current: Arrived | null): string | null {
  if (arrived.entities === 0) return 'it names nobody';
  if (arrived.nameless / arrived.entities > mostNameless) {
    return `${arrived.nameless} of ${arrived.entities} entries have no name`;
  }
  if (current === null) return null;
  if (arrived.entities < current.entities * (1 - mostLost)) {
    return `it has ${arrived.entities} entries where the current one has ${current.entities}`;
  }
  const [issued, before] = [Date.parse(arrived.issuedAt ?? ''), Date.parse(current.issuedAt ?? '')];
  return issued < before ? `it was issued on ${arrived.issuedAt}, the current one on ${current.issuedAt}` : null;
}
