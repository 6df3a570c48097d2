/** Details that a simulated individual types or has on a chip: the inquiry's values, else the sample person's. Pure. */

import { isRecordKind } from '../../../checks/check.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { PersonFields } from '../../../perception/perception.ts';
import { samplePerson } from '../../../perception/sample-person.ts';
import { recordFields, recordSourceOf, type SimulatedKind } from '../inquiry-templates/index.ts';
import { fieldOfDetail } from '../verifications/index.ts';

type Values = Readonly<Record<string, string>>;

type DetailKind = Exclude<SimulatedKind, 'document'>;

const sample: Values = {
  ...samplePerson,
  'name-full': 'ALEXANDER SAMPLE',
  'phone-number': '+14155555555',
  'email-address': 'alexanderjsample@example.com',
  cpf: '52998224725',
  tin: '123456789',
  'tin-type': 'ssn',
  'confirmation-code': '123456',
};

/** Sample values by kind: eCBSV needs a nine-digit number, which the sample licence does not have. */
const ofKind: Readonly<Partial<Record<DetailKind, Values>>> = {
  'database-ecbsv': { 'identification-number': '123456789' },
};

const others: Readonly<Partial<Record<DetailKind, readonly string[]>>> = {
  database: ['name-middle', 'phone-number', 'email-address', 'identification-number'],
  'database-standard': ['name-middle', 'phone-number', 'email-address'],
  'database-ecbsv': ['email-address'],
  'database-phone-carrier': [
    'birthdate',
    'address-street-1',
    'address-city',
    'address-subdivision',
    'address-postal-code',
  ],
  'database-serpro': ['name-full'],
  'email-address': ['email-address', 'confirmation-code'],
  'phone-number': ['phone-number', 'confirmation-code'],
  'government-id-nfc': [
    'name-first',
    'name-last',
    'birthdate',
    'expiration-date',
    'identification-number',
    'sex',
    'address-street-1',
    'address-city',
    'address-subdivision',
    'address-postal-code',
  ],
};

const namesOf = (kind: DetailKind): readonly string[] => {
  const asked = isRecordKind(kind) ? recordFields[kind].usual : [];
  return [...new Set([...asked, ...(others[kind] ?? [])])];
};

/** Returns the details. `at` is the time of the signature, for kinds that have one. */
export function simulatedDetails(kind: DetailKind, fields: PersonFields, at: Date): Values {
  const known = namesOf(kind).flatMap((name) => {
    const value = fields[fieldOfDetail(kind, name)] || (ofKind[kind]?.[name] ?? sample[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const signature = { 'signature-timestamp': isoTimestamp(at), 'signature-ip': '127.0.0.1' };
  return { ...Object.fromEntries(known), ...(recordSourceOf(kind).isSigned ? signature : {}) };
}

/** Returns the country of a single-country kind, else the chosen one. */
export const countryOf = (kind: DetailKind, selected: string | null): string | null =>
  recordSourceOf(kind).country ?? selected;
