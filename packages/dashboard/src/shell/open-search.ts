/** The search box, opened from within a page with a text to search for. */
import { createContext, useContext } from 'react';

export const OpenSearch = createContext<(text: string) => void>(() => undefined);

/** Returns a function that opens the search box with a text. */
export const useOpenSearch = (): ((text: string) => void) => useContext(OpenSearch);
