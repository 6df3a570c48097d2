/** Patterns of keys: `*` matches any characters of one key. Pure. */
import { kebabCase } from '../../lib/casing.ts';

/** Returns true if the pattern matches this kebab key. */
export type KeyPattern = (key: string) => boolean;

/** Compiles a pattern in any casing. Matching takes time linear in the key for every pattern. */
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
