/** Parser of the value of a label: accepts a text of the label's kind and normalizes it. */
import type { ValueKind } from './models/document-model.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';

const HEIGHT = /(\d)\s*['’′`-]\s*-?\s*(\d{1,2})|(\d{3})\s?CM|(\d)[.,](\d{2})\s?M\b|^(\d)(\d{2})$/i;

const LETTER_LIKE: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B', l: 'I', '|': 'I' };

/** Corrects capitalized words: a small l or a digit in one is a misread letter. */
function mendCapitals(text: string): string {
  return text.replaceAll(/[\p{L}\d|]+/gu, (word) => {
    const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
    const others = word.match(/[^\p{Lu}0158l|]/gu)?.length ?? 0;
    if (capitals < 1 || others > 0 || capitals * 2 < word.length) return word;
    return word.replaceAll(/[0158l|]/g, (character) => LETTER_LIKE[character] ?? character);
  });
}

/** Street, or city with its postal code; names have element numbers of at most one digit before them. */
const PART_OF_ADDRESS = /^\s*\d{2,}\s*\p{L}|\p{L}\s*\d{4,}(?:-\d+)?\s*$/u;

function readName(text: string): string | null {
  if (PART_OF_ADDRESS.test(text)) return null;
  const trimmed = mendCapitals(text)
    .replaceAll(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')
    .replace(/,$/, '');
  if (/^(?:NONE|USA|CANADA)$/.test(trimmed)) return null;
  return /^\p{L}[\p{L}\s.,'’-]*$/u.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : null;
}

/** Number of a Polish licence, grouped with slashes in groups that are not a date. */
const SLASHED_NUMBER = /^(\d{5})\s?\/\s?(\d{2})\s?\/\s?(\d{4})$/;

function readNumber(text: string): string | null {
  const compact = text.trim().replace(SLASHED_NUMBER, '$1$2$3').replaceAll(/[\s-]/g, '').toUpperCase();
  // A long number may have only two digits: an Italian licence number is U1 and any eight characters.
  return /^(?=(?:.*\d){3})[A-Z0-9*]{5,25}$|^(?=(?:.*\d){2})[A-Z0-9]{10,25}$/.test(compact) ? compact : null;
}

function readSex(text: string): string | null {
  const match = /^\W*(M|F|X|MALE|FEMALE)(?:\W|$)/i.exec(text);
  return match ? (match[1] ?? '').charAt(0).toUpperCase() : null;
}

function readHeight(text: string): string | null {
  const match = HEIGHT.exec(text.trim());
  if (!match) return null;
  if (match[3]) return `${match[3]} cm`;
  if (match[4]) return `${match[4]}${match[5]} cm`;
  return `${match[1] ?? match[6]}'${(match[2] ?? match[7] ?? '').padStart(2, '0')}"`;
}

function readStreet(text: string): string | null {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  return /\d/.test(trimmed) && /\p{L}{2}/u.test(trimmed) && trimmed.length >= 5 ? trimmed : null;
}

/** Returns the normalized value; null if the text cannot be one. Dates become YYYY-MM-DD, sex one letter. */
export function readValue(text: string, kind: ValueKind, style: DateStyle): string | null {
  switch (kind) {
    case 'date':
      return readPrintedDate(text, style);
    case 'name':
    case 'given-names':
      return readName(text);
    case 'number':
      return readNumber(text);
    case 'sex':
      return readSex(text);
    case 'height':
      return readHeight(text);
    case 'street':
      return readStreet(text);
    case 'code':
      return /^\s*([A-Z0-9][A-Z0-9 ,/-]{0,14})\s*$/i.exec(text)?.[1]?.trim().toUpperCase() ?? null;
    case 'city':
    case 'text': {
      const trimmed = text.trim();
      return /\p{L}{2}/u.test(trimmed) ? trimmed : null;
    }
  }
}
