/** Flat sides of each kind of document, before forging and photographing. */
import { layoutOf } from '@countersign/engines/records';
import { europeanLicenceDate, makeEuropeanLicence } from './european-licence.ts';
import { spoilCheckDigit } from './forge-values.ts';
import { licenceDate } from './licence-front.ts';
import { licenceText } from './licence-text.ts';
import { makePerson, type Person } from './people.ts';
import { makeRandom } from './random.ts';
import { drawEuropeanLicenceFront } from './render-european-licence.ts';
import { drawIdentityCardBack, drawIdentityCardFront } from './render-identity-card.ts';
import { drawLicenceFront, renderLicence } from './render-licence.ts';
import { drawTravelPage } from './render-travel-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { SpecimenRequest } from './specimen.ts';
import { specimenState } from './states.ts';
import { makeTravelDocument, type TravelKind } from './travel-document.ts';
import { travelDate } from './travel-labels.ts';

export type Values = Record<string, string>;

export interface Sides {
  readonly front: RenderedPage;
  readonly back: Buffer | null;
  readonly values: Values;
  readonly barcodeText: string | null;
  readonly mrzLines: readonly string[] | null;
  readonly countryCode: string;
  readonly idClass: string;
  /** Formats YYYY-MM-DD as printed on the front. */
  readonly printDate: (day: string) => string;
}

function dated(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

async function licenceSides(
  request: SpecimenRequest,
  person: Person,
  look: { seed: number; portraitIndex: number },
): Promise<Sides> {
  const random = makeRandom(request.seed, 'licence symbol');
  const version = random.pick([10, 10, 10, 9, 9, 8, 8, 7, 6, 5, 4, 3, 2, 1]);
  const other = makePerson(request.seed + 500_000, { asOf: request.asOf, subdivision: person.subdivision });
  const barcodeText = licenceText(request.forgery === 'mismatched-barcode' ? other : person, version);
  const { country } = specimenState(person.subdivision);
  return {
    front: await drawLicenceFront(person, look),
    back: await renderLicence(person, { ...look, side: 'back', barcodeText }),
    values: dated({
      'name-last': person.lastName,
      'name-first': person.firstName,
      'name-middle': person.middleName ?? '',
      'name-suffix': person.suffix ?? '',
      birthdate: person.birthdate,
      'issue-date': person.licence.issueDate,
      'expiration-date': person.licence.expirationDate,
      'identification-number': person.licence.number,
      'address-street-1': person.street,
      'address-city': person.city,
      'address-subdivision': person.subdivision,
      'address-postal-code': person.postalCode,
    }),
    barcodeText,
    mrzLines: null,
    countryCode: country,
    idClass: 'dl',
    printDate: (day) => licenceDate(day, country),
  };
}

async function travelSides(
  request: SpecimenRequest,
  person: Person,
  look: { seed: number; portraitIndex: number },
): Promise<Sides> {
  const kind = request.kind as TravelKind;
  const genuine = makeTravelDocument(person, kind, request.seed);
  const places = layoutOf(genuine.mrzLines)?.checkDigits ?? [];
  const spoil = request.forgery === 'wrong-check-digit';
  const random = makeRandom(request.seed, 'check digit');
  const document = spoil ? { ...genuine, mrzLines: spoilCheckDigit(genuine.mrzLines, places, random) } : genuine;
  const isCard = kind === 'identity-card';
  return {
    front: isCard ? await drawIdentityCardFront(document, look) : await drawTravelPage(document, look),
    back: isCard ? await drawIdentityCardBack(document, request.seed) : null,
    values: {
      'name-last': document.surname,
      'name-first': document.givenNames,
      birthdate: document.birthdate,
      'issue-date': document.issueDate,
      'expiration-date': document.expirationDate,
      'identification-number': document.number,
    },
    barcodeText: null,
    mrzLines: document.mrzLines,
    countryCode: document.issuer.countryCode,
    idClass: kind === 'passport' ? 'pp' : kind.startsWith('visa') ? 'visa' : 'id',
    printDate: (day) => travelDate(day, document.issuer.dateStyle, document.issuer.languages),
  };
}

async function europeanLicenceSides(
  { seed }: SpecimenRequest,
  person: Person,
  look: { seed: number; portraitIndex: number },
): Promise<Sides> {
  const licence = makeEuropeanLicence(person, seed);
  const { countryCode } = licence.issuer;
  return {
    front: await drawEuropeanLicenceFront(licence, look),
    back: null,
    values: {
      'name-last': licence.surname,
      'name-first': licence.givenNames,
      birthdate: licence.birthdate,
      'issue-date': licence.issueDate,
      'expiration-date': licence.expirationDate,
      'identification-number': licence.number.replaceAll(/[ -]/g, ''),
    },
    barcodeText: null,
    mrzLines: null,
    countryCode,
    idClass: 'dl',
    printDate: (day) => europeanLicenceDate(day, countryCode),
  };
}

/** Draws the sides of the requested kind; `utility-bill` has none. */
export function sidesOf(
  request: SpecimenRequest,
  person: Person,
  look: { seed: number; portraitIndex: number },
): Promise<Sides> {
  if (request.kind === 'licence') return licenceSides(request, person, look);
  if (request.kind === 'european-licence') return europeanLicenceSides(request, person, look);
  return travelSides(request, person, look);
}
