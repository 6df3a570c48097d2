/** Connection of a form to the dialog around it: the dialog asks before typed text is lost. */
import { createContext, useContext } from 'react';

type MarkTyped = (isTyped: boolean) => void;

/** Function that a dialog gives to its form; does nothing outside of dialogs. */
export const TypedContext = createContext<MarkTyped>(() => {});

/** Returns the function by which a form reports to its dialog that something typed is not sent. */
export const useMarkTyped = (): MarkTyped => useContext(TypedContext);
