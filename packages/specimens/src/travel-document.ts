/** Values of one travel document, printed and in its zone. */
import {
  composeMrvA,
  composeMrvB,
  composeTd1,
  composeTd2,
  composeTd3,
  type MrzHolder,
} from '@countersign/engines/records';
import type { Person } from './people.ts';
import { makeRandom } from './random.ts';
import { drawShape } from './states.ts';
import { cardIssuer, passportIssuer, type TravelIssuer, travelIssuer, travelName } from './travel-issuers.ts';

export type TravelKind = 'passport' | 'identity-card' | 'td2-card' | 'visa-a' | 'visa-b';

export interface TravelDocument {
  readonly kind: TravelKind;
  readonly issuer: TravelIssuer;
  /** Surname as printed, with diacritics. */
  readonly surname: string;
  readonly givenNames: string;
  readonly number: string;
  /** YYYY-MM-DD, like the other dates. */
  readonly birthdate: string;
  readonly issueDate: string;
  readonly expirationDate: string;
  readonly sex: 'M' | 'F';
  readonly birthplace: string;
  readonly street: string;
  readonly city: string;
  readonly heightCentimetres: number;
  readonly mrzLines: readonly string[];
}

const DOCUMENT_CODES: Readonly<Record<TravelKind, string>> = {
  passport: 'P',
  'identity-card': 'ID',
  'td2-card': 'I',
  'visa-a': 'V',
  'visa-b': 'V',
};

const COMPOSERS: Readonly<Record<TravelKind, (holder: MrzHolder) => readonly string[]>> = {
  passport: composeTd3,
  'identity-card': composeTd1,
  'td2-card': composeTd2,
  'visa-a': composeMrvA,
  'visa-b': composeMrvB,
};

/** Composes the lines of a document's zone. */
export function travelLines(document: Omit<TravelDocument, 'mrzLines'>): readonly string[] {
  return COMPOSERS[document.kind]({
    documentCode: DOCUMENT_CODES[document.kind],
    issuingState: document.issuer.mrzCode,
    nationality: document.issuer.mrzCode,
    surname: document.surname,
    givenNames: document.givenNames,
    documentNumber: document.number,
    birthdate: document.birthdate,
    sex: document.sex,
    expiryDate: document.expirationDate,
  });
}

function issuerOf(kind: TravelKind, seed: number): TravelIssuer {
  return kind === 'identity-card' || kind === 'td2-card' ? cardIssuer(seed) : passportIssuer(seed);
}

/**
 * Makes the document of a person by an issuer chosen by the seed. Unless the issuer is the United States the holder has
 * a name of that country; dates stay the person's own.
 */
export function makeTravelDocument(person: Person, kind: TravelKind, seed: number): TravelDocument {
  const issuer = issuerOf(kind, seed);
  const random = makeRandom(seed, `travel document ${kind}`);
  const { surname, givenNames } = travelName(issuer, person.sex, random);
  const validity = kind === 'passport' ? person.passport : person.identityCard;
  const document = {
    kind,
    issuer,
    surname,
    givenNames,
    number: drawShape(issuer.numberShape, random),
    birthdate: person.birthdate,
    issueDate: validity.issueDate,
    expirationDate: validity.expirationDate,
    sex: person.sex,
    birthplace: random.pick(['ZENITH', 'OSLO', 'PORTO ALEGRE', 'LYON', 'WINDHOEK', 'KINGSTON']),
    street: person.street,
    city: `${person.postalCode} ${person.city}`,
    heightCentimetres: Math.round(person.heightInches * 2.54),
  };
  return { ...document, mrzLines: travelLines(document) };
}

/** Makes the United States passport of a person, with the person's own name and number. */
export function unitedStatesPassport(person: Person): TravelDocument {
  const givenNames = [person.firstName, person.middleName].filter((part) => part !== null).join(' ');
  const document = {
    ...makeTravelDocument(person, 'passport', person.seed),
    issuer: travelIssuer('USA'),
    surname: person.lastName,
    givenNames,
    number: person.passport.number,
    birthplace: person.birthplace,
  };
  return { ...document, mrzLines: travelLines(document) };
}
