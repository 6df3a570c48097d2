/**
 * Messages between the flow in a frame and the page around it (contract, inquiries 9). The flow sends `{name, metadata,
 * error, containerId, templateId, templateVersionId}`, the page sends `{action, metadata}`.
 */
import type { EmbedError, EmbedTarget } from '../page.ts';

/** Names of the events that the flow sends. */
export type EmbedEvent =
  | 'load'
  | 'ready'
  | 'start'
  | 'inquiry-load'
  | 'page-change'
  | 'complete'
  | 'fail'
  | 'success'
  | 'exit'
  | 'error'
  | 'country-select'
  | 'document-camera-select'
  | 'document-camera-capture'
  | 'document-upload'
  | 'selfie-camera-select'
  | 'selfie-camera-capture'
  | 'selfie-record-upload'
  | 'load-camera-failed'
  | 'one-time-link-sent'
  | 'one-time-link-start'
  | 'one-time-link-exit'
  | 'step-transitioning';

export type EmbedAction =
  | { readonly action: 'open' }
  | { readonly action: 'destroy' }
  /** `force` is false if the individual is asked first. */
  | { readonly action: 'exit'; readonly force: boolean };

export interface EmbedBody {
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly error?: EmbedError;
}

/** Sends an event to the embedding page, and to no other origin. */
export function sendEvent(view: Window, target: EmbedTarget, name: EmbedEvent, body: EmbedBody = {}): void {
  if (view.parent === view) return;
  const { containerId, origin, templateId, templateVersionId } = target;
  const message = { name, metadata: {}, ...body, containerId, templateId, templateVersionId };
  view.parent.postMessage(message, origin);
}

/** Calls `take` for each action of the embedding page; ignores messages of other windows and origins. */
export function listenToActions(view: Window, target: EmbedTarget, take: (action: EmbedAction) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source !== view.parent || origin !== target.origin) return;
    const action = readAction(data);
    if (action !== null) take(action);
  };
  view.addEventListener('message', hear);
  return () => view.removeEventListener('message', hear);
}

function readAction(data: unknown): EmbedAction | null {
  if (typeof data !== 'object' || data === null || !('action' in data)) return null;
  const { action, metadata } = data as { readonly action: unknown; readonly metadata?: unknown };
  if (action === 'open' || action === 'destroy') return { action };
  if (action !== 'exit') return null;
  const force = typeof metadata === 'object' && metadata !== null && 'force' in metadata && metadata.force === true;
  return { action, force };
}
