/**
 * Known devices: a browser in which an account signed in before has a separate count of failures, so that guesses of
 * strangers do not lock the person out of their usual browser (decision 0124). The cookie does not sign a person in: it
 * only selects the count for a guess.
 */
import { timingSafeEqual } from 'node:crypto';
import type { EntryContext, Visit } from '../../../api/entry.ts';

type Parts = Pick<EntryContext, 'keyRing' | 'ids' | 'baseUrl'>;

const lifeSeconds = 180 * 86_400;
const nonceLength = 22;

const nameAt = (baseUrl: string): string => (baseUrl.startsWith('https:') ? '__Host-device' : 'device');

const proofOf = ({ keyRing }: Pick<Parts, 'keyRing'>, nonce: string, account: string): Buffer =>
  keyRing.digestSecret('known-device', `${nonce} ${account}`);

/** Returns the nonce of the browser's cookie for this account; null if it has none. */
function nonceOf(
  parts: Pick<Parts, 'keyRing' | 'baseUrl'>,
  { headers }: Pick<Visit, 'headers'>,
  account: string,
): string | null {
  const pairs = (headers['cookie'] ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === nameAt(parts.baseUrl))?.[1] ?? '';
  const [nonce = '', proof = ''] = value.split('.');
  if (nonce.length !== nonceLength) return null;
  const [given, due] = [Buffer.from(proof, 'base64url'), proofOf(parts, nonce, account)];
  return given.length === due.length && timingSafeEqual(given, due) ? nonce : null;
}

/**
 * Returns the count for a sign-in to the account: a separate one for a browser that signed in to it before, the count
 * of strangers for any other browser.
 */
export function accountTried(
  parts: Pick<Parts, 'keyRing' | 'baseUrl'>,
  visit: Pick<Visit, 'headers'>,
  account: string,
): string {
  const nonce = nonceOf(parts, visit, account);
  return nonce === null ? account : `${account} from ${nonce}`;
}

/** Returns the `Set-Cookie` value for a browser in which the account signed in; it holds only the last account. */
export function deviceCookie(parts: Parts, visit: Pick<Visit, 'headers'>, account: string): string {
  const nonce = nonceOf(parts, visit, account) ?? parts.ids.token(nonceLength);
  const value = `${nonce}.${proofOf(parts, nonce, account).toString('base64url')}`;
  const isHttps = parts.baseUrl.startsWith('https:');
  const secure = isHttps ? '; Secure' : '';
  return `${nameAt(parts.baseUrl)}=${value}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${lifeSeconds}${secure}`;
}
