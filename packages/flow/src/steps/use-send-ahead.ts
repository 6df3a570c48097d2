/** Sending of photos while the person looks at them. */
import { useEffect, useRef } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import type { Photo } from '../camera/photo.ts';

/** Sends the photos ahead of the answer; stops when the screen ends without it. */
export function useSendAhead(photos: readonly Photo[]): void {
  const { sendAhead } = useAnswering();
  const stops = useRef(new Map<File, () => void>());
  useEffect(() => {
    for (const { file } of photos) if (!stops.current.has(file)) stops.current.set(file, sendAhead(file));
  });
  useEffect(
    () => () => {
      for (const stop of stops.current.values()) stop();
    },
    [],
  );
}
