/** Composition of one specimen from a request: person, document, forgery, photographs and selfies. */
import { capture } from './capture-sides.ts';
import { forgeValue } from './forge-values.ts';
import type { Area } from './licence-layout.ts';
import { makePerson, type Person } from './people.ts';
import { fieldBox } from './printed-field.ts';
import { makeRandom, type Random } from './random.ts';
import { renderSelfie } from './render-selfie.ts';
import type { Specimen, SpecimenRequest, SpecimenTruth } from './specimen.ts';
import { type Sides, sidesOf, type Values } from './specimen-sides.ts';
import { SPECIMEN_JURISDICTIONS } from './states.ts';
import { swapPortrait, typeOver } from './tamper.ts';
import { makeUtilityBill } from './utility-bill.ts';

interface Forged {
  readonly front: Buffer;
  /** Area to redraw in the photograph of the genuine page; null if the page itself is forged, or nothing is. */
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

/** Makes one specimen; the same request gives the same bytes. Selfies are omitted if `withSelfies` is false. */
export async function makeSpecimen(request: SpecimenRequest, withSelfies = true): Promise<Specimen> {
  const { seed, kind, forgery, asOf } = request;
  const subdivision = makeRandom(seed, 'jurisdiction').pick(SPECIMEN_JURISDICTIONS).code;
  const person = makePerson(seed, { asOf, subdivision, validity: forgery === 'expired' ? 'expired' : 'valid' });
  if (kind === 'utility-bill') return billSpecimen(request, person);
  const look = { seed, portraitIndex: seed };
  const sides = await sidesOf(request, person, look);
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
