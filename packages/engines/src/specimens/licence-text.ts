import { composeAamva } from '../barcode/aamva/compose-aamva.ts';
import type { Person } from './people.ts';
import { specimenState } from './states.ts';

/** The text of the barcode on the back (AAMVA DL/ID Card Design Standard, annex D, version 10, one DL subfile). */
export function licenceText(person: Person): string {
  const { licence } = person;
  return composeAamva({
    kind: 'dl',
    issuerId: specimenState(person.subdivision).issuerId,
    jurisdiction: person.subdivision,
    country: 'US',
    elements: {
      DAQ: licence.number,
      DCS: person.lastName,
      DDE: 'N',
      DAC: person.firstName,
      DDF: 'N',
      ...(person.middleName === null ? {} : { DAD: person.middleName }),
      DDG: 'N',
      DCA: licence.vehicleClass,
      DCB: licence.restrictions,
      DCD: licence.endorsements,
      DBD: licence.issueDate,
      DBB: person.birthdate,
      DBA: licence.expirationDate,
      DBC: person.sex === 'M' ? '1' : '2',
      DAU: `${String(person.heightInches).padStart(3, '0')} in`,
      DAY: person.eyeColor,
      DAG: person.street,
      DAI: person.city,
      DAK: person.postalCode,
      DCF: licence.discriminator,
      ...(person.suffix === null ? {} : { DCU: person.suffix }),
      DAZ: person.hairColor,
      DAW: String(person.weightPounds).padStart(3, '0'),
      DDA: 'F',
    },
  });
}
