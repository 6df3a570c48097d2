/** Short form of an id that a person can read out, such as 7K4-92Q. */

const length = 6;

/** Letters that look like digits count as those (Crockford, Base32: decoding). */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const plain = (text: string): string => text.toUpperCase().replace(/[OIL]/g, (letter) => lookAlikes[letter] ?? letter);

/** Returns the last six characters of an id as two groups of three, in capitals. Two ids may rarely have the same number. */
export function spokenNumber(id: string): string {
  const text = plain(id.slice(-length));
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}

/** Returns the six characters of a typed number, as {@link spokenNumber} writes them; null if the text is none. */
export function readSpokenNumber(text: string): string | null {
  const match = /^([0-9a-z]{3})[\s-]?([0-9a-z]{3})$/i.exec(text.trim());
  return match === null ? null : plain(`${match[1]}${match[2]}`);
}
