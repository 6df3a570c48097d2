/** Lines of JSON from a stream, each small. */
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { SourceBroken } from './source.ts';

const mostCharacters = 2_000_000;

/** Yields the objects. Throws SourceBroken for a line that is not a JSON object. */
export async function* jsonLines(input: Readable): AsyncGenerator<Readonly<Record<string, unknown>>> {
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number += 1;
      if (line.trim() === '') continue;
      if (line.length > mostCharacters) throw new SourceBroken(`line ${number} is too long`);
      yield objectOf(line, number);
    }
  } finally {
    input.destroy();
  }
}

function objectOf(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // The error below is more useful to the operator.
  }
  throw new SourceBroken(`line ${number} is no JSON object`);
}

/** Returns the texts of a member that is a text or a list of them. */
export const textsOf = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each.trim() !== '');
