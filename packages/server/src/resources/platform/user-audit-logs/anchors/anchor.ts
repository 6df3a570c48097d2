/** What the audit log was at a time, as it is kept outside of the database: one signed line a day and time. Pure. */
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
}

const messageOf = (at: string, { organizationId, day, seq, hash }: Anchor): string =>
  JSON.stringify(['countersign audit anchor 1', at, organizationId, day, seq, hash]);

/** One line, its end included. */
export function anchorLine(signer: Pick<AuditSigner, 'sign'>, head: AuditHead, now: Date): string {
  const { organizationId, day, seq } = head;
  const hash = head.hash.toString('hex');
  const at = now.toISOString();
  const signature = signer.sign(messageOf(at, { organizationId, day, seq, hash })).toString('hex');
  return `${JSON.stringify({ at, 'organization-id': organizationId, day, seq, hash, signature })}\n`;
}

export function readAnchors(signer: Pick<AuditSigner, 'verify'>, text: string): ReadAnchors {
  const anchors: Anchor[] = [];
  const unsigned: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const anchor = anchorOf(signer, line);
    if (anchor === null) unsigned.push(index + 1);
    else anchors.push(anchor);
  }
  return { anchors, unsigned };
}

function anchorOf(signer: Pick<AuditSigner, 'verify'>, line: string): Anchor | null {
  try {
    const { at, 'organization-id': organizationId, day, seq, hash, signature } = JSON.parse(line);
    const anchor = { organizationId, day, seq, hash };
    return signer.verify(messageOf(at, anchor), Buffer.from(signature, 'hex')) ? anchor : null;
  } catch {
    return null;
  }
}
