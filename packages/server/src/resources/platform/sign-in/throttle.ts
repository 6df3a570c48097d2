/**
 * Throttling of guesses per account and per address (dashboard design 5). A try counts as a failure before it is
 * verified and is uncounted if it was correct, so that concurrent tries, on any processes, allow no more guesses than
 * consecutive ones. Accounts that do not exist are counted in the same way.
 */
import type { EntryContext } from '../../../api/entry.ts';
import { addSeconds } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { clientNetwork } from '../../../security/client-address.ts';
import { countTry, forgiveTries, readTries, takeTryBack } from './throttle-store.ts';

type Parts = Pick<EntryContext, 'database' | 'keyRing' | 'clock'>;

export interface TriedAs {
  /** Digest of the e-mail address, or the id of the person; null if no account is tried. */
  readonly account: string | null;
  /** Null if only the account is counted, in a session of its person. */
  readonly ip: string | null;
}

const bounds = { firstToWait: 5, mostSeconds: 900 };
/** Time without a failure that ends a streak. */
const streakSeconds = 3600;

interface Subjects {
  readonly account: Buffer | null;
  readonly address: Buffer | null;
}

function subjectsOf({ keyRing }: Parts, { account, ip }: TriedAs): Subjects {
  const digest = (name: string) => keyRing.digestSecret('sign-in-failure', name);
  return {
    account: account === null ? null : digest(`account ${account}`),
    address: ip === null ? null : digest(`address ${clientNetwork(ip)}`),
  };
}

const present = (subjects: Subjects): Buffer[] => Object.values(subjects).filter((each) => each !== null);

const tenantOf = (digest: Buffer) => ({ environmentId: null, secretDigest: digest });

/**
 * Counts a try as a failure; the caller then calls {@link takeBack} or {@link forgive} if it was none. Throws
 * rate_limited.
 */
export async function countAttempt(parts: Parts, tried: TriedAs): Promise<void> {
  const now = parts.clock.now();
  const counted: Buffer[] = [];
  for (const subject of present(subjectsOf(parts, tried))) {
    const isCounted = await parts.database.write(tenantOf(subject), async (tx) => {
      const failures = await countTry(tx, subject, { now, streakBegan: addSeconds(now, -streakSeconds), ...bounds });
      return failures !== null;
    });
    if (!isCounted) {
      for (const each of counted) await parts.database.write(tenantOf(each), (tx) => takeTryBack(tx, each));
      throw await refusalOf(parts, subject, now);
    }
    counted.push(subject);
  }
}

async function refusalOf({ database }: Parts, subject: Buffer, now: Date): Promise<Refusal> {
  const until = await database.read(tenantOf(subject), (tx) => readTries(tx, subject));
  const seconds = Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 1000));
  const details = 'too many tries that failed: wait before the next one';
  return new Refusal('rate_limited', { details }, { 'retry-after': String(seconds) });
}

/** Uncounts a correct try that does not complete the sign-in: earlier failures stay counted. */
export async function takeBack(parts: Parts, tried: TriedAs): Promise<void> {
  for (const subject of present(subjectsOf(parts, tried))) {
    await parts.database.write(tenantOf(subject), (tx) => takeTryBack(tx, subject));
  }
}

/**
 * Clears the failures of the account after a sign-in. Others share the failures of the address, so only this try is
 * uncounted there.
 */
export async function forgive(parts: Parts, tried: TriedAs): Promise<void> {
  const { account, address } = subjectsOf(parts, tried);
  if (account !== null) await parts.database.write(tenantOf(account), (tx) => forgiveTries(tx, account));
  if (address !== null) await parts.database.write(tenantOf(address), (tx) => takeTryBack(tx, address));
}
