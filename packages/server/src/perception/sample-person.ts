/** Person on a simulated document if the inquiry has no name (contract, inquiries 14). */
import type { DocumentAttribute } from '@countersign/engines/facts';

export const samplePerson: Readonly<Partial<Record<DocumentAttribute, string>>> = {
  'name-first': 'ALEXANDER',
  'name-middle': 'J',
  'name-last': 'SAMPLE',
  birthdate: '1977-07-17',
  'address-street-1': '600 CALIFORNIA STREET',
  'address-city': 'SAN FRANCISCO',
  'address-subdivision': 'CA',
  'address-postal-code': '94109',
  'document-number': 'I1234562',
  'identification-number': 'I1234562',
  'issuing-authority': 'CA',
  'issuing-subdivision': 'CA',
  'issue-date': '2020-07-17',
  'expiration-date': '2099-07-17',
  sex: 'M',
};
