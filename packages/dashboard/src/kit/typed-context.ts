/** Connection between a form and the dialog around it: the dialog requires a confirmation before typed text is lost. */
import { createContext, useContext } from 'react';

type MarkTyped = (isTyped: boolean) => void;

/** Function that a dialog gives to its form; does nothing outside of dialogs. */
export const TypedContext = createContext<MarkTyped>(() => {});

/** Returns the function by which a form reports unsent typed text to its dialog. */
export const useMarkTyped = (): MarkTyped => useContext(TypedContext);
