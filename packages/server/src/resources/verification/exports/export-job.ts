/** Job of an export: writes the file page by page and reports its progress. */
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { findInquiries, inquiryConditions, listInquiries } from '../inquiries/index.ts';
import { type Export, mostRows } from './export.ts';
import { headerLine, lineOf } from './inquiry-rows.ts';
import { clearLines, completeExport, findExport, insertLines, saveProgress } from './store.ts';

const pageSize = 500;

interface Written {
  readonly rows: number;
  readonly byteSize: number;
  readonly isCut: boolean;
}

/** Writes all rows. Inquiries created meanwhile are newer than the cursor and are not included. */
async function writeAll(parts: JobParts, scope: Scope, wanted: Export): Promise<Written> {
  const filter = new Map(Object.entries(wanted.filter).map(([name, value]) => [name, [value]] as const));
  const conditions = inquiryConditions(filter as Parameters<typeof inquiryConditions>[0], scope);
  let [rows, byteSize, after]: [number, number, string | null] = [
    0,
    Buffer.byteLength(headerLine(wanted.withPersonal)),
    null,
  ];
  for (;;) {
    const { inquiries, last } = await parts.runner.read(scope, async ({ tx }) => {
      const listed = await listInquiries(tx, scope, conditions, { after, before: null, size: pageSize });
      const ids = listed.items.map(({ id }) => id);
      const found = new Map((await findInquiries(tx, scope, ids)).map((each) => [each.inquiry.id, each.inquiry]));
      return {
        inquiries: ids.flatMap((id) => found.get(id) ?? []),
        last: listed.hasNext ? (ids.at(-1) ?? null) : null,
      };
    });
    const lines = inquiries.map((inquiry, index) => ({
      position: rows + index,
      subject: inquiry.subject,
      text: lineOf(inquiry, wanted.withPersonal),
    }));
    rows += lines.length;
    byteSize += lines.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    after = last;
    await parts.runner.write(scope, system, async ({ tx, clock }) => {
      insertLines(tx, scope, wanted.id, lines, clock.now());
      await saveProgress(tx, scope, wanted.id, { status: 'running', rows });
    });
    if (after === null || rows >= mostRows) return { rows, byteSize, isCut: after !== null };
  }
}

export const exportJob = defineJob({
  name: 'write-export',
  data: Type.Object({ environmentId: Type.String(), exportId: Type.String() }),
  settings: { retryLimit: 3, retryDelay: 10, expireInSeconds: 1800 },
  async run(parts, { environmentId, exportId }) {
    const scope = await scopeOf(parts, environmentId);
    const wanted = await parts.runner.read(scope, ({ tx }) => findExport(tx, scope, exportId));
    if (wanted === null || wanted.status === 'completed') return;
    await parts.runner.write(scope, system, ({ tx }) => clearLines(tx, scope, exportId));
    const written = await writeAll(parts, scope, wanted);
    const completed = { ...wanted, ...written, completedAt: parts.clock.now() };
    await parts.runner.write(scope, system, ({ tx }) => completeExport(tx, scope, completed));
  },
});
