/** Objects of a list in one JSON object, one by one: a published list of 50 MB is never in memory at once. */
import type { Readable } from 'node:stream';
import { SourceBroken } from './source.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** Maximum characters of one object. */
const mostCharacters = 2_000_000;

/**
 * Finds the beginning and end of objects. Braces inside texts have no meaning, and a text may continue in the next
 * chunk.
 */
class Scanner {
  readonly #member: string;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  #object = '';
  /** Last text of the outer object: the name of the member that follows it. */
  #name = '';
  #isIn = false;
  /** True once the outer object ended. */
  isWhole = false;

  constructor(member: string) {
    this.#member = member;
  }

  /** Returns the objects of the member's list that end in the chunk. */
  read(chunk: string): string[] {
    const found: string[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const before = this.#depth;
      this.#step(chunk[at] as string);
      if (before === 2 && this.#depth === 3) from = at;
      if (before === 1 && this.#depth === 2) this.#isIn = this.#name === this.#member;
      if (before === 3 && this.#depth === 2) {
        if (this.#isIn) found.push(this.#object + chunk.slice(from, at + 1));
        this.#object = '';
        from = at + 1;
      }
    }
    if (this.#depth >= 3) this.#object += chunk.slice(from);
    if (this.#object.length > mostCharacters) throw new SourceBroken('one entry is too large');
    return found;
  }

  #step(character: string): void {
    if (this.#isText) {
      if (this.#depth === 1 && character !== '"') this.#name += character;
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === '\\') this.#isEscaped = true;
      else if (character === '"') this.#isText = false;
    } else if (character === '"') {
      this.#isText = true;
      if (this.#depth === 1) this.#name = '';
    } else if (character === '{' || character === '[') this.#depth += 1;
    else if (character === '}' || character === ']') {
      this.#depth -= 1;
      if (this.#depth === 0) this.isWhole = true;
    }
  }
}

function objectOf(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonRecord;
  } catch {
    // The error below is more useful to the operator.
  }
  throw new SourceBroken(`an entry is no JSON object: ${text.slice(0, 40)}`);
}

/** Yields the objects of a member's list. Throws SourceBroken for one that is no JSON object, and for a file that is cut short or empty. */
export async function* jsonRecords(input: Readable, member: string): AsyncGenerator<JsonRecord> {
  const scanner = new Scanner(member);
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of input) {
      for (const text of scanner.read(decoder.decode(chunk as Uint8Array, { stream: true }))) yield objectOf(text);
    }
  } finally {
    input.destroy();
  }
  if (!scanner.isWhole) throw new SourceBroken('the file is no whole JSON object');
}
