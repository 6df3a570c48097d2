/**
 * Detection of conflicting changes: a change is based on the resource as its caller read it, and the time of the last
 * change serves as its revision.
 */
import type { Clock } from '../lib/clock.ts';
import { Refusal } from '../lib/refusal.ts';

interface Changed {
  readonly createdAt: Date;
  /** Null before the first change. */
  readonly updatedAt: Date | null;
}

/** A resource as its caller read it. */
export interface Read {
  readonly id: string;
  /** Time of the last change when the caller read the resource; null if the caller does not send it. */
  readonly readAt: Date | null;
}

/**
 * Throws stale_object if the resource was changed after the caller read it; `readAt` is null if the caller does not
 * send it.
 */
export function refuseOvertaken(now: Changed, readAt: Date | null): void {
  if (readAt === null || (now.updatedAt ?? now.createdAt).getTime() === readAt.getTime()) return;
  throw new Refusal('stale_object', { details: 'it was changed after it was read; read it again and retry' });
}

/** Returns the time of a change: later than the one before even if the clock has not moved. */
export const changedAt = (clock: Clock, { updatedAt, createdAt }: Changed): Date =>
  new Date(Math.max(clock.now().getTime(), (updatedAt ?? createdAt).getTime() + 1));
