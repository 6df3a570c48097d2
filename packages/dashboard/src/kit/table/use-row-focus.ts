/** Focus of the rows of a table. A row may not be rendered yet when it is supposed to receive the focus. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WantedRow } from './left-rows.ts';

export interface RowFocusOptions {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly keys: readonly string[];
  readonly scrollTo: (index: number) => void;
  /** Row that receives the focus now; each new object requests the focus again. */
  readonly wanted: WantedRow | undefined;
}

/** Returns the index of a wanted row, or of the row that replaced it; -1 if there are no rows. */
export function indexOfWanted(keys: readonly string[], { key, index }: WantedRow): number {
  const found = keys.indexOf(key);
  return found === -1 ? Math.min(index, keys.length - 1) : found;
}

/** Returns the index of the row that the tab key reaches, and functions that change it and move the focus. */
export function useRowFocus({ body, keys, scrollTo, wanted }: RowFocusOptions) {
  const [active, setActive] = useState(0);
  const awaited = useRef<number | null>(null);
  const fulfilled = useRef<WantedRow | undefined>(undefined);
  const focusAwaited = () => {
    if (awaited.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"]`);
    if (row === null || row === undefined) return;
    awaited.current = null;
    row.focus();
  };
  const focusRow = (index: number) => {
    awaited.current = index;
    setActive(index);
    scrollTo(index);
    focusAwaited();
  };
  // The effect runs after each rendering, because scrolling renders the awaited row only in a later one.
  useEffect(() => {
    if (wanted !== undefined && wanted !== fulfilled.current) {
      fulfilled.current = wanted;
      const index = indexOfWanted(keys, wanted);
      if (index >= 0) focusRow(index);
    }
    focusAwaited();
  });
  return { active, setActive, focusRow };
}
