/**
 * A browser in which an account signed in before has a count of failures of its own, so that strangers who guess keep nobody out
 * who comes from where they always come from (decision 0124). The cookie is no way in: it only says which count a guess goes to.
 */
import { timingSafeEqual } from 'node:crypto';
import type { EntryContext, Visit } from '../../../api/entry.ts';

type Parts = Pick<EntryContext, 'keyRing' | 'ids' | 'baseUrl'>;

const lifeSeconds = 180 * 86_400;
const nonceLength = 22;

const nameAt = (baseUrl: string): string => (baseUrl.startsWith('https:') ? '__Host-device' : 'device');

const proofOf = ({ keyRing }: Pick<Parts, 'keyRing'>, nonce: string, account: string): Buffer =>
  keyRing.digestSecret('known-device', `${nonce} ${account}`);

/** The nonce of a cookie that was given for this account; null where the browser has none. */
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

/** What a try to sign in to the account counts against: its own count for a browser that signed in to it before, else that of strangers. */
export function accountTried(
  parts: Pick<Parts, 'keyRing' | 'baseUrl'>,
  visit: Pick<Visit, 'headers'>,
  account: string,
): string {
  const nonce = nonceOf(parts, visit, account);
  return nonce === null ? account : `${account} from ${nonce}`;
}

/** Value of `Set-Cookie` for a browser in which the account signed in; it knows the last account alone. */
export function deviceCookie(parts: Parts, visit: Pick<Visit, 'headers'>, account: string): string {
  const nonce = nonceOf(parts, visit, account) ?? parts.ids.token(nonceLength);
  const value = `${nonce}.${proofOf(parts, nonce, account).toString('base64url')}`;
  const isHttps = parts.baseUrl.startsWith('https:');
  const secure = isHttps ? '; Secure' : '';
  return `${nameAt(parts.baseUrl)}=${value}; HttpOnly; Path=/; SameSite=Lax; Max-Age=${lifeSeconds}${secure}`;
}
