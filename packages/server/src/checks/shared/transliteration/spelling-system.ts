/**
 * One system of writing names in Latin letters: rules in the order in which they are tried at each place of a word.
 * Each rule is a regular expression in upper case and its spellings, separated by `|`; an empty spelling drops
 * the letter. A letter that no rule names is kept if it is Latin; otherwise the system cannot write the word.
 */
export interface SpellingSystem {
  readonly name: string;
  readonly rules: readonly (readonly [pattern: string, spellings: string])[];
}

/** Most spellings of a word by one system; names with more alternatives are cut. */
const MOST_SPELLINGS = 64;

interface CompiledRule {
  readonly pattern: RegExp;
  readonly spellings: readonly string[];
}

const compiled = new WeakMap<SpellingSystem, readonly CompiledRule[]>();

function rulesOf(system: SpellingSystem): readonly CompiledRule[] {
  const known = compiled.get(system);
  if (known !== undefined) return known;
  const rules = system.rules.map(([pattern, spellings]) => ({
    pattern: new RegExp(pattern, 'uy'),
    spellings: spellings.split('|'),
  }));
  compiled.set(system, rules);
  return rules;
}

/** Returns the spellings of an upper-case word; empty if the system does not write one of its letters. */
export function spellWord(word: string, system: SpellingSystem): readonly string[] {
  let spelled = [''];
  let at = 0;
  while (at < word.length) {
    const next = spellAt(word, at, rulesOf(system));
    if (next === null) return [];
    spelled = spelled.flatMap((start) => next.spellings.map((end) => start + end)).slice(0, MOST_SPELLINGS);
    at += next.length;
  }
  return spelled;
}

function spellAt(
  word: string,
  at: number,
  rules: readonly CompiledRule[],
): { readonly spellings: readonly string[]; readonly length: number } | null {
  for (const { pattern, spellings } of rules) {
    pattern.lastIndex = at;
    const found = pattern.exec(word)?.[0] ?? '';
    if (found !== '') return { spellings, length: found.length };
  }
  const letter = String.fromCodePoint(word.codePointAt(at) ?? 0);
  return /^[A-Z0-9]$/.test(letter) ? { spellings: [letter], length: 1 } : null;
}

/** Writes one rule per pair of letter and spelling: `Ж:ZH Й:I Ь:`. */
export function letters(pairs: string): readonly (readonly [string, string])[] {
  return pairs
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [letter = '', spelling = ''] = pair.split(':');
      return [letter, spelling];
    });
}
