/** Conformance run as a test. It needs the reference's OpenAPI documents, which are not part of this repository. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ConformanceRun, runConformance } from './conformance.ts';
import { families } from './families.ts';
import { findReference } from './reference.ts';
import { tableOf } from './report.ts';

const folder = findReference(undefined);
const skip =
  folder === null
    ? 'NOT RUN: the OpenAPI documents of the reference are not beside the checkout; name their folder in REFERENCE_OPENAPI'
    : false;

describe('conformance with the reference', { skip }, () => {
  let run: Promise<ConformanceRun> | null = null;
  const sectionOf = async (name: string) => {
    run ??= runConformance(folder ?? '');
    const section = (await run).sections.find((each) => each.name === name);
    assert.ok(section, `the run has no section ${name}`);
    return section;
  };
  for (const name of [...families.map((family) => family.name), 'webhook-bodies']) {
    it(`gives every documented answer: ${name}`, async () => {
      const section = await sectionOf(name);
      assert.ok(
        section.results.every(({ problem }) => problem === null),
        tableOf(section),
      );
    });
  }
});
