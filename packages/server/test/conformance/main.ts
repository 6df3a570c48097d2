/**
 * `npm run conformance [-- --reference DIR] [--record-examples] [family …]`: prints the table and ends with 1 unless every
 * answer conforms. Without the documents of the reference `--record-examples` records the operations that it does not have.
 */
import { parseArgs } from 'node:util';
import { recordOwnExamples, runConformance } from './conformance.ts';
import { findReference } from './reference.ts';
import { tableOf, totalOf } from './report.ts';

const { values, positionals } = parseArgs({
  options: { reference: { type: 'string' }, 'record-examples': { type: 'boolean' } },
  allowPositionals: true,
});
const folder = findReference(values.reference);
if (folder === null && values['record-examples'] === true) {
  await recordOwnExamples();
  process.stdout.write('The examples of the operations that the reference does not have are recorded anew.\n');
  process.exit(0);
}
if (folder === null) {
  process.stderr.write(
    'The OpenAPI documents of the reference are not there: give their folder by --reference or REFERENCE_OPENAPI.\n',
  );
  process.exit(1);
}

const begin = performance.now();
const { sections, excused } = await runConformance(folder, {
  families: positionals,
  recordExamples: values['record-examples'] === true,
});
for (const section of sections) process.stdout.write(`${tableOf(section)}\n\n`);
const { passed, all } = totalOf(sections);
const families = Object.fromEntries(sections.map((section) => [section.name, totalOf([section])]));
const seconds = Math.round((performance.now() - begin) / 100) / 10;
process.stdout.write(`${excused} documented answers are never given, by the overlay; ${seconds} s\n`);
process.stdout.write(`${JSON.stringify({ conformance: { passed, all, excused, seconds, families } })}\n`);
process.stdout.write(`${passed} of ${all}\n`);
process.exitCode = passed === all ? 0 : 1;
