/**
 * `npm run conformance [-- --reference DIR] [family …]`: prints the table and ends with 1 unless every answer conforms.
 * With `--record-examples` the examples of the OpenAPI documents are recorded instead, which needs no reference.
 */
import { parseArgs } from 'node:util';
import { recordExamples, runConformance } from './conformance.ts';
import { findReference } from './reference.ts';
import { tableOf, totalOf } from './report.ts';

const { values, positionals } = parseArgs({
  options: { reference: { type: 'string' }, 'record-examples': { type: 'boolean' } },
  allowPositionals: true,
});
if (values['record-examples'] === true) {
  await recordExamples();
  process.stdout.write(
    'The examples of the OpenAPI documents are recorded anew: npm run generate writes them there.\n',
  );
  process.exit(0);
}
const folder = findReference(values.reference);
if (folder === null) {
  process.stderr.write(
    'The OpenAPI documents of the reference are not there: give their folder by --reference or REFERENCE_OPENAPI.\n',
  );
  process.exit(1);
}

const begin = performance.now();
const { sections, excused } = await runConformance(folder, { families: positionals });
for (const section of sections) process.stdout.write(`${tableOf(section)}\n\n`);
const { passed, all } = totalOf(sections);
const families = Object.fromEntries(sections.map((section) => [section.name, totalOf([section])]));
const seconds = Math.round((performance.now() - begin) / 100) / 10;
process.stdout.write(`${excused} documented answers are never given, by the overlay; ${seconds} s\n`);
process.stdout.write(`${JSON.stringify({ conformance: { passed, all, excused, seconds, families } })}\n`);
process.stdout.write(`${passed} of ${all}\n`);
process.exitCode = passed === all ? 0 : 1;
