/** Combined statements of all parts of a document: its class, each reading with its source, and the chosen values. */
import type {
  AamvaRecord,
  DocumentAttribute,
  DocumentFacts,
  DocumentInput,
  DocumentSideFacts,
  IdClass,
  MrzFacts,
} from '../facts.ts';
import { classifyDocument, type Detected } from './classify-document.ts';
import { confirmUnrepeated } from './confirm-unrepeated.ts';
import type { ExtractorParts } from './extractor-parts.ts';
import { findPrinted } from './find-printed.ts';
import { barcodeReadings, chooseAttributes, mergeReadings, mrzReadings, sourcesOf } from './merge-readings.ts';
import type { DocumentModel } from './models/document-model.ts';
import { MODELS, modelFor } from './models/index.ts';
import { type LatinName, readNativeName } from './native-name.ts';
import { apart, personalNumberOf, withOneNumber } from './personal-number.ts';
import { withPrintedCentury } from './printed-century.ts';
import { dateStyle } from './printed-dates.ts';
import type { SideInSight } from './read-side.ts';
import { type Readings, readVisualZone } from './read-visual-zone.ts';
import { readAgain } from './second-reading.ts';
import { settleNumber } from './settle-number.ts';

/** Choices of the individual, used only as hints. */
export type Hints = Pick<DocumentInput, 'selectedCountryCode' | 'selectedIdClass'>;

/** Classes that the engines can recognize; a hint of another class is read as a card. */
const CLASSES: ReadonlySet<string> = new Set(MODELS.flatMap(({ covers }) => covers.classes));

function classOf(detected: Detected, { selectedIdClass }: Hints): IdClass {
  if (detected.idClass !== null) return detected.idClass;
  return selectedIdClass !== null && CLASSES.has(selectedIdClass) ? (selectedIdClass as IdClass) : 'id';
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

/** Returns the Latin name from barcode or zone, else from print; null if a part is missing. */
function latinName(machine: Readonly<Partial<Record<DocumentAttribute, string>>>, front: Readings): LatinName | null {
  const last = machine['name-last'] ?? front['name-last']?.[0]?.value;
  const first = machine['name-first'] ?? front['name-first']?.[0]?.value;
  return last && first ? { last, first } : null;
}

/** Removes other given names once barcode or zone identified the line of the given names, which is then complete. */
function withoutOtherNames(visual: Readings, printed: Readings): Readings {
  const { 'name-middle': middle, 'name-suffix': suffix, ...others } = visual;
  if (!printed['name-first']) return visual;
  return {
    ...others,
    ...(middle && printed['name-middle'] ? { 'name-middle': middle } : {}),
    ...(suffix && printed['name-suffix'] ? { 'name-suffix': suffix } : {}),
  };
}

/** Returns the readings of a zone, with ambiguities resolved by the print. */
function zoneReadings(zone: MrzFacts, front: Readings, lines: DocumentSideFacts['text']): Readings {
  return settleNumber(withPrintedCentury(mrzReadings(zone), front), zone, lines);
}

/** Returns the first value of each attribute. */
function statedBy(readings: Readings): Readonly<Partial<Record<DocumentAttribute, string>>> {
  return Object.fromEntries(
    Object.entries(readings).flatMap(([name, [first]]) => (first ? [[name, first.value]] : [])),
  );
}

async function readingsOf(
  parts: LedgerParts,
  side: SideInSight,
  back: DocumentSideFacts | null,
  evidence: Evidence,
  model: DocumentModel,
): Promise<Readings> {
  const read = (text: DocumentSideFacts['text']): Readings => readVisualZone(text, model, parts.today?.());
  const front = read(side.facts.text);
  const zone = evidence.mrz ? zoneReadings(evidence.mrz, front, side.facts.text) : {};
  const stated = [...(evidence.aamva ? [barcodeReadings(evidence.aamva)] : []), ...(evidence.mrz ? [zone] : [])];
  const sight = { ...side, reader: parts.textReader };
  const values = evidence.aamva?.attributes ?? statedBy(zone);
  const number = evidence.aamva ? null : personalNumberOf(values);
  const machine = number === null ? values : withOneNumber(values);
  const lines = side.facts.text;
  const printed = findPrinted(lines, machine, dateStyle(model), evidence.aamva !== null);
  const visual = await confirmUnrepeated(sight, withoutOtherNames(front, printed), machine);
  const statements = { lines, visual, machine, printed, model };
  const again = await readAgain(sight, statements, number === null ? (stated[0] ?? {}) : withOneNumber(zone));
  const native = readNativeName(lines, latinName(machine, front));
  const own = (readings: Readings, text: DocumentSideFacts['text']): Readings =>
    number === null ? readings : apart(readings, number, text, dateStyle(model));
  const print = own({ ...visual, ...printed, ...again, ...native }, lines);
  return mergeReadings([...stated, print, ...(back ? [own(read(back.text), back.text)] : [])]);
}

/** Dependencies of rereading lines of a side. */
export type LedgerParts = Pick<ExtractorParts, 'textReader' | 'today'>;

/** Reads the class, readings and chosen values of both sides of one document. */
export async function readLedger(
  parts: LedgerParts,
  side: SideInSight,
  back: DocumentSideFacts | null,
  hints: Hints,
): Promise<Pick<DocumentFacts, 'detected' | 'readings' | 'attributes' | 'sources'>> {
  const evidence = strongest(back ? [side.facts, back] : [side.facts]);
  const detected = classifyDocument({ ...evidence, lines: side.facts.text });
  const country = detected.countryCode ?? hints.selectedCountryCode;
  const readings = await readingsOf(parts, side, back, evidence, modelFor(classOf(detected, hints), country));
  return { detected, readings, attributes: chooseAttributes(readings, country), sources: sourcesOf(readings) };
}
