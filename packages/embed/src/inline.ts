/** Flow as a part of the page. It begins at once, and the height of its frame follows the height of its screen. */
import { setupEvents } from './events.ts';
import { setupIframe } from './frame.ts';
import { type ClientOptions, defaultEvents, type EventName, parentIn } from './options.ts';

/** Minimum height of the frame in pixels. */
const lowest = 480;

let created = 0;

/**
 * Shows the flow inside `options.parent`. Returns a function that removes it. Throws if there is no parent in the page,
 * and for options that contradict each other.
 */
export function showInline(options: ClientOptions): () => void {
  const parent = parentIn(options.parent);
  created += 1;
  const containerId = `countersign-inline-${created}-${Math.random().toString(36).slice(2)}`;
  const frame = setupIframe(document.createElement('iframe'), containerId, 'inline', options);
  frame.style.blockSize = `${lowest}px`;
  const { eventsAllowlist = defaultEvents, onEvent } = options;
  const stop = setupEvents(containerId, {
    ...options,
    eventsAllowlist: 'all',
    onEvent: (name, metadata) => {
      const height = Number(metadata['pageHeight']);
      if (name === 'page-change' && height > 0) frame.style.blockSize = `${Math.max(lowest, height)}px`;
      const isTold = eventsAllowlist === 'all' || (eventsAllowlist as readonly EventName[]).includes(name);
      if (isTold) onEvent?.(name, metadata);
    },
  });
  parent.append(frame);
  return () => {
    stop();
    frame.remove();
  };
}
