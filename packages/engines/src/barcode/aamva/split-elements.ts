import { AAMVA_ELEMENTS } from './elements.ts';

/** Control characters of the standard (LF, CR, RS and its neighbours) end an element; a tab does not. */
const SEPARATORS = /[^\P{Cc}\t]+/u;

/** Names that some readers print in place of the control characters. */
const PRINTED_SEPARATORS = /<(?:LF|CR|RS|GS|FS)>|\\[nr]|\\x1[c-e]|[\u240a\u240d\u241e]/gi;

/** Control characters of the upper half appear between elements of some issuers and carry nothing. */
const NOISE = /[\u0080-\u009f\ufeff\ufffd]/g;

/** A subfile type directly before its first element: DLDAQ…, ZVZVA…. */
const SUBFILE_TYPE = /^(?:(?:DL|ID|EN)(?=[DPZ][A-Z]{2})|(Z[A-Z])(?=\1[A-Z]))/;

/** Text without byte order marks and characters that carry nothing, printed separators turned into real ones. */
export function withoutNoise(text: string): string {
  return text.replace(NOISE, '').replace(PRINTED_SEPARATORS, '\n');
}

/**
 * Elements of all subfiles: id to text, trimmed. The first filled one counts when an element is repeated; jurisdictions'
 * own elements (Z…) are kept. Offsets are not used, since issuers and readers get them wrong more often than the
 * separators.
 */
export function splitElements(body: string): Readonly<Record<string, string>> {
  const elements: Record<string, string> = {};
  for (const line of body.split(SEPARATORS)) {
    const element = elementOf(line.trim());
    if (element !== null && !elements[element.id]) elements[element.id] = element.value;
  }
  return elements;
}

function elementOf(line: string): { readonly id: string; readonly value: string } | null {
  const known = (text: string): boolean => isElementId(text.slice(0, 3));
  const text = SUBFILE_TYPE.test(line) ? line.replace(SUBFILE_TYPE, '') : line;
  const chosen = known(text) ? text : line;
  return known(chosen) ? { id: chosen.slice(0, 3), value: chosen.slice(3).trim() } : null;
}

function isElementId(id: string): boolean {
  return Object.hasOwn(AAMVA_ELEMENTS, id) || /^Z[A-Z]{2}$/.test(id) || /^D[A-D][A-Z]$/.test(id);
}
