/**
 * SQL of consecutive sign-in failures. Each statement runs in the scope of the digest of the account or the address.
 */
import sql from 'sql-template-tag';
import type { Reader, Writer } from '../../../database/connection.ts';
import type { Row } from '../../../database/rows.ts';

interface Counting {
  readonly now: Date;
  /** Time before which failures are forgotten. */
  readonly streakBegan: Date;
  /**
   * Number of consecutive failures after which the subject waits two seconds; each further one doubles the wait up to
   * the maximum.
   */
  readonly firstToWait: number;
  readonly mostSeconds: number;
}

/**
 * Counts a try as a failure and returns the number of consecutive ones; null if the subject has to wait, in which case
 * nothing is counted.
 */
export async function countTry(
  tx: Writer,
  digest: Buffer,
  { now, streakBegan, firstToWait, mostSeconds }: Counting,
): Promise<number | null> {
  const failures = sql`case when f.last_at < ${streakBegan}::timestamptz then 1 else f.failures + 1 end`;
  const beyond = sql`(${failures}) - ${firstToWait}::integer`;
  const seconds = sql`least(power(2, least(${beyond}, 20) + 1), ${mostSeconds}::integer)`;
  const [row] = await tx.execute<Row<'sign_in_failures', 'failures'>>(
    sql`insert into sign_in_failures as f (subject_digest, failures, last_at, locked_until)
        values (${digest}, 1, ${now}, null)
        on conflict (subject_digest) do update set failures = ${failures}, last_at = ${now},
          locked_until = case when ${beyond} >= 0 then ${now}::timestamptz + ${seconds} * interval '1 second' end
        where f.locked_until is null or f.locked_until <= ${now}
        returning f.failures`,
  );
  return row?.failures ?? null;
}

/** Returns the end of the last wait, which may be past; null if there is none. */
export async function readTries(tx: Reader, digest: Buffer): Promise<Date | null> {
  const [row] = await tx.select<Row<'sign_in_failures', 'locked_until'>>(
    sql`select locked_until from sign_in_failures where subject_digest = ${digest}`,
  );
  return row?.locked_until ?? null;
}

/**
 * Uncounts a correct try and ends the wait that it caused. No other try was counted in between: the wait refused them.
 */
export async function takeTryBack(tx: Writer, digest: Buffer): Promise<void> {
  await tx.execute(
    sql`update sign_in_failures set failures = greatest(failures - 1, 0), locked_until = null
        where subject_digest = ${digest}`,
  );
}

export async function forgiveTries(tx: Writer, digest: Buffer): Promise<void> {
  await tx.execute(sql`update sign_in_failures set failures = 0, locked_until = null where subject_digest = ${digest}`);
}
