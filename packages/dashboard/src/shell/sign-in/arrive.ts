/** Sends a signed-in user to the requested page with a fresh document, so that no other user's data remains in it. */
import { tellOtherTabs } from './other-tabs.ts';

const home = '/dashboard/';

/**
 * Returns the address if it is within the dashboard, otherwise home, so that no link can redirect users elsewhere after
 * sign-in.
 */
export function ownAddress(wanted: string | null | undefined): string {
  if (wanted === null || wanted === undefined || !wanted.startsWith(home)) return home;
  const { origin, pathname, search } = new URL(wanted, location.origin);
  return origin === location.origin && pathname.startsWith(home) ? pathname + search : home;
}

export function arrive(wanted?: string | null): void {
  tellOtherTabs();
  location.assign(ownAddress(wanted));
}
