/**
 * Verification of the chain of a day, row by row, with a finding for each deviation. Pure except for the look-up of a
 * hash.
 */
import { digestOfParams, genesisOf, hashOfRow } from '../chain.ts';
import type { AuditHead, ChainedRow } from '../user-audit-log.ts';
import type { Finding } from './finding.ts';

export interface DayWalk {
  /** Verifies the next row; rows come in the order of their places. */
  step(row: ChainedRow): Promise<void>;
  /** Place of the last row until now. */
  readonly lastSeq: number;
  readonly rows: number;
  readonly emptied: number;
  /** Compares the end with the head, read after the last row. */
  finish(head: Pick<AuditHead, 'seq' | 'hash'> | null): void;
}

/** Place of a row according to an anchor outside of the database. */
export interface KnownPlace {
  readonly seq: number;
  readonly hash: string;
}

export interface DayParts {
  readonly organizationId: string;
  readonly day: string;
  readonly anchors: readonly KnownPlace[];
  /** Time up to which rows must be anchored. */
  readonly anchoredUntil: Date;
  /** Returns the place of the row with this hash in the day; null if there is none. */
  placeOf(hash: Buffer): Promise<number | null>;
  tell(finding: Finding): void;
}

type Place = Pick<AuditHead, 'seq' | 'hash'>;

/** A finding between two rows. */
interface Gap extends Omit<Finding, 'day'> {
  /** Last place whose broken link has the same cause as this finding. */
  readonly until?: number;
}

/** Returns why the row does not follow the last one. */
async function gapBefore(
  { seq, id, prevHash }: ChainedRow,
  last: Place,
  genesis: Buffer,
  placeOf: DayParts['placeOf'],
): Promise<Gap> {
  if (seq > last.seq + 1) {
    const range = seq === last.seq + 2 ? `row ${last.seq + 1} is` : `rows ${last.seq + 1} to ${seq - 1} are`;
    return { kind: 'removed', seq: last.seq + 1, id: null, sentence: `${range} missing` };
  }
  const place = prevHash.equals(genesis) ? 0 : await placeOf(prevHash);
  if (place === null) {
    const sentence = `row ${last.seq} is not the one that row ${seq} follows`;
    return { kind: 'edited', seq: last.seq, id: null, sentence };
  }
  if (place < seq) {
    const range = place + 1 === last.seq ? `row ${last.seq} was` : `rows ${place + 1} to ${last.seq} were`;
    return { kind: 'inserted', seq: place + 1, id: null, sentence: `${range} inserted later` };
  }
  const sentence = `row ${seq} was originally after the row that is now row ${place}`;
  return { kind: 'reordered', seq, id, sentence, until: place + 1 };
}

/** Yields each difference of the row from its original content and from its anchor. */
function* editsOf(row: ChainedRow, anchored: string | undefined): Generator<string> {
  const { seq, paramsSealed, paramsDigest } = row;
  if (paramsSealed !== null && !digestOfParams(paramsSealed).equals(paramsDigest))
    yield `the parameters of row ${seq} were changed`;
  else if (!hashOfRow(row.prevHash, row, paramsDigest).equals(row.hash))
    yield `row ${seq} was changed after it was written`;
  if (anchored !== undefined && anchored !== row.hash.toString('hex'))
    yield `row ${seq} or an earlier one was rewritten after it was anchored`;
}

/** Returns how the last row differs from the head and the anchors; null if it does not. */
function gapAtEnd(
  head: Place | null,
  last: Place,
  lastAnchored: number,
  told: ReadonlySet<Finding['kind']>,
): Gap | null {
  const end = Math.max(head?.seq ?? 0, lastAnchored);
  if (end > last.seq) {
    const sentence = `the rows after row ${last.seq} are missing: there were ${end} rows`;
    return { kind: 'cut', seq: last.seq + 1, id: null, sentence };
  }
  if (head !== null && head.seq < last.seq && !told.has('inserted')) {
    const sentence = `there are ${last.seq} rows, but only ${head.seq} were written`;
    return { kind: 'inserted', seq: head.seq + 1, id: null, sentence };
  }
  const isBroken = [...told].some((kind) => kind !== 'unanchored');
  return head !== null && head.seq === last.seq && !head.hash.equals(last.hash) && !isBroken
    ? { kind: 'edited', seq: last.seq, id: null, sentence: 'the rows of the day were rewritten' }
    : null;
}

export function walkDay({ organizationId, day, anchors, anchoredUntil, placeOf, tell }: DayParts): DayWalk {
  const genesis = genesisOf({ organizationId, day });
  const known = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  const lastAnchored = Math.max(0, ...anchors.map(({ seq }) => seq));
  let last: Place = { seq: 0, hash: genesis };
  let rows = 0;
  let emptied = 0;
  /** Moved rows break three links, but only one of them is reported. */
  let toldUntil = 0;
  const told = new Set<Finding['kind']>();

  function find(kind: Finding['kind'], seq: number | null, id: string | null, sentence: string): void {
    told.add(kind);
    tell({ kind, day, seq, id, sentence });
  }

  function lookAt(row: ChainedRow): void {
    for (const sentence of editsOf(row, known.get(row.seq))) find('edited', row.seq, row.id, sentence);
  }

  function lookForAnchor({ seq, id, createdAt }: ChainedRow): void {
    if (seq <= lastAnchored || createdAt > anchoredUntil || told.has('unanchored')) return;
    find('unanchored', seq, id, `no anchor covers row ${seq} and later rows: they were removed or never written`);
  }

  async function lookBack(row: ChainedRow): Promise<void> {
    const { kind, seq, id, sentence, until = toldUntil } = await gapBefore(row, last, genesis, placeOf);
    toldUntil = until;
    find(kind, seq, id, sentence);
  }

  return {
    async step(row) {
      rows += 1;
      if (row.paramsSealed === null) emptied += 1;
      lookAt(row);
      lookForAnchor(row);
      const follows = row.seq === last.seq + 1 && row.prevHash.equals(last.hash);
      if (!follows && row.seq > toldUntil) await lookBack(row);
      last = { seq: row.seq, hash: row.hash };
    },
    get lastSeq() {
      return last.seq;
    },
    get rows() {
      return rows;
    },
    get emptied() {
      return emptied;
    },
    finish(head) {
      const gap = gapAtEnd(head, last, lastAnchored, told);
      if (gap !== null) find(gap.kind, gap.seq, gap.id, gap.sentence);
    },
  };
}
