/** Categories of adverse media, and their assignment to a text by words. Pure. */
import {
  categoryWords,
  languages,
  languageWords,
  type MediaCategory,
  type MediaLanguage,
  mediaCategories,
} from './category-words.ts';

/** Returns small letters without marks, words separated by one blank. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const wordsPattern = (words: readonly string[]): RegExp =>
  new RegExp(` (?:${words.map((each) => each.replaceAll('*', '\\p{L}*')).join('|')})(?= )`, 'u');

const cache = new Map<string, RegExp>();

function patternOf(category: MediaCategory, language: MediaLanguage): RegExp {
  const key = `${category} ${language}`;
  const known = cache.get(key) ?? wordsPattern(categoryWords[category][language]);
  cache.set(key, known);
  return known;
}

const leastWords = 2;

/** Guesses the language by its commonest words; null for a text in none of the languages, or one that is too short. */
function guessLanguage(text: string): MediaLanguage | null {
  const counts = languages.map((language) => {
    const among = new Set(languageWords[language]);
    return { language, count: text.split(' ').filter((word) => among.has(word)).length };
  });
  counts.sort((left, right) => right.count - left.count);
  const [first, second] = counts;
  if (first === undefined || second === undefined) return null;
  return first.count >= leastWords && first.count > second.count ? first.language : null;
}

export interface Sorted {
  readonly language: MediaLanguage | null;
  readonly categories: readonly MediaCategory[];
}

/**
 * Sorts a text into categories. `declared` is the language in the feed, `en-GB`. A text of unknown language is read in
 * all of them.
 */
export function sortByCategory(text: string, declared: string | null): Sorted {
  const words = plain(text);
  const said = languages.find((language) => language === declared?.slice(0, 2).toLowerCase()) ?? null;
  const isOther = declared !== null && declared !== '' && said === null;
  const language = said ?? (isOther ? null : guessLanguage(words));
  if (isOther) return { language: null, categories: [] };
  const read = language === null ? languages : [language];
  const categories = mediaCategories.filter((category) => read.some((each) => patternOf(category, each).test(words)));
  return { language, categories };
}
