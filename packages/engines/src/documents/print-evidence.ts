/** Score of text that only documents print: dates, captions, rows of a zone. */
import type { TextLine } from '../picture-facts.ts';
import { classByWords } from './classify-document.ts';
import { foldText } from './find-fields.ts';
import { MODELS } from './models/index.ts';
import { readPrintedDate } from './printed-dates.ts';

/** Orders of dates, all of which count; the document's model determines the real one. */
const ORDERS = ['day-month-year', 'month-day-year'] as const;
const ZONE_ROW = /<<|^[A-Z0-9<]{28,}$/;
/** Weight of a zone's row or a document's title, higher than a caption's: no other print looks like them. */
const ROW_WEIGHT = 2;
const LEAST_CONFIDENCE = 0.7;

function isCaption(folded: string): boolean {
  return MODELS.some(({ rules }) => rules.some(({ label }) => /[A-Z]{3}/.test(label.exec(folded)?.[0] ?? '')));
}

/** Returns the score; 0 for text of no document. */
export function printEvidence(lines: readonly TextLine[]): number {
  let evidence =
    classByWords(lines.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)) === null ? 0 : ROW_WEIGHT;
  for (const { text, confidence } of lines) {
    if (confidence < LEAST_CONFIDENCE) continue;
    const folded = foldText(text);
    if (ZONE_ROW.test(folded.replaceAll(' ', ''))) evidence += ROW_WEIGHT;
    else if (ORDERS.some((order) => readPrintedDate(text, { order }) !== null) || isCaption(folded)) evidence += 1;
  }
  return evidence;
}
