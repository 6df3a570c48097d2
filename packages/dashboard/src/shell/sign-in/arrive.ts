/** Brings whoever signed in to where they wanted to go, by a fresh document: nothing of another person is left in it. */
import { tellOtherTabs } from './other-tabs.ts';

const home = '/dashboard/';

/** An address of ours; home for any other, so that no link can send people elsewhere after they signed in. */
export function ownAddress(wanted: string | null | undefined): string {
  if (wanted === null || wanted === undefined || !wanted.startsWith(home)) return home;
  const { origin, pathname, search } = new URL(wanted, location.origin);
  return origin === location.origin && pathname.startsWith(home) ? pathname + search : home;
}

export function arrive(wanted?: string | null): void {
  tellOtherTabs();
  location.assign(ownAddress(wanted));
}
