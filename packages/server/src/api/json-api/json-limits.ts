/**
 * Limits on the JSON that is parsed, checked on its bytes: the cost of parsing and later steps grows with the number of
 * values.
 */

const mostDepth = 32;
const mostMembers = 10_000;
const mostValues = 100_000;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;

const opens = (byte: number): boolean => byte === 0x7b || byte === 0x5b;
const closes = (byte: number): boolean => byte === 0x7d || byte === 0x5d;
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * Returns false for a text nested deeper than 32, with more than 10,000 members of objects or 100,000 values. Checks no
 * grammar.
 */
export function withinJsonLimits(bytes: Buffer): boolean {
  let depth = 0;
  let members = 0;
  let values = 1;
  let justOpened = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (isSpace(byte)) continue;
    if (justOpened && !closes(byte)) values += 1;
    justOpened = opens(byte);
    if (byte === quote) at = endOfText(bytes, at);
    else if (justOpened) depth += 1;
    else if (closes(byte)) depth -= 1;
    else if (byte === comma) values += 1;
    else if (byte === colon) members += 1;
    if (depth > mostDepth || members > mostMembers || values > mostValues) return false;
  }
  return true;
}

/** Returns the position of the quote that ends the text begun at `start`; the last byte if there is none. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(quote, start + 1); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    let before = at - 1;
    while (bytes[before] === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return bytes.length - 1;
}
