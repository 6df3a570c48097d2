/**
 * Display preferences of this browser. They are not personal data, so browser storage may hold them. Tabs stay in sync.
 */
import { useSyncExternalStore } from 'react';
import { type Language, languageFor } from '../texts/languages.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'standard' | 'more';

export interface Preferences {
  readonly theme: Theme;
  readonly contrast: Contrast;
  /** Language of the dashboard; null follows the browser. */
  readonly language: Language | null;
  /** True if keys without Ctrl or Cmd are shortcuts (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  readonly density: 'comfortable' | 'compact';
  /** Ids of the columns of the list of inquiries; null for the default columns. */
  readonly inquiryColumns: readonly string[] | null;
  /** Environment that was viewed last. */
  readonly environment: 'sandbox' | 'production';
}

const storageKey = 'preferences';

const initial: Preferences = {
  theme: 'system',
  contrast: 'system',
  language: null,
  singleKeys: true,
  density: 'comfortable',
  inquiryColumns: null,
  environment: 'sandbox',
};

function read(): Preferences {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Preferences>) };
  } catch {
    // Disabled or corrupt storage must not stop the dashboard.
    return initial;
  }
}

let current = read();
const listeners = new Set<() => void>();

function tell(next: Preferences): void {
  current = next;
  applyToDocument(next);
  for (const listener of listeners) listener();
}

window.addEventListener('storage', ({ key }) => {
  if (key === storageKey) tell(read());
});

/** Sets the attributes that style sheets use. */
function applyToDocument({ theme, contrast }: Preferences): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (contrast === 'system') delete dataset['contrast'];
  else dataset['contrast'] = contrast;
}

applyToDocument(current);

export const preferences = (): Preferences => current;

export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...current, ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Without storage the preferences apply to this page only.
  }
  tell(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);

export const chosenLanguage = (): Language => languageFor([current.language, ...navigator.languages]);
