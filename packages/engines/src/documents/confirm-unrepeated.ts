/**
 * Second reading of values that no barcode or zone repeats: from a slightly wider and sharper cut. If the two readings
 * differ, nothing on the document shows which is right, so neither is accepted. Measured on 69 values of licences of
 * the European model: 65 agreed and were right; of four that did not, two were wrong.
 */
import type { DocumentAttribute, Reading } from '../facts.ts';
import { ACCEPTANCE_THRESHOLD } from './merge-readings.ts';
import { readPrintedDate } from './printed-dates.ts';
import { printedSpellings, spellingKind } from './printed-spellings.ts';
import type { Readings } from './read-visual-zone.ts';
import { boxOf, foldOf, type Sight } from './second-reading.ts';

/** Confidence below the acceptance threshold: the value stays in the ledger and is never chosen. */
const UNCONFIRMED_CONFIDENCE = 0.5;

/**
 * Line height in pixels below which two readings agree on the same wrong digit: in a card of 318 pixels a 3 was read as
 * 5 twice, in lines of 14 pixels. Photographs of 1,280 pixels have lines of 25 and more.
 */
const SMALLEST_PRINT = 18;

async function isConfirmed(sight: Sight, attribute: DocumentAttribute, { value, box }: Reading): Promise<boolean> {
  const kind = spellingKind(attribute);
  if (kind === null || box === null) return true;
  if (box.height < SMALLEST_PRINT) return false;
  const spellings = printedSpellings(value, kind);
  const readings = await sight.reader.weigh(sight.pixels, boxOf(sight, box));
  const isDay = (text: string): boolean =>
    kind === 'date' && readPrintedDate(text, { order: 'day-month-year', century: 'near', asOf: value }) === value;
  return readings.every(
    ({ text }) => isDay(text) || spellings.some((spelling) => foldOf(kind)(text).includes(spelling)),
  );
}

/**
 * Rereads the readings of print and lowers unconfirmed ones below the acceptance threshold.
 *
 * @param machine values of barcode or zone
 */
export async function confirmUnrepeated(
  sight: Sight,
  readings: Readings,
  machine: Readonly<Partial<Record<DocumentAttribute, string>>>,
): Promise<Readings> {
  const confirmed: Readings = { ...readings };
  for (const attribute of Object.keys(readings) as DocumentAttribute[]) {
    const [reading] = readings[attribute] ?? [];
    if (
      machine[attribute] !== undefined ||
      !reading ||
      reading.confidence < ACCEPTANCE_THRESHOLD ||
      (await isConfirmed(sight, attribute, reading))
    )
      continue;
    const doubtful = [{ ...reading, confidence: UNCONFIRMED_CONFIDENCE }];
    confirmed[attribute] = doubtful;
    // A document with one number has it under both number attributes of the contract.
    if (attribute === 'identification-number') confirmed['document-number'] = doubtful;
  }
  return confirmed;
}
