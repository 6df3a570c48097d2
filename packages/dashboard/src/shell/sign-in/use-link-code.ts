/**
 * The code of an opened link, from the address's fragment, which no server sees; it is removed from the address at
 * once.
 */
import { useEffect, useState } from 'react';

/** Returns the code; null if the address has none. */
export function useLinkCode(): string | null {
  const [code] = useState(() => decodeURIComponent(location.hash.slice(1)) || null);
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return code;
}
