/** Sending of answers from a screen to the server, with its state. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FlowPage } from './page.ts';
import type { Trouble } from './send-answer.ts';

/** The way from a screen to the server. */
export interface Answering {
  /** False on the server, without script and in the first render: screens then show plain forms. */
  readonly scripted: boolean;
  /** True from the first press on, while the answer is still being made ready too. */
  readonly sending: boolean;
  /** Problem of the last attempt; the answer is kept, and `tryAgain` sends it once more. */
  readonly trouble: Trouble | null;
  /**
   * Sends what `makeAnswer` gives (the hidden fields included) to the page's action and shows what comes back. One answer at
   * a time: while one is made ready or sent, a further call does nothing.
   */
  send(makeAnswer: () => FormData | Promise<FormData>): void;
  tryAgain(): void;
  /** Shows a page that came without an answer being sent (polling). */
  show(page: FlowPage): void;
}

/** State for rendering on the server, where only plain forms can be sent. */
export const plainForms: Answering = {
  scripted: false,
  sending: false,
  trouble: null,
  send: () => undefined,
  tryAgain: () => undefined,
  show: () => undefined,
};

/** Holds the way to the server for the screens. */
export const AnsweringContext = createContext<Answering>(plainForms);

/** The way to the server around the component. */
export function useAnswering(): Answering {
  return useContext(AnsweringContext);
}
