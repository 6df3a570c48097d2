import { addDays, addYears } from './calendar-day.ts';
import { makeRandom, type Random } from './random.ts';
import { SPECIMEN_STATES, specimenState } from './states.ts';

/** A made-up adult with everything a licence, a passport and an identity card state. Dates are YYYY-MM-DD. */
export interface Person {
  readonly seed: number;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly suffix: 'JR' | 'SR' | 'III' | null;
  readonly birthdate: string;
  readonly birthplace: string;
  readonly sex: 'M' | 'F';
  readonly heightInches: number;
  readonly weightPounds: number;
  readonly eyeColor: 'BRO' | 'BLU' | 'GRN' | 'HAZ';
  readonly hairColor: 'BRO' | 'BLK' | 'BLN' | 'RED';
  readonly street: string;
  readonly city: string;
  /** Two letters of the state. */
  readonly subdivision: string;
  readonly postalCode: string;
  readonly nationality: 'USA';
  readonly licence: {
    readonly number: string;
    readonly issueDate: string;
    readonly expirationDate: string;
    readonly vehicleClass: string;
    readonly restrictions: string;
    readonly endorsements: string;
    /** Document discriminator (AAMVA element DCF). */
    readonly discriminator: string;
  };
  readonly passport: { readonly number: string; readonly issueDate: string; readonly expirationDate: string };
  readonly identityCard: { readonly number: string; readonly issueDate: string; readonly expirationDate: string };
}

export interface PersonOptions {
  /** Day on which all documents are valid, YYYY-MM-DD. */
  readonly asOf?: string;
  /** Two letters of the state; drawn from the seed when absent. */
  readonly subdivision?: string;
}

/** Documents are valid on this day unless the caller names another. */
export const DEFAULT_AS_OF = '2026-06-15';

const WOMEN = [
  'AVERY', 'MARISOL', 'THI LAN', 'SIOBHAN', 'KATARZYNA', 'AALIYAH', 'MEI', 'INGRID', 'PRIYA', 'BEATRIZ', 'NOOR', 'HANNAH',
] as const; // biome-ignore format: a list
const MEN = [
  'JORDAN',
  'MATEO',
  'QUOC',
  'DECLAN',
  'PIOTR',
  'DARNELL',
  'WEI',
  'LARS',
  'ARJUN',
  'THIAGO',
  'YUSUF',
  'SAMUEL',
] as const;
const MIDDLE = ['ANNE', 'LEE', 'MARIE', 'JAMES', 'ROSE', 'ELENA', 'RAY', 'KIM', 'DALE', 'J'] as const;
const LAST = [
  'WHITFIELD',
  'GARCIA LOPEZ',
  'NGUYEN',
  "O'DONNELL",
  'KOWALSKI',
  'WASHINGTON',
  'CHEN',
  'LINDQVIST',
  'RAMANATHAN',
  'SMITH-JONES',
  'AL HADDAD',
  'MCALLISTER',
  'DE LA CRUZ',
  'ABERNATHY',
  'OKONKWO',
  'ROSENTHAL',
] as const;
const STREETS = [
  'MAPLE AVE',
  'OAK ST',
  'RIVERSIDE DR',
  'SUNSET BLVD',
  'CHURCH RD',
  'N LINCOLN WAY',
  'PINE HOLLOW LN',
  'W 4TH ST',
] as const;

interface Validity {
  readonly issueDate: string;
  readonly expirationDate: string;
}

/** A validity of `years` that holds on the reference day, with at least 60 days behind and ahead of it. */
function validity(random: Random, asOf: string, years: number): Validity {
  const issueDate = addDays(asOf, -random.integer(60, years * 365 - 60));
  return { issueDate, expirationDate: addYears(issueDate, years) };
}

function makeLicence(
  random: Random,
  person: { subdivision: string; birthdate: string; asOf: string },
): Person['licence'] {
  const state = specimenState(person.subdivision);
  const dates = validity(random, person.asOf, state.years);
  return {
    number: state.licenceNumber(random),
    ...dates,
    vehicleClass: person.subdivision === 'CA' || person.subdivision === 'TX' ? 'C' : 'D',
    restrictions: random.chance(0.4) ? 'B' : 'NONE',
    endorsements: random.chance(0.15) ? 'M' : 'NONE',
    discriminator: random.digits(8) + random.letters(2) + random.digits(6),
  };
}

/** Draws a person from a seed; the same seed and options always give the same person. */
export function makePerson(seed: number, options: PersonOptions = {}): Person {
  const random = makeRandom(seed, 'person');
  const asOf = options.asOf ?? DEFAULT_AS_OF;
  const subdivision = options.subdivision ?? random.pick(SPECIMEN_STATES).code;
  const state = specimenState(subdivision);
  const sex = random.pick(['F', 'M'] as const);
  const birthdate = addDays(addYears(asOf, -random.integer(22, 68)), -random.integer(0, 364));
  const [city, zipPrefix] = random.pick(state.cities);
  return {
    seed,
    firstName: random.pick(sex === 'F' ? WOMEN : MEN),
    middleName: random.chance(0.7) ? random.pick(MIDDLE) : null,
    lastName: random.pick(LAST),
    suffix: sex === 'M' && random.chance(0.15) ? random.pick(['JR', 'SR', 'III'] as const) : null,
    birthdate,
    birthplace: `${random.pick(SPECIMEN_STATES).name.replace(' STATE', '')}, U.S.A.`,
    sex,
    heightInches: sex === 'F' ? random.integer(60, 70) : random.integer(65, 76),
    weightPounds: random.integer(115, 210),
    eyeColor: random.pick(['BRO', 'BLU', 'GRN', 'HAZ'] as const),
    hairColor: random.pick(['BRO', 'BLK', 'BLN', 'RED'] as const),
    street: `${random.integer(101, 9899)} ${random.pick(STREETS)}`,
    city,
    subdivision,
    postalCode: `${zipPrefix}${String(random.integer(1, 99)).padStart(2, '0')}`,
    nationality: 'USA',
    licence: makeLicence(random, { subdivision, birthdate, asOf }),
    passport: { number: random.digits(9), ...validity(random, asOf, 10) },
    identityCard: { number: random.letters(1) + random.digits(8), ...validity(random, asOf, 10) },
  };
}
