/**
 * Links to stored files. Resources contain a neutral form that starts with NUL, which no client can send. It becomes a
 * signed, expiring address only when an answer or webhook body is sent, so that the caller's settings determine how
 * long a link is valid.
 */
import type { Scope } from '../security/scope.ts';

export function fileReference(fileId: string, filename: string): string {
  return `\0file:${fileId}/${filename}`;
}

/** The neutral form in JSON. */
const neutral = /"\\u0000file:(file_[A-Za-z0-9]+)\/([A-Za-z0-9._-]+)"/g;

const message = (environmentId: string, fileId: string, expires: number): string =>
  `${environmentId}|${fileId}|${expires}`;

export interface LinkTerms {
  /** Public address of the service, without a slash at the end. */
  readonly baseUrl: string;
  readonly now: Date;
  readonly lifeSeconds: number;
  /** True for links of older versions, which do not expire but open nothing without a key. */
  readonly withKey: boolean;
}

/** Replaces every neutral file reference in JSON text by a link. */
export function signFileLinks(json: string, scope: Scope, terms: LinkTerms): string {
  if (!json.includes('\\u0000file:')) return json;
  const { baseUrl, now, lifeSeconds, withKey } = terms;
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds;
  return json.replace(neutral, (_all, fileId: string, filename: string) => {
    if (withKey) return `"${baseUrl}/api/v1/files/${fileId}.${keyedMac(scope, fileId)}/${filename}"`;
    const mac = scope.keys.mac('file', message(scope.environmentId, fileId, expires));
    return `"${baseUrl}/files/${fileId}/${filename}?access_token=${scope.environmentId}.${expires}.${mac}"`;
  });
}

/** Replaces every neutral file reference in JSON text by an address that names the file and opens nothing. */
export const nameFiles = (json: string, baseUrl: string): string =>
  json.replace(neutral, (_all, fileId: string, filename: string) => `"${baseUrl}/files/${fileId}/${filename}"`);

/**
 * Computes the code of a link that requires a key. Only a client that was shown the link can name the file: its id is
 * not enough, since other links contain it too.
 */
const keyedMac = (scope: Scope, fileId: string): string =>
  scope.keys.mac('file', `${scope.environmentId}|${fileId}|with key`);

/** Returns the id of the file in the token of a link for keys; null if it was not made in this environment. */
export function fileOfKeyedToken(token: string, scope: Scope): string | null {
  const [, fileId = '', mac = ''] = /^(file_[A-Za-z0-9]{1,64})\.([0-9a-f]{64})$/.exec(token) ?? [];
  return scope.keys.verifyMac('file', `${scope.environmentId}|${fileId}|with key`, mac) ? fileId : null;
}

export interface FileToken {
  readonly environmentId: string;
  readonly expires: number;
  readonly mac: string;
}

/** Parses an `access_token` without checking it; null for another form. */
export function parseFileToken(token: string): FileToken | null {
  const match = /^(env_[A-Za-z0-9]{1,64})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(token);
  if (match === null) return null;
  return { environmentId: match[1] ?? '', expires: Number(match[2]), mac: match[3] ?? '' };
}

/** Returns true if the token was made for this file in this environment and has not expired. */
export function verifyFileToken(token: FileToken, fileId: string, scope: Scope, now: Date): boolean {
  return (
    scope.keys.verifyMac('file', message(scope.environmentId, fileId, token.expires), token.mac) &&
    token.expires * 1000 > now.getTime()
  );
}
