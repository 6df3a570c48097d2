import { addDays, addYears } from './calendar-day.ts';
import { LAST_NAMES, MEN, MIDDLE_NAMES, STREETS, WOMEN } from './names.ts';
import { makeRandom, type Random } from './random.ts';
import { drawPostalCode, drawShape, SPECIMEN_STATES, specimenState } from './states.ts';

/** Synthetic adult with all values of a licence, a passport and an identity card. Dates are YYYY-MM-DD. */
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
  /** Two-letter code of the state. */
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
  /** Two-letter code of a state or province; a state is drawn from the seed if absent. */
  readonly subdivision?: string;
  /** Validity; 'expired' sets the end of every document to 10 to 1,500 days before the reference day. */
  readonly validity?: 'valid' | 'expired';
}

/** Default day on which documents are valid. */
export const DEFAULT_AS_OF = '2026-06-15';

interface Validity {
  readonly issueDate: string;
  readonly expirationDate: string;
}

interface Circumstances {
  readonly asOf: string;
  readonly isExpired: boolean;
}

/**
 * Draws a validity of `years` that includes the reference day, with at least 60 days before and after it, or ended
 * before it.
 */
function validity(random: Random, { asOf, isExpired }: Circumstances, years: number): Validity {
  const age = isExpired ? years * 366 + random.integer(10, 1500) : random.integer(60, years * 365 - 60);
  const issueDate = addDays(asOf, -age);
  return { issueDate, expirationDate: addYears(issueDate, years) };
}

function makeLicence(random: Random, subdivision: string, circumstances: Circumstances): Person['licence'] {
  const state = specimenState(subdivision);
  const dates = validity(random, circumstances, state.years);
  return {
    number: drawShape(state.numberShape, random),
    ...dates,
    vehicleClass: subdivision === 'CA' || subdivision === 'TX' ? 'C' : state.country === 'CA' ? '5' : 'D',
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
  const circumstances = { asOf, isExpired: options.validity === 'expired' };
  const youngest = circumstances.isExpired ? 40 : 22;
  const birthdate = addDays(addYears(asOf, -random.integer(youngest, 68)), -random.integer(0, 364));
  return {
    seed,
    firstName: random.pick(sex === 'F' ? WOMEN : MEN),
    middleName: random.chance(0.7) ? random.pick(MIDDLE_NAMES) : null,
    lastName: random.pick(LAST_NAMES),
    suffix: sex === 'M' && random.chance(0.15) ? random.pick(['JR', 'SR', 'III'] as const) : null,
    birthdate,
    birthplace: `${random.pick(SPECIMEN_STATES).name.replace(' STATE', '')}, U.S.A.`,
    sex,
    heightInches: sex === 'F' ? random.integer(60, 70) : random.integer(65, 76),
    weightPounds: random.integer(115, 210),
    eyeColor: random.pick(['BRO', 'BLU', 'GRN', 'HAZ'] as const),
    hairColor: random.pick(['BRO', 'BLK', 'BLN', 'RED'] as const),
    street: `${random.integer(101, 9899)} ${random.pick(STREETS)}`,
    city: state.city,
    subdivision,
    postalCode: drawPostalCode(state, random),
    nationality: 'USA',
    licence: makeLicence(random, subdivision, circumstances),
    passport: { number: random.digits(9), ...validity(random, circumstances, 10) },
    identityCard: { number: random.letters(1) + random.digits(8), ...validity(random, circumstances, 10) },
  };
}
