/**
 * Anchors of the audit log: signed lines that record its state, one per day and time, stored outside of the database.
 * Each line contains its line number, so that the removal of an earlier line is detected; lines from earlier versions
 * have no number. Pure.
 */
import { addSeconds } from '../../../../lib/clock.ts';
import type { AuditSigner } from '../../../../security/audit-signer.ts';
import type { AuditHead } from '../user-audit-log.ts';

export interface Anchor {
  readonly organizationId: string;
  readonly day: string;
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
}

export interface ReadAnchors {
  readonly anchors: readonly Anchor[];
  /** Numbers, from 1, of lines that no key of this service signed. */
  readonly unsigned: readonly number[];
  /** Numbers, from 1, of lines before which other lines have been removed. */
  readonly gaps: readonly number[];
}

/** Interval of anchoring. */
export const anchoredEveryMinutes = 15;

/** Returns the time up to which rows must be anchored, unless something prevented the service from anchoring. */
export const anchoredUntil = (now: Date): Date => addSeconds(now, -(anchoredEveryMinutes + 1) * 60);

/** Returns the signed text. `count` is the line’s number in the file, or null if an earlier version wrote the line. */
const messageOf = (at: string, { organizationId, day, seq, hash }: Anchor, count: number | null): string =>
  count === null
    ? JSON.stringify(['countersign audit anchor 1', at, organizationId, day, seq, hash])
    : JSON.stringify(['countersign audit anchor 2', at, organizationId, day, seq, hash, count]);

/** Returns the number of lines in the text of a file. */
export const countLines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** Returns one line with its end; `count` is its number in the file, from 1. */
export function anchorLine(signer: Pick<AuditSigner, 'sign'>, head: AuditHead, now: Date, count: number): string {
  const { organizationId, day, seq } = head;
  const hash = head.hash.toString('hex');
  const at = now.toISOString();
  const signature = signer.sign(messageOf(at, { organizationId, day, seq, hash }, count)).toString('hex');
  return `${JSON.stringify({ at, 'organization-id': organizationId, day, seq, hash, count, signature })}\n`;
}

export function readAnchors(signer: Pick<AuditSigner, 'verify'>, text: string): ReadAnchors {
  const anchors: Anchor[] = [];
  const unsigned: number[] = [];
  const gaps: number[] = [];
  let lines = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    lines += 1;
    const found = anchorOf(signer, line);
    if (found === null) {
      unsigned.push(index + 1);
      continue;
    }
    anchors.push(found.anchor);
    // Two concurrent processes may write the same number twice. A repeated number is not a gap.
    if (found.count > lines) gaps.push(index + 1);
  }
  return { anchors, unsigned, gaps };
}

interface Line {
  readonly anchor: Anchor;
  /** Line number in the file; 0 if the line has none. */
  readonly count: number;
}

function anchorOf(signer: Pick<AuditSigner, 'verify'>, line: string): Line | null {
  try {
    const { at, 'organization-id': organizationId, day, seq, hash, count = null, signature } = JSON.parse(line);
    const anchor = { organizationId, day, seq, hash };
    const isOurs = signer.verify(messageOf(at, anchor, count), Buffer.from(signature, 'hex'));
    return isOurs ? { anchor, count: count ?? 0 } : null;
  } catch {
    return null;
  }
}
