import type { Random } from './random.ts';

/** What a specimen needs to know of a US state to look and number like one. */
export interface SpecimenState {
  readonly code: string;
  readonly name: string;
  /** AAMVA issuer identification number. */
  readonly issuerId: string;
  /** City with the first three digits of its postal codes. */
  readonly cities: readonly (readonly [city: string, zipPrefix: string])[];
  /** Years between issue and expiry. */
  readonly years: number;
  licenceNumber(random: Random): string;
}

/** States of the specimens; number shapes as the states publish them. */
export const SPECIMEN_STATES: readonly SpecimenState[] = [
  {
    code: 'CA',
    name: 'CALIFORNIA',
    issuerId: '636014',
    cities: [
      ['SACRAMENTO', '958'],
      ['FRESNO', '937'],
      ['SAN DIEGO', '921'],
    ],
    years: 5,
    licenceNumber: (random) => random.letters(1) + random.digits(7),
  },
  {
    code: 'NY',
    name: 'NEW YORK STATE',
    issuerId: '636001',
    cities: [
      ['ALBANY', '122'],
      ['BUFFALO', '142'],
      ['SYRACUSE', '132'],
    ],
    years: 8,
    licenceNumber: (random) => random.digits(9),
  },
  {
    code: 'TX',
    name: 'TEXAS',
    issuerId: '636015',
    cities: [
      ['AUSTIN', '787'],
      ['EL PASO', '799'],
      ['HOUSTON', '770'],
    ],
    years: 8,
    licenceNumber: (random) => random.digits(8),
  },
  {
    code: 'FL',
    name: 'FLORIDA',
    issuerId: '636010',
    cities: [
      ['TAMPA', '336'],
      ['ORLANDO', '328'],
      ['MIAMI', '331'],
    ],
    years: 8,
    licenceNumber: (random) => random.letters(1) + random.digits(12),
  },
  {
    code: 'PA',
    name: 'PENNSYLVANIA',
    issuerId: '636025',
    cities: [
      ['HARRISBURG', '171'],
      ['ERIE', '165'],
    ],
    years: 4,
    licenceNumber: (random) => random.digits(8),
  },
  {
    code: 'CO',
    name: 'COLORADO',
    issuerId: '636020',
    cities: [
      ['DENVER', '802'],
      ['BOULDER', '803'],
    ],
    years: 5,
    licenceNumber: (random) => random.digits(9),
  },
  {
    code: 'OH',
    name: 'OHIO',
    issuerId: '636023',
    cities: [
      ['COLUMBUS', '432'],
      ['DAYTON', '454'],
    ],
    years: 4,
    licenceNumber: (random) => random.letters(2) + random.digits(6),
  },
  {
    code: 'AZ',
    name: 'ARIZONA',
    issuerId: '636026',
    cities: [
      ['PHOENIX', '850'],
      ['TUCSON', '857'],
    ],
    years: 8,
    licenceNumber: (random) => random.letters(1) + random.digits(8),
  },
];

/** Finds a state of the specimens by its two letters; throws when the specimens have none. */
export function specimenState(code: string): SpecimenState {
  const state = SPECIMEN_STATES.find((candidate) => candidate.code === code);
  if (state === undefined) throw new RangeError(`no specimen state ${code}`);
  return state;
}
