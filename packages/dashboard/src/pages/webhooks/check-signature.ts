/**
 * Reasons why a `Service-Signature` does not match a body: HMAC-SHA-256 over `<t>.<raw body>` under the whole secret,
 * one group per live secret. Computed here, so that neither body nor secret leaves the page.
 */

export type SignatureVerdict = 'fits' | 'no-header' | 'wrong-format' | 'body-or-secret' | 'fits-trimmed' | 'too-old';

export interface Signed {
  readonly header: string;
  readonly body: string;
  readonly secret: string;
}

interface Group {
  readonly t: string;
  readonly v1: string;
}

/** Age in seconds from which receivers should refuse a replayed delivery. */
const tolerated = 300;

function groupsOf(header: string): Group[] {
  return header
    .trim()
    .replace(/^service-signature:\s*/i, '')
    .split(/\s+/)
    .flatMap((group) => {
      const parts = new Map(group.split(',').map((part) => part.split('=', 2) as [string, string]));
      const [t, v1] = [parts.get('t') ?? '', parts.get('v1') ?? ''];
      return /^\d{9,11}$/.test(t) && /^[0-9a-f]{64}$/i.test(v1) ? [{ t, v1: v1.toLowerCase() }] : [];
    });
}

async function signatureOf(secret: string, t: string, body: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(`${t}.${body}`));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isSigned = async (groups: readonly Group[], secret: string, body: string): Promise<boolean> =>
  (await Promise.all(groups.map(async ({ t, v1 }) => (await signatureOf(secret, t, body)) === v1))).includes(true);

/** Checks a signature. `now` in milliseconds since 1970. */
export async function checkSignature({ header, body, secret }: Signed, now: number): Promise<SignatureVerdict> {
  if (header.trim() === '') return 'no-header';
  const groups = groupsOf(header);
  if (groups.length === 0) return 'wrong-format';
  const key = secret.trim();
  if (await isSigned(groups, key, body)) {
    return groups.some(({ t }) => now / 1000 - Number(t) <= tolerated) ? 'fits' : 'too-old';
  }
  return (await isSigned(groups, key, body.trim())) ? 'fits-trimmed' : 'body-or-secret';
}
