/** Messages from the frame, dispatched to the callbacks of the options. */
import {
  type CancelResult,
  type ClientError,
  type ClientOptions,
  type CompleteResult,
  defaultEvents,
  type EventName,
  originOf,
  type PreferredDimensions,
} from './options.ts';

interface Message {
  readonly name: EventName;
  readonly containerId: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly error?: ClientError;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'name' in data && 'containerId' in data;
}

/**
 * Calls the callbacks for each message of the service to this container, until the returned function is called. Ignores
 * messages of other origins.
 */
export function setupEvents(containerId: string, options: ClientOptions): () => void {
  const origin = originOf(options);
  const { eventsAllowlist = defaultEvents } = options;
  const told = eventsAllowlist === 'all' ? null : new Set<string>(eventsAllowlist);
  const hear = ({ origin: from, data }: MessageEvent<unknown>) => {
    if (from !== origin || !isMessage(data) || data.containerId !== containerId) return;
    const { name, metadata = {}, error } = data;
    if (told === null || told.has(name)) options.onEvent?.(name, metadata);
    if (name === 'load') options.onLoad?.();
    if (name === 'ready') options.onReady?.(metadata as { readonly preferredDimensions?: PreferredDimensions });
    if (name === 'complete' || name === 'fail') options.onComplete?.(metadata as unknown as CompleteResult);
    if (name === 'exit') options.onCancel?.(metadata as CancelResult);
    if (name === 'error') options.onError?.(error ?? { status: 0, code: 'unknown' });
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
