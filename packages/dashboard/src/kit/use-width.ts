/** The width of an element, for graphics drawn to its size. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns the width, 0 until it is measured. */
export function useWidth<Box extends HTMLElement>(): readonly [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
