/**
 * Walk along the chain of a day, row by row, with a finding for each deviation. Pure except for the look-up of a hash.
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

export function walkDay({ organizationId, day, anchors, anchoredUntil, placeOf, tell }: DayParts): DayWalk {
  const genesis = genesisOf({ organizationId, day });
  const known = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  const lastAnchored = Math.max(0, ...anchors.map(({ seq }) => seq));
  let last = { seq: 0, hash: genesis };
  let rows = 0;
  let emptied = 0;
  /** Moved rows break three links; only one of them is reported. */
  let toldUntil = 0;
  const told = new Set<Finding['kind']>();

  function find(kind: Finding['kind'], seq: number | null, id: string | null, sentence: string): void {
    told.add(kind);
    tell({ kind, day, seq, id, sentence });
  }

  function lookAt(row: ChainedRow): void {
    const { seq, id, paramsSealed, paramsDigest } = row;
    if (paramsSealed !== null && !digestOfParams(paramsSealed).equals(paramsDigest))
      find('edited', seq, id, `the parameters of row ${seq} were changed`);
    else if (!hashOfRow(row.prevHash, row, paramsDigest).equals(row.hash))
      find('edited', seq, id, `row ${seq} was changed after it was written`);
    const anchored = known.get(seq);
    if (anchored !== undefined && anchored !== row.hash.toString('hex'))
      find('edited', seq, id, `row ${seq} or one before it was written again after it was anchored`);
  }

  function lookForAnchor({ seq, id, createdAt }: ChainedRow): void {
    if (seq <= lastAnchored || createdAt > anchoredUntil || told.has('unanchored')) return;
    find('unanchored', seq, id, `no anchor has row ${seq} and those after it: they were taken away, or none was kept`);
  }

  async function lookBack(row: ChainedRow): Promise<void> {
    const { seq, id, prevHash } = row;
    if (seq > last.seq + 1) {
      const range = seq === last.seq + 2 ? `row ${last.seq + 1} is` : `rows ${last.seq + 1} to ${seq - 1} are`;
      return find('removed', last.seq + 1, null, `${range} missing`);
    }
    const place = prevHash.equals(genesis) ? 0 : await placeOf(prevHash);
    if (place === null) return find('edited', last.seq, null, `row ${last.seq} is not the one that row ${seq} follows`);
    if (place < seq) {
      const range = place + 1 === last.seq ? `row ${last.seq} was` : `rows ${place + 1} to ${last.seq} were`;
      return find('inserted', place + 1, null, `${range} put between the rows`);
    }
    toldUntil = place + 1;
    return find('reordered', seq, id, `row ${seq} stood after the one that is now row ${place}`);
  }

  const isBroken = (): boolean => [...told].some((kind) => kind !== 'unanchored');

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
      const end = Math.max(head?.seq ?? 0, ...anchors.map(({ seq }) => seq));
      if (end > last.seq) find('cut', last.seq + 1, null, `the rows after ${last.seq} are gone: there were ${end}`);
      else if (head !== null && head.seq < last.seq && !told.has('inserted'))
        find('inserted', head.seq + 1, null, `there are ${last.seq} rows, and ${head.seq} were written`);
      else if (head !== null && head.seq === last.seq && !head.hash.equals(last.hash) && !isBroken())
        find('edited', last.seq, null, 'the rows of the day were written again');
    },
  };
}
