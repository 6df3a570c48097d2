/** Month of a small shop: 120 inquiries in every status, for pages with realistic data. */
import type { InquiryStatus } from '../../src/resources/verification/inquiries/inquiry.ts';
import { inquiryIn, simulate } from './inquiries.ts';
import type { TestService } from './service.ts';

const people = 120;
const daySeconds = 86_400;
const days = 30;

const firstNames = ['Amara', 'Björn', 'Chiara', 'Dmitri', 'Élodie', 'Fatima', 'Gustavo', 'Hana', 'Ingrid', 'João'];
const lastNames = ['Okafor', 'Lindqvist', 'Ferrari', 'Petrov', 'Moreau', 'al-Sayed', 'Hernández', 'Novák', 'Berg'];
const cities = ['Lagos', 'Göteborg', 'Torino', 'Sofia', 'Lyon', 'Cairo', 'Bogotá'];

/** Ends of old inquiries, none of which waits for weeks. Used in rotation. */
const ends: readonly InquiryStatus[] = [
  'approved',
  'approved',
  'declined',
  'approved',
  'expired',
  'approved',
  'failed',
];

/** Actions on inquiries of the last two days. */
const underWay: readonly (readonly string[])[] = [
  ['start_inquiry', 'create_failed_verification', 'mark_for_review_inquiry'],
  ['start_inquiry', 'create_passed_verification', 'complete_inquiry', 'approve_inquiry'],
  [],
  ['start_inquiry'],
  ['start_inquiry', 'create_failed_verification', 'complete_inquiry', 'decline_inquiry'],
];

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function attributesOf(index: number) {
  const year = 1955 + ((index * 7) % 48);
  const month = String(1 + ((index * 5) % 12)).padStart(2, '0');
  const day = String(1 + ((index * 11) % 28)).padStart(2, '0');
  return {
    'reference-id': `customer-${1000 + index}`,
    fields: {
      'name-first': nth(firstNames, index),
      'name-last': nth(lastNames, index * 2 + Math.floor(index / firstNames.length)),
      birthdate: `${year}-${month}-${day}`,
      'address-city': nth(cities, index),
      'email-address': `customer-${1000 + index}@example.com`,
    },
  };
}

/** Creates them over the last thirty days; afterwards the clock of the service is where it was. */
export async function addManyPeople(service: TestService): Promise<void> {
  const step = (days * daySeconds) / people;
  service.clock.forward(-days * daySeconds);
  for (let index = 0; index < people; index += 1) {
    service.clock.forward(step);
    const isRecent = index >= people - 2 * underWay.length;
    const id = await inquiryIn(service, isRecent ? 'created' : nth(ends, index), attributesOf(index));
    const actions = isRecent ? nth(underWay, index) : [];
    if (actions.length > 0) await simulate(service, id, ...actions);
  }
}
