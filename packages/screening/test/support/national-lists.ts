/** Helpers for national lists: reading a whole list, and asserting a refusal. */
import assert from 'node:assert/strict';
import type { Entity } from '../../src/entity.ts';
import { formatOf, SourceBroken } from '../../src/sources/index.ts';
import { filesOf, read } from './read-sources.ts';

/** Returns the names with their types. */
export const namesOf = (entity: Entity | undefined) => entity?.names.map(({ value, type }) => `${value} ${type}`);
/** Returns the identifiers with their schemes and issuers. */
export const identifiersOf = (entity: Entity | undefined) =>
  entity?.identifiers.map(({ scheme, value, country }) => `${scheme} ${value} ${country}`);

/** Returns the entities by their keys, and the entries that were left out. */
export async function readAll(format: string, contents: Readonly<Record<string, string>>) {
  const leftOut: string[] = [];
  const entities = new Map<string, Entity>();
  const reader = formatOf(format)?.read(
    filesOf(contents),
    () => undefined,
    (kind) => leftOut.push(kind),
  );
  for await (const entity of reader ?? []) {
    assert.ok(!entities.has(entity.key), `${entity.key} is once`);
    entities.set(entity.key, entity);
  }
  return { entities, leftOut };
}

/** Returns a date range between two years. */
export const span = (from: number, to: number) => ({
  year: from,
  month: null,
  day: null,
  circa: false,
  to: { year: to, month: null, day: null },
});

/** Asserts that the file is refused with a matching reason. */
export async function refuses(format: string, file: string, content: string, says: RegExp) {
  await assert.rejects(read(format, { [file]: content }), (error: Error) => {
    assert.ok(error instanceof SourceBroken, error.stack);
    assert.match(error.message, says);
    return true;
  });
}
