/** Determination of the layout of a zone's lines. */
import { type MrzLayout, td1, td2, td3, visaA, visaB } from './layouts.ts';
import { frenchDrivingLicence, frenchIdentityCard, swissDrivingLicence } from './national-layouts.ts';

const LAYOUTS: readonly MrzLayout[] = [
  td1,
  visaA,
  td3,
  visaB,
  frenchIdentityCard,
  td2,
  swissDrivingLicence,
  frenchDrivingLicence,
];

/** Tests of the lines' beginnings for layouts of the same lengths as others. */
const MARKS: ReadonlyMap<MrzLayout, (lines: readonly string[]) => boolean> = new Map([
  [visaA, (lines: readonly string[]) => (lines[0] ?? '').startsWith('V')],
  [visaB, (lines: readonly string[]) => (lines[0] ?? '').startsWith('V')],
  [frenchIdentityCard, isFrenchIdentityCard],
]);

/** Returns the layout by number and lengths of the lines; null if no known one fits. */
export function layoutOf(lines: readonly string[]): MrzLayout | null {
  const fits = (layout: MrzLayout): boolean =>
    layout.lineLengths.length === lines.length &&
    layout.lineLengths.every((length, index) => lines[index]?.length === length) &&
    (MARKS.get(layout)?.(lines) ?? true);
  return LAYOUTS.find(fits) ?? null;
}

/** True for the French card, which also begins IDFRA; its second line has a name where TD2 has the expiry date. */
function isFrenchIdentityCard(lines: readonly string[]): boolean {
  if (!/^[I1][D0]FRA/.test(lines[0] ?? '')) return false;
  return /^[A-Z]{2}/.test((lines[1] ?? '').slice(13, 15)) || /^[<A-Z]{3}/.test((lines[1] ?? '').slice(24, 27));
}
