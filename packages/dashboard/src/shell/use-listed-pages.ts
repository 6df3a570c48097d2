/** Pages in the navigation for this user in this environment. */
import type { PageEntry } from './page.ts';
import { pages } from './pages.ts';
import { useHasRight } from './session.ts';

export function useListedPages(): readonly PageEntry[] {
  const hasRight = useHasRight();
  return pages.filter(({ isListed, needs }) => isListed && hasRight(...needs));
}
