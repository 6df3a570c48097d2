/** Both sides of a document into facts: what it is, what it states and where each value came from. */
import { ENGINE_VERSION } from '../engine-version.ts';
import type { AamvaRecord, DocumentFacts, DocumentInput, DocumentSideFacts, IdClass, MrzFacts } from '../facts.ts';
import { classifyDocument, type Detected } from './classify-document.ts';
import { extractSide } from './extract-side.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { findPrinted } from './find-printed.ts';
import { barcodeReadings, chooseAttributes, mergeReadings, mrzReadings } from './merge-readings.ts';
import type { DocumentModel } from './models/document-model.ts';
import { identityCardTd1 } from './models/identity-card-td1.ts';
import { passportTd3 } from './models/passport-td3.ts';
import { usDriverLicense } from './models/us-driver-license.ts';
import { dateStyle } from './printed-dates.ts';
import { type Readings, readVisualZone } from './read-visual-zone.ts';

export type { ExtractorParts } from './extractor-parts.ts';

export interface DocumentExtractor {
  /** Rejects only when a part fails; what cannot be read is null or left out. */
  extractDocument(input: DocumentInput): Promise<DocumentFacts>;
}

const MRZ_CLASSES: ReadonlySet<string> = new Set(['pp', 'ppc', 'id', 'pr', 'rp', 'visa', 'td', 'wp']);
const BARCODE_CLASSES: ReadonlySet<string> = new Set(['dl', 'id']);
/** Members of AAMVA: the others print no PDF417, and looking for one takes seconds. */
const AAMVA_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** The model whose labels the visual zone is read by. Without a hint the card design of the class decides. */
function modelFor(detected: Detected, input: DocumentInput): DocumentModel {
  const idClass: IdClass | string = detected.idClass ?? input.selectedIdClass ?? 'id';
  const country = detected.countryCode ?? input.selectedCountryCode;
  if (idClass === 'pp' || idClass === 'td' || idClass === 'visa') return passportTd3;
  const isNorthAmerican = country === 'US' || country === 'CA' || (country === null && detected.subdivision !== null);
  if (idClass === 'dl' || (idClass === 'id' && isNorthAmerican)) return usDriverLicense;
  return identityCardTd1;
}

/** Bilingual licences outside North America and Canada print the day first. */
function forCountry(model: DocumentModel, country: string | null): DocumentModel {
  return model === usDriverLicense && country !== null && country !== 'US'
    ? { ...model, dateOrder: 'day-month-year' }
    : model;
}

function strongest(sides: readonly DocumentSideFacts[]): { aamva: AamvaRecord | null; mrz: MrzFacts | null } {
  const aamva = sides.map((side) => side.barcode?.aamva ?? null).find((record) => record !== null) ?? null;
  const zones = sides.flatMap((side) => (side.mrz ? [side.mrz] : []));
  const mrz = zones.sort((a, b) => Number(b.valid) - Number(a.valid) || b.confidence - a.confidence)[0] ?? null;
  return { aamva, mrz };
}

function ledger(
  sides: readonly DocumentSideFacts[],
  evidence: { readonly aamva: AamvaRecord | null; readonly mrz: MrzFacts | null },
  model: DocumentModel,
): Readings {
  const visual = sides.map((side) => readVisualZone(side.text, model));
  const machine = evidence.aamva?.attributes ?? evidence.mrz?.attributes ?? {};
  const printed = findPrinted(sides[0]?.text ?? [], machine, dateStyle(model));
  const unlabelled = Object.entries(printed).filter(([name]) => visual.every((readings) => !(name in readings)));
  return mergeReadings([
    ...(evidence.aamva ? [barcodeReadings(evidence.aamva)] : []),
    ...(evidence.mrz ? [mrzReadings(evidence.mrz)] : []),
    ...visual,
    Object.fromEntries(unlabelled),
  ]);
}

/** The barcode is looked for on the back first; the front is searched only when the back has none. */
async function extractSides(parts: ExtractorParts, input: DocumentInput): Promise<readonly DocumentSideFacts[]> {
  const selected = input.selectedIdClass;
  const country = input.selectedCountryCode;
  const mayHaveBarcode =
    (selected === null || BARCODE_CLASSES.has(selected)) && (country === null || AAMVA_COUNTRIES.has(country));
  const expectsMrz = selected !== null && MRZ_CLASSES.has(selected);
  const back = input.back
    ? await extractSide(parts, {
        image: input.back,
        wantsBarcode: mayHaveBarcode,
        wantsFaces: false,
        wantsMrz: true,
        expectsMrz,
      })
    : null;
  const front = await extractSide(parts, {
    image: input.front,
    wantsBarcode: mayHaveBarcode && !back?.barcode,
    wantsFaces: true,
    wantsMrz: !back?.barcode?.aamva,
    expectsMrz: expectsMrz && !back?.mrz?.valid,
  });
  return back ? [front, back] : [front];
}

/** Combines the engines given into one that reads whole documents. */
export function createDocumentExtractor(parts: ExtractorParts): DocumentExtractor {
  return {
    async extractDocument(input) {
      const sides = await extractSides(parts, input);
      const [front, back] = sides;
      if (!front) throw new Error('A document has a front');
      const portrait = front.faces[0];
      const evidence = strongest(sides);
      const detected = classifyDocument({ ...evidence, lines: front.text });
      const country = detected.countryCode ?? input.selectedCountryCode;
      const readings = ledger(sides, evidence, forCountry(modelFor(detected, input), country));
      return {
        engineVersion: ENGINE_VERSION,
        front,
        back: back ?? null,
        detected,
        readings,
        attributes: chooseAttributes(readings),
        portrait: portrait ?? null,
        portraitPicture: portrait ? await parts.cutPortrait(front.rectifiedJpeg, portrait.box) : null,
      };
    },
  };
}
