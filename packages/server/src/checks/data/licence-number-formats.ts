import type { NumberFormat, NumberFormats } from './number-format.ts';

/** Shapes that were in use before the table was made, whenever they began. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  AK: /^\d{1,7}$/,
  AL: /^\d{1,8}$/,
  AR: /^\d{4,9}$/,
  AZ: /^([A-Z]\d{8}|\d{9})$/,
  CA: /^[A-Z]\d{7}$/,
  CO: /^(\d{9}|[A-Z]\d{3,6}|[A-Z]{2}\d{2,5})$/,
  CT: /^\d{9}$/,
  DC: /^(\d{7}|\d{9})$/,
  DE: /^\d{1,7}$/,
  FL: /^[A-Z]\d{12}$/,
  GA: /^\d{7,9}$/,
  HI: /^([A-Z]\d{8}|\d{9})$/,
  IA: /^(\d{9}|\d{3}[A-Z]{2}\d{4})$/,
  ID: /^([A-Z]{2}\d{6}[A-Z]|\d{9})$/,
  IL: /^[A-Z]\d{11,12}$/,
  IN: /^([A-Z]\d{9}|\d{9,10})$/,
  KS: /^([A-Z]\d{8}|\d{9}|([A-Z]\d){2}[A-Z])$/,
  KY: /^([A-Z]\d{8,9}|\d{9})$/,
  LA: /^\d{1,9}$/,
  MA: /^([A-Z]\d{8}|[A-Z]{2}\d{7}|\d{9})$/,
  MD: /^[A-Z]\d{12}$/,
  ME: /^(\d{7,8}|\d{7}[A-Z])$/,
  MI: /^([A-Z]\d{10}|[A-Z]\d{12})$/,
  MN: /^[A-Z]\d{12}$/,
  MO: /^([A-Z]\d{5,9}|[A-Z]\d{6}R|\d{8}[A-Z]{2}|\d{9}[A-Z]?|\d{3}[A-Z]\d{6})$/,
  MS: /^\d{9}$/,
  MT: /^([A-Z]\d{8}|\d{9}|\d{13,14})$/,
  NC: /^\d{1,12}$/,
  ND: /^([A-Z]{3}\d{6}|\d{9})$/,
  NE: /^[A-Z]\d{3,8}$/,
  NH: /^(\d{2}[A-Z]{3}\d{5}|[A-Z]{3}\d{8})$/,
  NJ: /^[A-Z]\d{14}$/,
  NM: /^\d{8,9}$/,
  NV: /^(\d{9,10}|\d{12}|X\d{8})$/,
  NY: /^(\d{8,9}|\d{16}|[A-Z]\d{7}|[A-Z]\d{18}|[A-Z]{8})$/,
  OH: /^([A-Z]\d{4,8}|[A-Z]{2}\d{3,7}|\d{8})$/,
  OK: /^([A-Z]\d{9}|\d{9})$/,
  OR: /^(\d{1,9}|[A-Z]\d{6}|[A-Z]{2}\d{5})$/,
  PA: /^\d{8}$/,
  RI: /^(\d{7,8}|[A-Z]\d{6})$/,
  SC: /^\d{5,11}$/,
  SD: /^(\d{6,10}|\d{12})$/,
  TN: /^\d{7,9}$/,
  TX: /^\d{7,8}$/,
  UT: /^\d{4,10}$/,
  VA: /^([A-Z]\d{8,11}|\d{9})$/,
  VT: /^(\d{8}|\d{7}A)$/,
  WA: /^(?=.{12}$)[A-Z][A-Z0-9*]{11}$/,
  WI: /^[A-Z]\d{13}$/,
  WV: /^(\d{7}|[A-Z]{1,2}\d{5,6})$/,
  WY: /^\d{9,10}$/,
};

/** Shapes that began later, with the first day on which they were issued. */
const LATER: Readonly<Record<string, readonly NumberFormat[]>> = {
  // Three letters and ten digits since 2026.
  MT: [{ shape: /^[A-Z]{3}\d{10}$/, since: '2026-01-01' }],
};

/**
 * Shapes of driver licence and identification card numbers by US jurisdiction, after removing spaces and hyphens, as the
 * jurisdictions published them. Deliberately wide: older numbers stay valid for years, and a refusal must be right.
 */
export const LICENCE_NUMBER_FORMATS: NumberFormats = {
  knownUntil: '2025-12-31',
  byIssuer: Object.fromEntries(
    Object.entries(SHAPES).map(([issuer, shape]) => [issuer, [{ shape, since: null }, ...(LATER[issuer] ?? [])]]),
  ),
};
