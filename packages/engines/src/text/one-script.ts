/**
 * Normalization of words to one script. Half of the Greek capitals look like Latin ones, and a recognizer with both
 * scripts sometimes mixes them within a word.
 */

/** Pairs of capitals that look the same, Greek first. */
const ALIKE = ['ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN', 'ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX'] as const;
const TO_LATIN = new Map(ALIKE.map(([greek = '', latin = '']) => [greek, latin]));
const TO_GREEK = new Map(ALIKE.map(([greek = '', latin = '']) => [latin, greek]));

const isGreek = (letter: string): boolean => /\p{Script=Greek}/u.test(letter);
const isLatin = (letter: string): boolean => /\p{Script=Latin}/u.test(letter);

interface Letters {
  readonly greek: number;
  /** Number of Greek letters without a similar Latin one. */
  readonly onlyGreek: number;
  readonly onlyLatin: number;
}

function lettersOf(text: string): Letters {
  const letters = [...text];
  return {
    greek: letters.filter(isGreek).length,
    onlyGreek: letters.filter((letter) => isGreek(letter) && !TO_LATIN.has(letter)).length,
    onlyLatin: letters.filter((letter) => isLatin(letter) && !TO_GREEK.has(letter)).length,
  };
}

function mapped(word: string, to: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => to.get(letter) ?? letter).join('');
}

/** Returns the text with every word in Greek or in Latin letters, decided by the letters that only one script has. */
export function oneScript(text: string): string {
  const line = lettersOf(text);
  if (line.greek === 0) return text;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const { greek, onlyGreek, onlyLatin } = lettersOf(word);
    if (onlyGreek > onlyLatin) return mapped(word, TO_GREEK);
    const isWhollyAlike = onlyGreek === 0 && onlyLatin === 0 && line.onlyGreek > 0;
    return greek === 0 || isWhollyAlike ? word : mapped(word, TO_LATIN);
  });
}
