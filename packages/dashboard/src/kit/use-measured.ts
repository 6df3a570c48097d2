/** The size of an element, used by graphics that fill its width and by elements that stick below it. */
import { type RefObject, useEffect, useRef, useState } from 'react';

function useMeasured<Box extends HTMLElement>(side: 'width' | 'height'): readonly [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return;
    const observer = new ResizeObserver(([entry]) => setPixels(Math.floor(entry?.contentRect[side] ?? 0)));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [side]);
  return [box, pixels];
}

/** Returns the width, 0 until it is measured. */
export const useWidth = <Box extends HTMLElement>() => useMeasured<Box>('width');

/** Returns the height, 0 until it is measured. */
export const useHeight = <Box extends HTMLElement>() => useMeasured<Box>('height');
