import { composeAamva } from '@countersign/engines/records';
import type { Person } from './people.ts';
import { specimenState } from './states.ts';

function given(person: Person): readonly string[] {
  return [person.firstName, person.middleName].filter((part) => part !== null);
}

/**
 * Returns the name in the elements of a version. Version 1 has one element for the whole name; versions 2 and 3 have
 * one element for all given names.
 */
function nameElements(person: Person, version: number): Record<string, string> {
  const suffix: Record<string, string> = person.suffix === null ? {} : { DCU: person.suffix };
  if (version === 1) {
    const parts = [person.lastName, person.firstName, person.middleName ?? '', person.suffix ?? ''];
    return { DAA: parts.join(',').replace(/,+$/, '') };
  }
  if (version <= 3) return { DCS: person.lastName, DCT: given(person).join(','), ...suffix };
  const middle: Record<string, string> = person.middleName === null ? {} : { DAD: person.middleName };
  return { DCS: person.lastName, DDE: 'N', DAC: person.firstName, DDF: 'N', ...middle, DDG: 'N', ...suffix };
}

function classElements(person: Person, version: number): Record<string, string> {
  const { vehicleClass, restrictions, endorsements } = person.licence;
  return version === 1
    ? { DAR: vehicleClass, DAS: restrictions, DAT: endorsements }
    : { DCA: vehicleClass, DCB: restrictions, DCD: endorsements };
}

function heightElement(person: Person, version: number, country: 'US' | 'CA'): string {
  if (country === 'CA') return `${Math.round(person.heightInches * 2.54)} cm`;
  if (version > 1) return `${String(person.heightInches).padStart(3, '0')} in`;
  return `${Math.floor(person.heightInches / 12)}${String(person.heightInches % 12).padStart(2, '0')}`;
}

/**
 * Composes the text of the barcode on the back (AAMVA DL/ID Card Design Standard, annex D), one DL subfile; version 10
 * by default.
 */
export function licenceText(person: Person, version = 10): string {
  const { licence } = person;
  const { issuerId, country } = specimenState(person.subdivision);
  return composeAamva({
    kind: 'dl',
    issuerId,
    jurisdiction: person.subdivision,
    version,
    country,
    elements: {
      DAQ: licence.number,
      ...nameElements(person, version),
      ...classElements(person, version),
      DBD: licence.issueDate,
      DBB: person.birthdate,
      DBA: licence.expirationDate,
      DBC: version === 1 ? person.sex : person.sex === 'M' ? '1' : '2',
      DAU: heightElement(person, version, country),
      DAY: person.eyeColor,
      DAG: person.street,
      DAI: person.city,
      DAK: person.postalCode,
      DAZ: person.hairColor,
      DAW: String(person.weightPounds).padStart(3, '0'),
      ...(version === 1 ? {} : { DCF: licence.discriminator }),
      ...(version < 4 ? {} : { DDA: 'F' }),
    },
  });
}
