/** Keyboard navigation in a list. */

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const page = 10;

/** Returns the index of the row that a key moves to, null for other keys. */
export function nextRow({ key, ctrlKey, metaKey, altKey }: Pressed, index: number, count: number): number | null {
  if (ctrlKey || metaKey || altKey || count === 0) return null;
  const within = (wanted: number) => Math.max(0, Math.min(count - 1, wanted));
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return within(index + 1);
    case 'ArrowUp':
    case 'k':
      return within(index - 1);
    case 'PageDown':
      return within(index + page);
    case 'PageUp':
      return within(index - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
