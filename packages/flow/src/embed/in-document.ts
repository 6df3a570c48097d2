/** Signals between the screens and the code that talks to the embedding page, inside one document. */

export type ScreenEvent = 'flow-camera-open' | 'flow-camera-failed' | 'flow-hand-off-opened';

/** Dispatches the event on the document. */
export const signal = (name: ScreenEvent): void => void document.dispatchEvent(new Event(name));

let ask: (() => void) | null = null;
let leave: () => void = () => undefined;

/** Leaving the flow: asked by a screen, told to the embedding page. */
export const leaving = {
  /** Shows the question; leaves at once where no screen asks it. */
  ask: (): void => (ask ?? leave)(),
  leave: (): void => leave(),
  /** `show` shows the question; null while there is none. */
  onAsk(show: (() => void) | null): void {
    ask = show;
  },
  onLeave(act: () => void): void {
    leave = act;
  },
};
