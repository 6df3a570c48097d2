/** Check that an account without rights may enter a folder, by owners and mode bits from the root downwards. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

const bits = { enter: 0o1, read: 0o4, readAndEnter: 0o5 } as const;

/** Returns true if the mode of `path` itself grants `account` the right. */
export function grants(path: string, account: Account, right: keyof typeof bits): boolean {
  const info = statSync(path);
  const shift = info.uid === account.uid ? 6 : info.gid === account.gid ? 3 : 0;
  return ((info.mode >> shift) & bits[right]) === bits[right];
}

/** Returns true if every folder above `path` lets `account` through. `path` must be absolute. */
export function canReach(path: string, account: Account): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  return grants(parent, account, 'enter') && canReach(parent, account);
}
