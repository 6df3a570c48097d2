/** Verification of the whole audit log of an organization, one page of rows at a time. */
import sql, { raw } from 'sql-template-tag';
import type { Reader } from '../../../../database/connection.ts';
import { type Row, selectList } from '../../../../database/rows.ts';
import type { AuditSigner } from '../../../../security/audit-signer.ts';
import { type Anchor, anchoredUntil, type ReadAnchors } from '../anchors/anchor.ts';
import { signedHead } from '../chain.ts';
import { type ChainedColumns, chainedColumns, chainedRowOf, findHead, listHeads } from '../store.ts';
import type { AuditHead } from '../user-audit-log.ts';
import { type Finding, mostFindings, type Verification } from './finding.ts';
import { type DayParts, walkDay } from './walk-day.ts';

const pageSize = 2000;
/** Maximum number of look-ups of a place: each look-up searches a whole day. */
const mostLookUps = 20;

interface VerifyParts {
  readonly reader: Reader;
  readonly organizationId: string;
  readonly signer: Pick<AuditSigner, 'verify'>;
  /** Null if no anchors are kept. */
  readonly anchors: ReadAnchors | null;
  readonly now: Date;
}

/** Reads and verifies every row, including those added meanwhile. */
export async function verifyChains(parts: VerifyParts): Promise<Verification> {
  const { reader, organizationId, signer, anchors, now } = parts;
  const findings: Finding[] = [];
  const tell = (finding: Finding): void => {
    if (findings.length < mostFindings) findings.push(finding);
  };
  const heads = await listHeads(reader, organizationId);
  lookAtHeads(heads, signer, tell);
  const own = (anchors?.anchors ?? []).filter((anchor) => anchor.organizationId === organizationId);
  const byDay = Map.groupBy(own, ({ day }) => day);
  for (const line of anchors?.unsigned ?? []) {
    tell({
      kind: 'anchor-unsigned',
      day: '',
      seq: null,
      id: null,
      sentence: `line ${line} of the anchors is not signed by this service`,
    });
  }
  for (const line of anchors?.gaps ?? []) {
    const sentence = `lines before line ${line} of the anchors were removed`;
    tell({ kind: 'anchor-removed', day: '', seq: null, id: null, sentence });
  }
  const counted = { rows: 0, emptied: 0 };
  for (const day of await daysOf(reader, heads, byDay, organizationId)) {
    const head = heads.find((each) => each.day === day) ?? null;
    if (head === null) tell(gone(day));
    const known = { organizationId, day, anchors: byDay.get(day) ?? [], anchoredUntil: anchoredUntil(now), tell };
    const walked = head?.cutAt == null ? await walk(reader, known) : await lookIntoCutDay(reader, known);
    counted.rows += walked.rows;
    counted.emptied += walked.emptied;
  }
  return {
    isWhole: findings.length === 0,
    days: heads.length,
    rows: counted.rows,
    cutDays: heads.filter(({ cutAt }) => cutAt !== null).length,
    emptiedRows: counted.emptied,
    anchors: anchors === null ? null : own.length,
    findings,
  };
}

const gone = (day: string): Finding => {
  const sentence = `the chain of ${day} or its head is missing`;
  return { kind: 'cut', day, seq: null, id: null, sentence };
};

/** Verifies the signatures and the numbers of the days: a missing day leaves a gap. */
function lookAtHeads(heads: readonly AuditHead[], signer: VerifyParts['signer'], tell: DayParts['tell']): void {
  for (const [index, head] of heads.entries()) {
    const { day, ordinal } = head;
    const about = { day, seq: null, id: null };
    if (ordinal !== index + 1 && ordinal !== (heads[index - 1]?.ordinal ?? 0) + 1)
      tell({ kind: 'removed', ...about, sentence: `a whole day before ${day} is missing` });
    if (!signer.verify(signedHead(head), head.signature))
      tell({ kind: 'unsigned', ...about, sentence: `the head of ${day} was changed, or another root key signed it` });
  }
}

/** Returns the days with heads, rows or anchors, in order. */
async function daysOf(
  reader: Reader,
  heads: readonly AuditHead[],
  anchors: ReadonlyMap<string, readonly Anchor[]>,
  organizationId: string,
): Promise<string[]> {
  const rows = await reader.select<Row<'user_audit_logs', 'day'>>(
    sql`with recursive days as (
          (select l.day from user_audit_logs l where l.organization_id = ${organizationId} order by l.day limit 1)
          union all
          select (select l.day from user_audit_logs l where l.organization_id = ${organizationId} and l.day > days.day
                  order by l.day limit 1) from days where days.day is not null)
        select day from days where day is not null`,
  );
  return [...new Set([...heads, ...rows].map(({ day }) => day).concat(...anchors.keys()))].toSorted();
}

type Counted = Pick<Verification, 'rows'> & { readonly emptied: number };

async function walk(reader: Reader, day: Omit<DayParts, 'placeOf'>): Promise<Counted> {
  let lookUps = 0;
  const walked = walkDay({
    ...day,
    async placeOf(hash) {
      lookUps += 1;
      return lookUps > mostLookUps ? null : findPlace(reader, day, hash);
    },
  });
  let next = readAfter(reader, day, 0);
  for (;;) {
    const { head, rows } = await next;
    const last = rows.at(-1);
    if (last === undefined) {
      if (head?.cutAt == null) walked.finish(head);
      return walked;
    }
    // The database reads the next page meanwhile.
    next = readAfter(reader, day, last.seq);
    next.catch(() => undefined);
    for (const row of rows) await walked.step(row);
  }
}

/**
 * Reads the head before the page. All rows that the head counts are then already written, so an empty page means the
 * end.
 */
async function readAfter(reader: Reader, day: OfDay, seq: number) {
  const head = await findHead(reader, day.organizationId, day.day);
  return { head, rows: await readPage(reader, day, seq) };
}

/** Verifies a cut day: it must have no rows; its anchors were valid at the time of the cut. */
async function lookIntoCutDay(
  reader: Reader,
  { organizationId, day, tell }: Omit<DayParts, 'placeOf'>,
): Promise<Counted> {
  const [row] = await readPage(reader, { organizationId, day }, 0);
  if (row !== undefined) {
    const { seq, id } = row;
    tell({ kind: 'inserted', day, seq, id, sentence: `retention deleted the rows of ${day}, but rows exist` });
  }
  return { rows: 0, emptied: 0 };
}

type OfDay = Pick<DayParts, 'organizationId' | 'day'>;

const columns = selectList('l', chainedColumns);

async function readPage(reader: Reader, { organizationId, day }: OfDay, after: number) {
  const rows = await reader.select<ChainedColumns>(
    sql`select ${columns} from user_audit_logs l
        where l.organization_id = ${organizationId} and l.day = ${day} and l.seq > ${after}
        order by l.seq limit ${raw(String(pageSize))}`,
  );
  return rows.map(chainedRowOf);
}

async function findPlace(reader: Reader, { organizationId, day }: OfDay, hash: Buffer): Promise<number | null> {
  const [row] = await reader.select<Row<'user_audit_logs', 'seq'>>(
    sql`select l.seq from user_audit_logs l
        where l.organization_id = ${organizationId} and l.day = ${day} and l.hash = ${hash} limit 1`,
  );
  return row?.seq ?? null;
}
