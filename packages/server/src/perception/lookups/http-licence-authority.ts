/**
 * Queries to a licence authority at a URL that the operator sets: their gateway to AAMVA, or to another holder of records.
 *
 * Request, `POST` of `application/json`, with `Authorization: Bearer …` when a token is configured:
 *
 *     {"issuing-authority": "CA", "identification-number": "D1234567", "name-last": "LINDQVIST",
 *      "birthdate": "1990-04-12", "name-first": "AVA", "expiration-date": "2030-04-12", …}
 *
 * The first four are always present; dates are YYYY-MM-DD; values that were not read are absent. Answer, status 200, at
 * most 1,000 bytes, within five seconds:
 *
 *     {"found": true, "matches": {"name-last": true, "birthdate": true, "expiration-date": false}}
 *
 * `matches` names any of the values that were sent; null and absent values were not compared. Without a record:
 * `{"found": false}`. Any other answer counts as none.
 */
import type { SafeFetch } from '../../security/safe-fetch.ts';
import type { LicenceAnswer, LicenceAuthority } from './lookups.ts';

export interface HttpAuthorityOptions {
  readonly url: string;
  /** Sent as a bearer token; null for none. */
  readonly token: string | null;
  readonly fetch: SafeFetch;
  /** Called with the reason for a missing answer, in a few words without personal data. */
  readonly onUnavailable: (problem: string) => void;
}

export function createHttpLicenceAuthority({
  url,
  token,
  fetch,
  onUnavailable,
}: HttpAuthorityOptions): LicenceAuthority {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    async lookUp(record) {
      const body = Buffer.from(JSON.stringify(record));
      const { status, error, beginning } = await fetch(url, { method: 'POST', headers, body });
      const answer = status === 200 ? readAnswer(beginning, Object.keys(record)) : null;
      if (answer === null) onUnavailable(error ?? (status === 200 ? 'not understood' : `status ${status}`));
      return answer ?? { state: 'unavailable' };
    },
  };
}

/** Reads an answer; null if it is invalid. */
function readAnswer(text: string, sent: readonly string[]): LicenceAnswer | null {
  const answer = parsed(text);
  if (!isObject(answer)) return null;
  const { found, matches } = answer;
  if (found === false) return { state: 'not_found' };
  if (found !== true || !isObject(matches)) return null;
  const entries = Object.entries(matches).filter(([name, value]) => sent.includes(name) && value !== null);
  const compared = entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');
  return compared.length === entries.length ? { state: 'found', matches: Object.fromEntries(compared) } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
