import { AAMVA_ELEMENTS } from './elements.ts';

/** Control characters that end an element, those of the standard (LF, CR, RS and its neighbours); a tab does not. */
const SEPARATORS = /[^\P{Cc}\t]+/u;

/** Names that some readers output in place of the control characters. */
const PRINTED_SEPARATORS = /<(?:LF|CR|RS|GS|FS)>|\\[nr]|\\x1[c-e]|[\u240a\u240d\u241e]/gi;

/** Control characters of the upper half, which some issuers put between elements without meaning. */
const NOISE = /[\u0080-\u009f\ufeff\ufffd]/g;

/** Subfile type directly before its first element: DLDAQ…, ZVZVA…. */
const SUBFILE_TYPE = /^(?:(?:DL|ID|EN)(?=[DPZ][A-Z]{2})|(Z[A-Z])(?=\1[A-Z]))/;

/** Removes byte order marks and meaningless characters, and replaces printed separators by real ones. */
export function withoutNoise(text: string): string {
  return text.replace(NOISE, '').replace(PRINTED_SEPARATORS, '\n');
}

/**
 * Returns trimmed text by element id, from all subfiles. If an element is repeated the first non-empty one counts;
 * elements of the jurisdictions (Z…) are kept. Offsets are not used, since issuers and readers get them wrong more
 * often than the separators.
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
