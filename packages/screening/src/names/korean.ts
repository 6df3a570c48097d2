/**
 * Korean names in several romanisations → one key: Revised Romanization, McCune-Reischauer and personal spellings.
 * Pure.
 */

const rules: readonly (readonly [RegExp, string])[] = [
  [/ee|ui/g, 'i'],
  [/eo|eu|oo|ou|u/g, 'o'],
  [/ae|ai/g, 'e'],
  [/hw|wh/g, 'w'],
  [/ch|j/g, 'c'],
  [/g(?!$|[^aeiowy])/g, 'k'],
  [/^g/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/sh/g, 's'],
  [/([aeio])h/g, '$1'],
  [/r/g, 'l'],
  [/oo+/g, 'o'],
];

/** Matches possible Korean syllables: at most three, each with a vowel. */
const korean =
  /^(?:(?:ch|sh|hw|wh|ky|gy|py|by|my|ny|ry|hy|[bcdghjkmnprstwy])?(?:yeo|yae|eo|eu|ee|oo|ou|ae|ui|wa|wo|[aeiouy][aeiou]?)h?(?:ng|[nmklprt])?){1,3}$/;

/** Returns the key; null for a word that cannot be Korean. */
export function koreanKey(text: string): string | null {
  if (text.length < 3 || text.length > 14 || !korean.test(text)) return null;
  let key = text;
  for (const [from, to] of rules) key = key.replaceAll(from, to);
  return key;
}
