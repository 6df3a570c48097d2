/** Names that one text gives: a company with its former or trading name, or with another in brackets. Pure. */

/** Words between two names of one bearer, in the languages of registers. A bare `aka` may be a surname. */
const markers = [
  '(?:formerly|previously)(?:\\s+(?:known|called|named|trading|traded)(?:\\s+as)?)?',
  '(?:also|now|better|commonly)\\s+known\\s+as',
  '(?:doing|carrying\\s+on)\\s+business\\s+as',
  '(?:trading|operating|traded)\\s+as',
  '[afnp][./]k[./]a\\.?|[fn]ka',
  'd[./]b[./]a\\.?|dba|[to]/a',
  'alias|ehemals|vormals|früher|anciennement|anteriormente|già|voorheen|tidligere|tidigare|dawniej|ранее|бывш\\p{L}*',
];
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };
const marker = new RegExp(`${edge.before}(?:${markers.join('|')})${edge.after}[\\s:,-]*`, 'giu');
/** Matches `ex` before a name, but not at the start: Ex Libris is a name. */
const exBefore = /(?<=[\p{L}\p{N}.][\s,;(]*[\s,;(])ex[-\s.]+(?=\p{L})/giu;
const brackets = /[([{（［]([^()[\]{}（）［］]*)[)\]}）］]/gu;
/** Character that no name has, in place of a marker. */
const between = '\u0001';

/** Returns true for the first letters of the words: `IRISL` of Islamic Republic of Iran Shipping Lines. */
function isAcronymOf(short: string, long: string): boolean {
  const initials = (long.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word[0]?.toUpperCase() ?? '');
  if (!/^\p{Lu}{3,}$/u.test(short)) return false;
  let at = 0;
  for (const initial of initials) if (initial === short[at]) at += 1;
  return at === short.length;
}

/**
 * Returns the names in order; empty if the text contains only one name. Text in brackets is a name if it follows a
 * marker, is an acronym of the rest, or `isName` accepts it. Otherwise it belongs to the name: Bank of China
 * (Singapore).
 */
export function namesWithin(text: string, isName: (inBrackets: string) => boolean): string[] {
  const marked = text.replaceAll(marker, between).replaceAll(exBefore, between);
  const named: string[] = [];
  const outside = marked.replaceAll(brackets, (all, inside: string) => {
    if (inside.includes(between)) return `${between}${inside}${between}`;
    if (!isAcronymOf(inside.trim(), marked.replace(all, ' ')) && !isName(inside)) return all;
    named.push(inside);
    return ' ';
  });
  if (outside === text) return [];
  const pieces = [...outside.split(between), ...named].map((each) =>
    each.replaceAll(/^[\s,;:/–-]+|[\s,;:/–([{-]+$/gu, '').trim(),
  );
  return [...new Set(pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)))];
}
