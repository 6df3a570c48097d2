/** Account of the database: PostgreSQL refuses to run as root, so root runs it under an account without rights. */
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error.ts';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function readAccounts(): Account[] {
  let text = '';
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    // passwd(5): name:password:uid:gid:…; macOS writes some uids as negative numbers, such as -2.
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return /^-?\d+$/.test(uid) && /^-?\d+$/.test(gid) ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

/**
 * Chooses the account that the database runs under; null for the account of this process.
 * @param ownerUid owner of a cluster made earlier, who must stay the same; null when there is none
 */
export function chooseAccount(ownerUid: number | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const candidates = [
    ownerUid === null || ownerUid === 0 ? undefined : accounts.find((account) => account.uid === ownerUid),
    accounts.find((account) => account.name === 'postgres'),
    accounts.find((account) => account.name === 'nobody'),
  ];
  const chosen = candidates.find((account) => account !== undefined && account.uid !== 0);
  if (chosen !== undefined) return chosen;
  throw new EmbeddedPostgresError(
    'no_unprivileged_account',
    'PostgreSQL does not run as root and this system has neither an account "postgres" nor "nobody": ' +
      'start as another user, or set DATABASE_URL.',
  );
}

/** Returns the spawn options that drop to `account`. */
export function identityOf(account: Account | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}
