/** The code of a link that was opened, from the part of the address that no server sees; it is taken out of the address at once. */
import { useEffect, useState } from 'react';

/** Null when the address holds none. */
export function useLinkCode(): string | null {
  const [code] = useState(() => decodeURIComponent(location.hash.slice(1)) || null);
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return code;
}
