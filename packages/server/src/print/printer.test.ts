import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt } from '../../test/support/records.ts';
import { createPrinter } from './printer.ts';
import type { Report } from './report.ts';

const report: Report = {
  kind: 'Inquiry',
  id: 'inq_1',
  title: 'Ada',
  mark: { text: 'Approved', tone: 'positive' },
  stamp: null,
  facts: [],
  sections: [],
  printedAt: madeAt,
  language: 'en',
  foot: 'inq_1',
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';

describe('createPrinter', () => {
  it('continues after a report that cannot be laid out', async () => {
    const print = createPrinter();
    const broken = { ...report, sections: [{ title: 'x', blocks: [{ kind: 'unheard-of' }] }] } as unknown as Report;
    await assert.rejects(print(broken));
    assert.ok(isPdf(await print(report)));
  });

  it('refuses further prints while sixteen wait, and prints those', async () => {
    const print = createPrinter();
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => print(report)));
    const refused = settled.filter((each) => each.status === 'rejected');
    assert.deepEqual(
      refused.map(({ reason }) => (reason as { code: string }).code),
      Array.from({ length: 4 }, () => 'unavailable'),
    );
    for (const each of settled) if (each.status === 'fulfilled') assert.ok(isPdf(each.value));
  });
});
