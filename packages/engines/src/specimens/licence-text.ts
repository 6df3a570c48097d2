import type { Person } from './people.ts';
import { specimenState } from './states.ts';

/** MMDDCCYY, the order of US issuers. */
function barcodeDate(day: string): string {
  return `${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(0, 4)}`;
}

function elements(person: Person): readonly (readonly [id: string, value: string])[] {
  const { licence } = person;
  return [
    ['DAQ', licence.number],
    ['DCS', person.lastName],
    ['DDE', 'N'],
    ['DAC', person.firstName],
    ['DDF', 'N'],
    ['DAD', person.middleName ?? 'NONE'],
    ['DDG', 'N'],
    ['DCA', licence.vehicleClass],
    ['DCB', licence.restrictions],
    ['DCD', licence.endorsements],
    ['DBD', barcodeDate(licence.issueDate)],
    ['DBB', barcodeDate(person.birthdate)],
    ['DBA', barcodeDate(licence.expirationDate)],
    ['DBC', person.sex === 'M' ? '1' : '2'],
    ['DAU', `${String(person.heightInches).padStart(3, '0')} in`],
    ['DAY', person.eyeColor],
    ['DAG', person.street],
    ['DAI', person.city],
    ['DAJ', person.subdivision],
    ['DAK', `${person.postalCode}0000  `],
    ['DCF', licence.discriminator],
    ['DCG', 'USA'],
    ...(person.suffix === null ? [] : [['DCU', person.suffix] as const]),
    ['DAZ', person.hairColor],
    ['DAW', String(person.weightPounds)],
    ['DDA', 'F'],
  ];
}

/** The text of the barcode on the back (AAMVA DL/ID Card Design Standard, annex D, version 10, one DL subfile). */
export function licenceText(person: Person): string {
  const body = elements(person).map(([id, value]) => `${id}${value}\n`);
  const subfile = `DL${body.join('').slice(0, -1)}\r`;
  const offset = 31;
  const designator = `DL${String(offset).padStart(4, '0')}${String(subfile.length).padStart(4, '0')}`;
  return `@\n\x1e\rANSI ${specimenState(person.subdivision).issuerId}100001${designator}${subfile}`;
}
