/** Detection of a narrow window, such as on a phone, in which a page shows its parts in another order. */
import { useSyncExternalStore } from 'react';

/** The width below which style sheets lay tables out as cards. */
const query = '(max-width: 47.99rem)';

function watch(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns true while the window is narrow. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
