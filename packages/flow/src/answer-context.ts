/** Sending of answers from a screen to the server, with its state. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FlowPage } from './page.ts';
import type { Trouble } from './send-answer.ts';

/** Connection from a screen to the server. */
export interface Answering {
  /** False on the server, without script and in the first render: screens then show plain forms. */
  readonly scripted: boolean;
  /** True from the first press, even while the answer is being prepared. */
  readonly sending: boolean;
  /** Part of the large files that has arrived, 0 to 1; null while none is sent. */
  readonly share: number | null;
  /** Problem of the last attempt; the answer is kept, and `tryAgain` sends it once more. */
  readonly trouble: Trouble | null;
  /**
   * Sends the result of `makeAnswer` (including the hidden fields) to the page's action and shows the response. One
   * answer at a time: while one is being prepared or sent, a further call does nothing.
   */
  send(makeAnswer: () => FormData | Promise<FormData>): void;
  /** Returns to the screen before, like the browser's own control. */
  goBack(): void;
  tryAgain(): void;
  /** Sends a large file before the answer that will hold it; the returned function stops that if no answer did. */
  sendAhead(file: File): () => void;
  /** Shows the same screen in another language; what the individual typed or chose stays. Returns what went wrong, or null. */
  chooseLanguage(locale: string): Promise<Trouble['reason'] | null>;
  /** Shows a page that arrived without an answer being sent (polling). */
  show(page: FlowPage): void;
  /** Shows another state of the same screen; what the individual typed, chose or photographed stays. */
  update(page: FlowPage): void;
}

/** State for rendering on the server, where only plain forms can be sent. */
export const plainForms: Answering = {
  scripted: false,
  sending: false,
  share: null,
  trouble: null,
  send: () => undefined,
  goBack: () => undefined,
  tryAgain: () => undefined,
  sendAhead: () => () => undefined,
  chooseLanguage: async () => null,
  show: () => undefined,
  update: () => undefined,
};

/** Provides the connection to the server to the screens. */
export const AnsweringContext = createContext<Answering>(plainForms);

/** Returns the connection to the server. */
export function useAnswering(): Answering {
  return useContext(AnsweringContext);
}
