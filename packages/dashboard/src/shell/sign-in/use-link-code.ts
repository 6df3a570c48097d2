/**
 * The code of an opened link, from the address's fragment, which no server sees; it is removed from the address at
 * once, and this tab keeps it for a reload.
 */
import { useEffect, useState } from 'react';

const keyOf = (path: string): string => `link-code ${path}`;

/** Returns the code of a fragment; null for an empty one, and for one that is no percent-encoding. */
export function codeOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(keyOf(location.pathname));
  } catch {
    // If the store is forbidden, a reload needs the link again.
    return null;
  }
}

function keep(code: string): void {
  try {
    sessionStorage.setItem(keyOf(location.pathname), code);
  } catch {
    // A full or forbidden store: the code is kept only in memory.
  }
}

/** Forgets the code of this page, once it was used. */
export function forgetLinkCode(): void {
  try {
    sessionStorage.removeItem(keyOf(location.pathname));
  } catch {
    // A forbidden store holds no code.
  }
}

/** Returns the code; null if neither the address nor this tab has one. Follows a link pasted into the same tab. */
export function useLinkCode(): string | null {
  const [code, setCode] = useState(() => codeOf(location.hash) ?? kept());
  useEffect(() => {
    const take = () => {
      const given = codeOf(location.hash);
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
      if (given === null) return;
      keep(given);
      setCode(given);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return code;
}
