/** Shortcuts, used by the handler, by the sheet that `?` opens, and by the test that none clash within a scope. */
import type { Texts } from '../texts/en/index.ts';
import type { PageEntry } from './page.ts';

export type Scope = keyof Texts['shell']['shortcuts']['scopes'];

type ShortcutName =
  | 'palette'
  | 'sheet'
  | 'next'
  | 'previous'
  | 'open'
  | 'preview'
  | 'choose'
  | 'nextReview'
  | 'approve'
  | 'decline'
  | 'review'
  | 'zoomIn'
  | 'zoomOut'
  | 'turnLeft'
  | 'turnRight'
  | 'nextMatch'
  | 'previousMatch'
  | 'confirmMatch'
  | 'dismissMatch'
  | 'dismissAlike'
  | 'explainMatch'
  | 'undoMatch'
  | 'statusCase'
  | 'commentCase'
  | 'assignCase'
  | 'snoozeCase'
  | 'escalateCase'
  | 'tagCase';

export interface Shortcut {
  /** Id that a component passes to `useShortcut`; `go:<page>` for pages. */
  readonly id: ShortcutName | `go:${string}`;
  /** Keys of the shortcut. `Mod` is Ctrl, or Cmd on a Mac; a space separates consecutive keys: `g h`. */
  readonly keys: string;
  readonly scope: Scope;
  /** True if a control handles the key, so that this entry serves only the help sheet and the test. */
  readonly isOfControl?: boolean;
}

/** Returns all shortcuts; those of pages come after those of the frame. */
export const shortcutsWith = (pages: readonly PageEntry[]): readonly Shortcut[] => [
  { id: 'palette', keys: 'Mod+k', scope: 'everywhere' },
  { id: 'sheet', keys: '?', scope: 'everywhere' },
  ...pages.flatMap(({ name, key }): Shortcut[] =>
    key === undefined ? [] : [{ id: `go:${name}`, keys: `g ${key}`, scope: 'everywhere' }],
  ),
  { id: 'next', keys: 'j', scope: 'list', isOfControl: true },
  { id: 'previous', keys: 'k', scope: 'list', isOfControl: true },
  { id: 'open', keys: 'Enter', scope: 'list', isOfControl: true },
  { id: 'preview', keys: 'Space', scope: 'list', isOfControl: true },
  { id: 'choose', keys: 'x', scope: 'list', isOfControl: true },
  { id: 'nextReview', keys: 'n', scope: 'everywhere' },
  { id: 'approve', keys: 'a', scope: 'inquiry' },
  { id: 'decline', keys: 'd', scope: 'inquiry' },
  { id: 'review', keys: 'r', scope: 'inquiry' },
  { id: 'zoomIn', keys: '+', scope: 'inquiry' },
  { id: 'zoomOut', keys: '-', scope: 'inquiry' },
  { id: 'turnLeft', keys: '[', scope: 'inquiry' },
  { id: 'turnRight', keys: ']', scope: 'inquiry' },
  { id: 'nextMatch', keys: 'j', scope: 'matches' },
  { id: 'previousMatch', keys: 'k', scope: 'matches' },
  { id: 'confirmMatch', keys: 'c', scope: 'matches' },
  { id: 'dismissMatch', keys: 'd', scope: 'matches' },
  { id: 'dismissAlike', keys: '=', scope: 'matches' },
  { id: 'explainMatch', keys: 'e', scope: 'matches' },
  { id: 'undoMatch', keys: 'u', scope: 'matches' },
  { id: 'statusCase', keys: 's', scope: 'case' },
  { id: 'commentCase', keys: 'c', scope: 'case' },
  { id: 'assignCase', keys: 'a', scope: 'case' },
  { id: 'snoozeCase', keys: 'z', scope: 'case' },
  { id: 'escalateCase', keys: 'e', scope: 'case' },
  { id: 'tagCase', keys: 't', scope: 'case' },
];

/**
 * Returns pairs of ids that one key press would trigger together: same keys, or one a prefix of the other, in
 * overlapping scopes.
 */
export function clashes(table: readonly Shortcut[]): string[] {
  const atOnce = (a: Shortcut, b: Shortcut) =>
    a.scope === b.scope || a.scope === 'everywhere' || b.scope === 'everywhere';
  const begins = (a: string, b: string) => a === b || b.startsWith(`${a} `);
  return table.flatMap((one, index) =>
    table
      .slice(index + 1)
      .filter((other) => atOnce(one, other) && (begins(one.keys, other.keys) || begins(other.keys, one.keys)))
      .map((other) => `${one.id} and ${other.id}: ${one.keys}`),
  );
}

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Returns the key press in table notation; null for one that is no shortcut, such as one with Alt. */
export function writtenKey({ key, ctrlKey, metaKey, altKey }: Pressed): string | null {
  if (altKey || key === 'Shift' || key === 'Control' || key === 'Meta') return null;
  const written = key.length === 1 ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${written}` : written;
}

export const isSingle = (keys: string): boolean => !keys.startsWith('Mod+');
