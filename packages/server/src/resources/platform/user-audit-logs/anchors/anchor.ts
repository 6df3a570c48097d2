/**
 * What the audit log was at a time, as it is kept outside of the database: one signed line a day and time. Each says which line of the
 * file it is, so that one that was taken away before it is missed; lines of earlier versions do not. Pure.
 */
import { addSeconds } from '../../../../lib/clock.ts';
import type { AuditSigner } from '../../../../security/audit-signer.ts';
import type { AuditHead } from '../user-audit-log.ts';

export interface Anchor {
  readonly organizationId: string;
  readonly day: string;
  readonly seq: number;
  /** Hex. */
  readonly hash: string;
}

export interface ReadAnchors {
  readonly anchors: readonly Anchor[];
  /** Numbers of lines that no key of ours signed, from 1. */
  readonly unsigned: readonly number[];
  /** Numbers of lines before which fewer lines stand than when they were written, from 1. */
  readonly gaps: readonly number[];
}

/** How often what is new is anchored. */
export const anchoredEveryMinutes = 15;

/** Rows of this time and before are anchored, or something kept the service from it. */
export const anchoredUntil = (now: Date): Date => addSeconds(now, -(anchoredEveryMinutes + 1) * 60);

/** `count` is the number of the line; null where an earlier version wrote it. */
const messageOf = (at: string, { organizationId, day, seq, hash }: Anchor, count: number | null): string =>
  count === null
    ? JSON.stringify(['countersign audit anchor 1', at, organizationId, day, seq, hash])
    : JSON.stringify(['countersign audit anchor 2', at, organizationId, day, seq, hash, count]);

/** How many lines the text of a file has. */
export const countLines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** One line, its end included; `count` is which line of its file it becomes, from 1. */
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
    // Two processes that write at once give a number twice, which takes nothing away.
    if (found.count > lines) gaps.push(index + 1);
  }
  return { anchors, unsigned, gaps };
}

interface Line {
  readonly anchor: Anchor;
  /** 0 where the line says none. */
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
