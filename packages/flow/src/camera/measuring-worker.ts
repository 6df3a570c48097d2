/** Worker that measures pictures of the camera, so that the page stays free to answer. Says `ready` once it can. */
import { type Measured, measureOn, type View } from './measure-picture.ts';

/** Message to the worker. */
export interface Order {
  readonly picture: ImageBitmap;
  readonly view: View;
}

/** Message of the worker: that it can measure, or the picture that it got with its measurements. */
export type Answer = 'ready' | { readonly picture: ImageBitmap; readonly measured: Measured | null };

const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
if (context !== null) {
  const measure = measureOn(context);
  const answer = (message: Answer, transfer: Transferable[] = []) => postMessage(message, { transfer });
  addEventListener('message', ({ data: { picture, view } }: MessageEvent<Order>) => {
    answer({ picture, measured: measure(picture, view) }, [picture]);
  });
  answer('ready');
}
