/** Completeness of the reference: each operation of the newest document has a section with three samples. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { it } from 'node:test';
import { referenceSamples, sampleLanguages } from './support/reference-samples.ts';

interface Operation {
  readonly operationId: string;
}

const documentPath = new URL('../../server/openapi/2026-09-29.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(documentPath, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

it('every operation has one section, and a sample in each language', () => {
  const documented = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId.toLowerCase()])),
  );
  const shown = referenceSamples();
  assert.deepEqual(shown.map(({ id }) => id).sort(), documented.sort());
  for (const { id, samples } of shown) assert.deepEqual([...samples.keys()], [...sampleLanguages], id);
});

it('every sample in TypeScript can be parsed', () => {
  for (const { id, samples } of referenceSamples()) {
    assert.doesNotThrow(() => stripTypeScriptTypes(samples.get('ts') ?? '('), id);
  }
});
