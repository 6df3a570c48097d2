/** Loads the search of countries; the start page calls it, too, so that it is there when the list is shown. */
export const loadCountryList = (): Promise<typeof import('./country-list.ts')> => import('./country-list.ts');
