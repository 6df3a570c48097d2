/**
 * Year in which each version of the AAMVA card design standard was published; a card cannot be older than its version.
 */
export const AAMVA_VERSION_YEARS: Readonly<Record<number, number>> = {
  1: 2000,
  2: 2003,
  3: 2005,
  4: 2009,
  5: 2010,
  6: 2011,
  7: 2012,
  8: 2013,
  9: 2016,
  10: 2020,
};
