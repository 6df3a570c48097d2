/** Writes the file of an export page by page, and says how far it is. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Type } from 'typebox';
import { defineJob, type JobParts, scopeOf, system } from '../../../operations/job.ts';
import type { Scope } from '../../../security/scope.ts';
import { findInquiries, inquiryConditions, listInquiries } from '../inquiries/index.ts';
import { type Export, mostRows } from './export.ts';
import { headerLine, linesOf } from './inquiry-rows.ts';
import { completeExport, findExport, saveProgress } from './store.ts';

const compress = promisify(gzip);
const pageSize = 500;

interface Written {
  readonly text: string;
  readonly rows: number;
  readonly isCut: boolean;
}

/** Inquiries that are made meanwhile are newer than where it is, and are not in it. */
async function writeAll(parts: JobParts, scope: Scope, wanted: Export): Promise<Written> {
  const filter = new Map(Object.entries(wanted.filter).map(([name, value]) => [name, [value]] as const));
  const conditions = inquiryConditions(filter as Parameters<typeof inquiryConditions>[0], scope);
  const pieces = [headerLine(wanted.withPersonal)];
  let [rows, after]: [number, string | null] = [0, null];
  for (;;) {
    const { lines, count, last } = await parts.runner.read(scope, async ({ tx }) => {
      const listed = await listInquiries(tx, scope, conditions, { after, before: null, size: pageSize });
      const ids = listed.items.map(({ id }) => id);
      const found = new Map((await findInquiries(tx, scope, ids)).map((each) => [each.inquiry.id, each.inquiry]));
      const inquiries = ids.flatMap((id) => found.get(id) ?? []);
      const end = listed.hasNext ? (ids.at(-1) ?? null) : null;
      return { lines: linesOf(inquiries, wanted.withPersonal), count: inquiries.length, last: end };
    });
    pieces.push(lines);
    rows += count;
    after = last;
    if (after === null || rows >= mostRows) return { text: pieces.join(''), rows, isCut: after !== null };
    const progress = { status: 'running', rows } as const;
    await parts.runner.write(scope, system, ({ tx }) => saveProgress(tx, scope, wanted.id, progress));
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
    const { text, rows, isCut } = await writeAll(parts, scope, wanted);
    const bytes = Buffer.from(text);
    const content = await compress(bytes);
    const completed = { ...wanted, rows, isCut, byteSize: bytes.length, completedAt: parts.clock.now() };
    await parts.runner.write(scope, system, ({ tx }) => completeExport(tx, scope, completed, content));
  },
});
