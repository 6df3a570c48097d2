/** Expiration dates of barcodes that state a month only. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { parseCalendarDate } from './calendar.ts';
import { documentBarcode } from './document-subject.ts';

/** Version of a record in the layout of the magnetic stripe, which writes the expiration as YYMM. */
const STRIPE_VERSION = 0;

/**
 * Returns true if the barcode states only the month of expiration, which is read as its last day, and the other date is
 * in that month: British Columbia prints the day, and its barcode (Teleplan 4 record specifications, 4.2.4) has none.
 *
 * @param stated date of the barcode, YYYY-MM-DD
 * @param other date of another part, YYYY-MM-DD
 */
export function agreesInMonth(
  document: DocumentFacts | null,
  property: string,
  stated: string,
  other: string,
): boolean {
  if (property !== 'expiration-date' || document === null) return false;
  const record = documentBarcode(document)?.aamva;
  if (record?.version !== STRIPE_VERSION || record.attributes['expiration-date'] !== stated) return false;
  const [last, date] = [parseCalendarDate(stated), parseCalendarDate(other)];
  if (last === null || date === null) return false;
  const nextDay = `${stated.slice(0, 8)}${last.day + 1}`;
  return parseCalendarDate(nextDay) === null && last.year === date.year && last.month === date.month;
}
