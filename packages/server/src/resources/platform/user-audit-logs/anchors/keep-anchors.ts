/**
 * Anchors of the audit log in a file outside of the database: written every fifteen minutes, and after a thousand rows
 * of this process. An attacker who can write to the database but not to the file cannot undo anchored rows. Lines are
 * only appended.
 */
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '../../../../database/connection.ts';
import { addSeconds, type Clock } from '../../../../lib/clock.ts';
import type { AuditSigner } from '../../../../security/audit-signer.ts';
import type { Scope } from '../../../../security/scope.ts';
import { listHeads } from '../store.ts';
import { type AuditHead, dayOf } from '../user-audit-log.ts';
import { anchoredEveryMinutes, anchorLine, countLines, type ReadAnchors, readAnchors } from './anchor.ts';

const everyMs = anchoredEveryMinutes * 60_000;
const everyRows = 1000;
/**
 * Number of recent days whose heads are read. Heads of earlier days are already anchored, unless the service was down
 * for a week.
 */
const daysLookedAt = 8;

export interface AuditAnchors {
  /** Reports that rows of this process were committed. */
  committed(scope: Scope, rows: number): void;
  /** Writes anchors for everything that has none yet. */
  anchor(): Promise<void>;
  /** Stops after a last anchor. */
  stop(): Promise<void>;
}

export interface AnchorParts {
  readonly file: string;
  readonly database: Database;
  readonly scopes: { all(): Promise<readonly Scope[]> };
  readonly signer: AuditSigner;
  readonly clock: Clock;
  readonly onFault: (fault: unknown) => void;
}

export function keepAnchors(parts: AnchorParts): AuditAnchors {
  const { file, signer, clock, onFault } = parts;
  const anchored = new Map<string, string>();
  let unanchored = 0;
  let running = Promise.resolve();

  async function write(): Promise<void> {
    unanchored = 0;
    const heads = (await headsOf(parts)).filter((head) => anchored.get(placeOf(head)) !== head.hash.toString('hex'));
    if (heads.length === 0) return;
    const before = countLines(await textOf(file));
    const lines = heads.map((head, index) => anchorLine(signer, head, clock.now(), before + index + 1));
    await appendLines(file, lines.join(''));
    for (const head of heads) anchored.set(placeOf(head), head.hash.toString('hex'));
  }
  /** Writes anchors, one run at a time. A fault is reported, and the next run writes the remaining anchors. */
  function anchor(): Promise<void> {
    running = running.then(write).catch(onFault);
    return running;
  }
  const timer = setInterval(() => void anchor(), everyMs);
  timer.unref();
  return {
    committed(_scope, rows) {
      unanchored += rows;
      if (unanchored >= everyRows) void anchor();
    },
    anchor,
    async stop() {
      clearInterval(timer);
      if (unanchored > 0) await anchor();
      await running;
    },
  };
}

const placeOf = ({ organizationId, day }: AuditHead): string => `${organizationId} ${day}`;

/** Finds the heads of the last days of every organization. */
async function headsOf({ database, scopes, clock }: AnchorParts) {
  const from = dayOf(addSeconds(clock.now(), -daysLookedAt * 86_400));
  const byOrganization = new Map((await scopes.all()).map((scope) => [scope.organizationId, scope]));
  const heads = [...byOrganization.values()].map(({ environmentId, organizationId }) =>
    database.read({ environmentId }, (reader) => listHeads(reader, organizationId, from)),
  );
  return (await Promise.all(heads)).flat();
}

/** Appends lines; resolves once they are on disk. */
async function appendLines(file: string, lines: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await using handle = await open(file, 'a', 0o600);
  await handle.appendFile(lines);
  await handle.sync();
}

const textOf = async (file: string): Promise<string> => (await readIfThere(file)) ?? '';

/** Reads the file; null if there is none. */
export async function readAnchorFile(file: string, signer: Pick<AuditSigner, 'verify'>): Promise<ReadAnchors | null> {
  const text = await readIfThere(file);
  return text === null ? null : readAnchors(signer, text);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
