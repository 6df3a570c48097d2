import { letters, type SpellingSystem } from './spelling-system.ts';

const ALPHABET =
  'Α:A Β:V Γ:G Δ:D Ε:E Ζ:Z Η:I Θ:TH Ι:I Κ:K Λ:L Μ:M Ν:N Ξ:X Ο:O Π:P Ρ:R Σ:S Τ:T Υ:Y Φ:F Χ:CH Ψ:PS Ω:O Ϊ:I Ϋ:Y';

/** Υ after Α, Ε and Η sounds as F before voiceless letters and at the end, else as V. */
const DIPHTHONGS: readonly (readonly [string, string])[] = [
  ['ΟΥ', 'OU'],
  ['(?<=[ΑΕΗ])Υ(?=[ΘΚΞΠΣΤΦΧΨ]|$)', 'F'],
  ['(?<=[ΑΕΗ])Υ', 'V'],
];

const NASALS: readonly (readonly [string, string])[] = [
  ['ΓΓ', 'NG'],
  ['ΓΞ', 'NX'],
  ['ΓΧ', 'NCH'],
];

/**
 * Systems in which Greek names are written in travel documents of Greece and Cyprus. Accents are removed before, and a
 * diaeresis keeps its letter from forming a diphthong with the one before.
 */
export const GREEK: readonly SpellingSystem[] = [
  {
    name: 'ELOT 743, second edition; ISO 843:1997, type 2',
    rules: [['^ΜΠ', 'B'], ['ΜΠ$', 'B'], ...DIPHTHONGS, ...NASALS, ...letters(ALPHABET)],
  },
  { name: 'ELOT 743, ΜΠ by its letters', rules: [...DIPHTHONGS, ...NASALS, ...letters(ALPHABET)] },
  {
    name: 'ISO 843:1997, type 1',
    rules: [['ΟΥ', 'OU'], ['(?<=[ΑΕΗ])Υ', 'U'], ...letters(`Γ(?=[ΓΚΞΧ]):G ${ALPHABET}`)],
  },
  {
    name: 'older passports, by sound',
    rules: [
      ['^ΜΠ', 'B'],
      ['ΜΠ', 'MP|B|MB'],
      ['^ΝΤ', 'D|NT'],
      ['ΝΤ', 'NT|D|ND'],
      ['^ΓΚ', 'G|GK'],
      ...DIPHTHONGS,
      ...NASALS,
      ...letters(`Η:I|E Υ:Y|I Χ:H|CH|KH Φ:PH|F Ξ:X|KS Β:V|B ${ALPHABET}`),
    ],
  },
];
