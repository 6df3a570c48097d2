/**
 * Marks of specimen documents that authorities publish: printed words, issuing states that do not exist, and numbers of
 * well-known pictures.
 */

/** Whole folded words that only a specimen has. */
export const SPECIMEN_WORDS: ReadonlySet<string> = new Set([
  'SPECIMEN',
  'SPECIMENT',
  'ESPECIMEN',
  'MUSTERMANN',
  'MUSTERFRAU',
  'FACSIMILE',
]);

/** Issuing states of ICAO Doc 9303 that are no real state. */
export const SPECIMEN_STATES: ReadonlySet<string> = new Set(['UTO', 'XXU']);

/** Folded document numbers of published pictures (passport card, passport and licence samples of their issuers). */
export const SPECIMEN_NUMBERS: ReadonlySet<string> = new Set([
  'L898902C3',
  'L898902C',
  'D23145890',
  'C01X00T47',
  'C01X0006H',
  'L01X00T47',
  'T220001293',
  'SPECI2014',
  'SPECI2021',
]);
