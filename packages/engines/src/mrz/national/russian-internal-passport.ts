/**
 * Internal passport of Russia since 2011: TD3 that begins PN. Its number is the three digits and the six of the number
 * element with the fourth digit of the series, from the optional data, between them; then follow the day of issue and
 * the code of the authority. It has no expiry. Names are Cyrillic letters, each written as one character of the zone,
 * digits too. Source: Order 851 of the Ministry of Internal Affairs of 16 November 2020, annex; the letters also stand
 * in protei300/RussianDocsOCR.
 */
import { field, type MrzElements, type MrzLayout, replaceFields, td3 } from '../layouts.ts';

/** Each character of the zone, its letter, and the letter's transliteration of Doc 9303 part 3, section 6.B. */
const LETTERS: ReadonlyMap<string, readonly [cyrillic: string, latin: string]> = new Map(
  `AАA BБB VВV GГG DДD EЕE 2ЁE JЖZH ZЗZ IИI QЙI KКK LЛL MМM NНN OОO PПP RРR SСS TТT UУU FФF HХKH CЦTS 3ЧCH 4ШSH WЩSHCH
XЪIE YЫY 9Ь 6ЭE 7ЮIU 8ЯIA`
    .split(/\s/)
    .map((row) => [row.charAt(0), [row.charAt(1), row.slice(2)]]),
);

/** Converts a name of the zone to Cyrillic letters (`alphabet` 0) or Latin ones (1); fillers become spaces. */
function written(name: string, alphabet: 0 | 1): string {
  return [...name]
    .map((character) => LETTERS.get(character)?.[alphabet] ?? ' ')
    .join('')
    .trim();
}

function namesOf({ names = '' }: MrzElements): Readonly<Record<string, string>> {
  const [last = '', first = ''] = names.replace(/<+$/, '').split('<<');
  return {
    'native-name-last': written(last, 0),
    'native-name-first': written(first, 0),
    'name-last': written(last, 1),
    'name-first': written(first, 1),
  };
}

export const russianInternalPassport: MrzLayout = {
  ...td3,
  fields: replaceFields(
    td3,
    [
      field('names', 0, 5, 44, 'alphanumeric'),
      field('optional1', 1, 28, 29, 'digits'),
      field('issueDate', 1, 29, 35, 'digits'),
      field('issuingAuthority', 1, 35, 41, 'digits'),
    ],
    ['optional1', 'names'],
  ),
  marks: ([first = '']) => /^PNRU[S5]/.test(first),
  meaning: {
    documentNumber: ({ documentNumber = '', optional1 = '' }) =>
      documentNumber.slice(0, 3) + optional1 + documentNumber.slice(3),
    attributes: (elements) => ({
      ...namesOf(elements),
      'issuing-authority': (elements.issuingAuthority ?? '').replace(/^(\d{3})(\d{3})$/, '$1-$2'),
    }),
  },
};
