/** What all parts of a document state together: which class it is, each reading with its source, and the values chosen. */
import type { AamvaRecord, DocumentFacts, DocumentInput, DocumentSideFacts, IdClass, MrzFacts } from '../facts.ts';
import { classifyDocument, type Detected } from './classify-document.ts';
import type { SideInSight } from './extract-side.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { findPrinted } from './find-printed.ts';
import { barcodeReadings, chooseAttributes, mergeReadings, mrzReadings } from './merge-readings.ts';
import type { DocumentModel } from './models/document-model.ts';
import { identityCardTd1 } from './models/identity-card-td1.ts';
import { passportTd3 } from './models/passport-td3.ts';
import { usDriverLicense } from './models/us-driver-license.ts';
import { dateStyle } from './printed-dates.ts';
import { type Readings, readVisualZone } from './read-visual-zone.ts';
import { readAgain } from './second-reading.ts';

/** What the individual chose, a hint only. */
export type Hints = Pick<DocumentInput, 'selectedCountryCode' | 'selectedIdClass'>;

/** The model whose labels the visual zone is read by. Without a hint the card design of the class decides. */
function modelFor(detected: Detected, input: Hints): DocumentModel {
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

interface Evidence {
  readonly aamva: AamvaRecord | null;
  readonly mrz: MrzFacts | null;
}

function strongest(sides: readonly DocumentSideFacts[]): Evidence {
  const aamva = sides.map((side) => side.barcode?.aamva ?? null).find((record) => record !== null) ?? null;
  const zones = sides.flatMap((side) => (side.mrz ? [side.mrz] : []));
  const mrz = zones.sort((a, b) => Number(b.valid) - Number(a.valid) || b.confidence - a.confidence)[0] ?? null;
  return { aamva, mrz };
}

async function readingsOf(
  parts: LedgerParts,
  sides: readonly SideInSight[],
  evidence: Evidence,
  model: DocumentModel,
): Promise<Readings> {
  const [front, ...others] = sides.map(({ facts }) => readVisualZone(facts.text, model, parts.today?.()));
  const stated = [
    ...(evidence.aamva ? [barcodeReadings(evidence.aamva)] : []),
    ...(evidence.mrz ? [mrzReadings(evidence.mrz)] : []),
  ];
  const side = sides[0];
  if (!front || !side) return mergeReadings(stated);
  const machine = evidence.aamva?.attributes ?? evidence.mrz?.attributes ?? {};
  const lines = side.facts.text;
  const printed = findPrinted(lines, machine, dateStyle(model));
  const statements = { lines, visual: front, machine, printed, model };
  const again = await readAgain({ ...side, reader: parts.textReader }, statements, stated[0] ?? {});
  return mergeReadings([...stated, { ...front, ...printed, ...again }, ...others]);
}

/** What looking at the lines of a side again takes. */
export type LedgerParts = Pick<ExtractorParts, 'textReader' | 'today'>;

/** Class, readings and chosen values of the sides of one document, front first. */
export async function readLedger(
  parts: LedgerParts,
  sides: readonly SideInSight[],
  hints: Hints,
): Promise<Pick<DocumentFacts, 'detected' | 'readings' | 'attributes'>> {
  const evidence = strongest(sides.map(({ facts }) => facts));
  const detected = classifyDocument({ ...evidence, lines: sides[0]?.facts.text ?? [] });
  const country = detected.countryCode ?? hints.selectedCountryCode;
  const readings = await readingsOf(parts, sides, evidence, forCountry(modelFor(detected, hints), country));
  return { detected, readings, attributes: chooseAttributes(readings) };
}
