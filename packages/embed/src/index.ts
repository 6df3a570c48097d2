/** Client of the embedded flow, for browsers. */
export { Client } from './client.ts';
export { setupEvents } from './events.ts';
export { setupIframe } from './frame.ts';
export { showInline } from './inline.ts';
export type {
  CancelResult,
  ClientError,
  ClientOptions,
  CompleteResult,
  EventName,
  PreferredDimensions,
  ShownField,
} from './options.ts';
