/** Patterns of keys: `*` stands for any characters of one key. Pure. */
import { kebabCase } from '../../lib/casing.ts';

/** True when the pattern stands for this kebab key. */
export type KeyPattern = (key: string) => boolean;

/** `text` may be in any casing. Takes time linear in the key, whatever the pattern. */
export function keyPattern(text: string): KeyPattern {
  const [first = '', ...rest] = kebabCase(text).split('*');
  const last = rest.pop();
  if (last === undefined) return (key) => key === first;
  return (key) => {
    if (key.length < first.length + last.length || !key.startsWith(first) || !key.endsWith(last)) return false;
    let from = first.length;
    for (const part of rest) {
      const at = key.indexOf(part, from);
      if (at < 0 || at + part.length > key.length - last.length) return false;
      from = at + part.length;
    }
    return true;
  };
}
