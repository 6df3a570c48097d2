import { composeTd1, composeTd3 } from '../mrz/compose-mrz.ts';
import { textPath } from './fonts.ts';
import type { IdentityCardIssuer } from './identity-card-issuers.ts';
import type { Person } from './people.ts';

function givenNames(person: Person): string {
  return [person.firstName, person.middleName].filter((part) => part !== null).join(' ');
}

/** Both lines of a United States passport. */
export function passportLines(person: Person): readonly string[] {
  return composeTd3({
    documentCode: 'P',
    issuingState: 'USA',
    nationality: 'USA',
    surname: person.lastName,
    givenNames: givenNames(person),
    documentNumber: person.passport.number,
    birthdate: person.birthdate,
    sex: person.sex,
    expiryDate: person.passport.expirationDate,
  });
}

/** The three lines of an identity card whose holder is a national of the issuer. */
export function identityCardLines(person: Person, issuer: IdentityCardIssuer): readonly string[] {
  return composeTd1({
    documentCode: 'ID',
    issuingState: issuer.mrzCode,
    nationality: issuer.mrzCode,
    surname: person.lastName,
    givenNames: givenNames(person),
    documentNumber: person.identityCard.number,
    birthdate: person.birthdate,
    sex: person.sex,
    expiryDate: person.identityCard.expirationDate,
  });
}

/** Advance of OCR-B as a share of the em. */
const OCR_B_ADVANCE = 0.723;

/**
 * The lines in OCR-B as SVG content: 10 characters an inch, lines 6.35 mm apart (ICAO Doc 9303 part 3, 4.2).
 *
 * @param pixelsAMillimetre scale of the page
 * @param lastBaseline baseline of the last line, pixels from the top
 */
export function drawMrz(
  lines: readonly string[],
  left: number,
  lastBaseline: number,
  pixelsAMillimetre: number,
): string {
  const pitch = 2.54 * pixelsAMillimetre;
  return lines
    .map((line, index) =>
      textPath(line, left, lastBaseline - (lines.length - 1 - index) * 6.35 * pixelsAMillimetre, {
        font: 'ocr-b',
        size: pitch / OCR_B_ADVANCE,
        fill: '#141414',
        pitch,
      }),
    )
    .join('');
}
