/** Keeps the middle of a scrolled picture in the middle of its frame when the picture grows or shrinks. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Place } from './evidence.ts';

/** A point of the scrolled content, in shares of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const centre: Point = { x: 0.5, y: 0.5 };

/** Returns the position of a point after the picture was rotated. */
function turnedPoint({ x, y }: Point, turned: number): Point {
  if (turned === 90) return { x: 1 - y, y: x };
  if (turned === 180) return { x: 1 - x, y: 1 - y };
  return turned === 270 ? { x: y, y: 1 - x } : { x, y };
}

function scrollTo(box: HTMLElement, { x, y }: Point): void {
  box.scrollLeft = x * box.scrollWidth - box.clientWidth / 2;
  box.scrollTop = y * box.scrollHeight - box.clientHeight / 2;
}

/**
 * Returns the frame's reference and its scroll listener. A highlighted place moves into the middle, and so does a
 * rotated picture.
 */
export function useKeptMiddle(
  { zoom, turned }: { readonly zoom: number; readonly turned: number },
  place: Place | null,
): { readonly frame: RefObject<HTMLElement | null>; readonly onScroll: () => void } {
  const frame = useRef<HTMLElement>(null);
  const middle = useRef(centre);
  const isSettling = useRef(false);
  const show = useRef((point: Point) => {
    middle.current = point;
    // The scroll event of this movement would round the point and shift it a little further each time.
    isSettling.current = true;
    if (frame.current !== null) scrollTo(frame.current, point);
  }).current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom changes the size of what is scrolled
  useLayoutEffect(() => show(middle.current), [zoom, show]);
  useLayoutEffect(() => {
    const { left = 0, top = 0, width = 1, height = 1 } = place ?? {};
    show(turnedPoint({ x: left + width / 2, y: top + height / 2 }, turned));
  }, [turned, place, show]);
  return {
    frame,
    onScroll: () => {
      const box = frame.current;
      if (box !== null && !isSettling.current) {
        middle.current = {
          x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
          y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
        };
      }
      isSettling.current = false;
    },
  };
}
