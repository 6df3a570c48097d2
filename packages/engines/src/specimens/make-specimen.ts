/** Composes one specimen from a request: person, document, forgery, photographs and selfies. */
import { layoutOf } from '../mrz/layout-of.ts';
import { capture } from './capture-sides.ts';
import { forgeValue, spoilCheckDigit } from './forge-values.ts';
import { licenceDate } from './licence-front.ts';
import type { Area } from './licence-layout.ts';
import { licenceText } from './licence-text.ts';
import { makePerson, type Person } from './people.ts';
import { fieldBox } from './printed-field.ts';
import { makeRandom, type Random } from './random.ts';
import { drawIdentityCardBack, drawIdentityCardFront } from './render-identity-card.ts';
import { drawLicenceFront, renderLicence } from './render-licence.ts';
import { renderSelfie } from './render-selfie.ts';
import { drawTravelPage } from './render-travel-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import type { Specimen, SpecimenRequest, SpecimenTruth } from './specimen.ts';
import { SPECIMEN_JURISDICTIONS, specimenState } from './states.ts';
import { swapPortrait, typeOver } from './tamper.ts';
import { makeTravelDocument, type TravelKind } from './travel-document.ts';
import { travelDate } from './travel-labels.ts';
import { makeUtilityBill } from './utility-bill.ts';

type Values = Record<string, string>;

/** The flat sides before they are photographed. */
interface Sides {
  readonly front: RenderedPage;
  readonly back: Buffer | null;
  readonly values: Values;
  readonly barcodeText: string | null;
  readonly mrzLines: readonly string[] | null;
  readonly countryCode: string;
  readonly idClass: string;
  /** YYYY-MM-DD as the front prints it. */
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

interface Forged {
  readonly front: Buffer;
  /** What is drawn anew in the photograph of the genuine page; null when the page itself is forged, or nothing is. */
  readonly retouched: Area | null;
  readonly values: Values;
  readonly edited: SpecimenTruth['edited'];
}

async function forgeFront(sides: Sides, request: SpecimenRequest, random: Random): Promise<Forged> {
  const { front, values } = sides;
  const isInPhotograph = request.forgery === 'retouched-field' || request.forgery === 'retouched-portrait';
  if (request.forgery === 'swapped-portrait' || request.forgery === 'retouched-portrait') {
    const swapped = await swapPortrait(front, request.seed + 3, random);
    return { front: swapped, values, edited: null, retouched: isInPhotograph ? front.portrait : null };
  }
  if (request.forgery !== 'edited-field' && request.forgery !== 'retouched-field')
    return { front: front.png, values, edited: null, retouched: null };
  const edited = forgeValue(values, random);
  const field = front.fields.find(({ attribute }) => attribute === edited.attribute);
  if (field === undefined) throw new Error(`the front prints no ${edited.attribute}`);
  const printed = /^\d{4}-\d{2}-\d{2}$/.test(edited.to) ? sides.printDate(edited.to) : edited.to;
  return {
    front: await typeOver(front, field, printed, random),
    values: { ...values, [edited.attribute]: edited.to },
    edited,
    retouched: isInPhotograph ? fieldBox(field) : null,
  };
}

async function billSpecimen(request: SpecimenRequest, person: Person): Promise<Specimen> {
  const { pdf, values } = makeUtilityBill(person, request.seed, request.asOf);
  const nothing = { edited: null, barcodeText: null, mrzLines: null, portraits: null } as const;
  return {
    truth: { ...request, countryCode: 'US', idClass: null, values, ...nothing },
    files: { 'bill.pdf': pdf },
  };
}

/** One specimen; the same request gives the same bytes. Selfies are left out when `withSelfies` is false. */
export async function makeSpecimen(request: SpecimenRequest, withSelfies = true): Promise<Specimen> {
  const { seed, kind, forgery, asOf } = request;
  const subdivision = makeRandom(seed, 'jurisdiction').pick(SPECIMEN_JURISDICTIONS).code;
  const person = makePerson(seed, { asOf, subdivision, validity: forgery === 'expired' ? 'expired' : 'valid' });
  if (kind === 'utility-bill') return billSpecimen(request, person);
  const look = { seed, portraitIndex: seed };
  const sides =
    kind === 'licence' ? await licenceSides(request, person, look) : await travelSides(request, person, look);
  const { front, values, edited, retouched } = await forgeFront(sides, request, makeRandom(seed, 'forgery'));
  const retouch = retouched === null ? null : { genuine: sides.front.png, area: retouched };
  const back = sides.back !== null && forgery === 'same-side-twice' ? front : sides.back;
  const pictures = await capture(back === null ? [front] : [front, back], request, retouch);
  const extension = request.level === 'none' ? 'png' : 'jpg';
  const files: Record<string, Buffer> = {};
  for (const [index, name] of ['front', 'back'].entries()) {
    const picture = pictures[index];
    if (picture !== undefined) files[`${name}.${extension}`] = picture;
  }
  const holder = forgery === 'swapped-portrait' || forgery === 'retouched-portrait' ? seed + 3 : seed;
  for (const pose of withSelfies ? (['center', 'left', 'right'] as const) : []) {
    files[`selfie-${pose}.jpg`] = await renderSelfie(holder, pose, seed);
  }
  const { barcodeText, mrzLines, countryCode, idClass } = sides;
  const portraits = { issued: seed, selfies: holder };
  return { truth: { ...request, countryCode, idClass, values, edited, barcodeText, mrzLines, portraits }, files };
}
