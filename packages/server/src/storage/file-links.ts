/**
 * Links to stored files. Resources carry the neutral form `countersign-file:<id>/<name>`; it becomes a signed, expiring
 * address only when an answer or a webhook body leaves, so the life of a link is the caller's setting.
 */
import type { Scope } from '../security/scope.ts';

const neutral = /^countersign-file:(file_[A-Za-z0-9]+)\/([A-Za-z0-9._-]+)$/;

export function fileReference(fileId: string, filename: string): string {
  return `countersign-file:${fileId}/${filename}`;
}

const message = (environmentId: string, fileId: string, expires: number): string =>
  `${environmentId}|${fileId}|${expires}`;

/** `value` with every neutral file reference replaced by a link that lives `lifeSeconds` from `now`. */
export function signFileLinks<Value>(
  value: Value,
  scope: Scope,
  baseUrl: string,
  now: Date,
  lifeSeconds: number,
): Value {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds;
  const visit = (item: unknown): unknown => {
    if (typeof item === 'string') {
      const match = item.startsWith('countersign-file:') ? neutral.exec(item) : null;
      if (match === null) return item;
      const [, fileId = '', filename = ''] = match;
      const mac = scope.keys.mac('file', message(scope.environmentId, fileId, expires));
      return `${baseUrl}/files/${fileId}/${filename}?access_token=${scope.environmentId}.${expires}.${mac}`;
    }
    if (Array.isArray(item)) return item.map(visit);
    if (item === null || typeof item !== 'object') return item;
    return Object.fromEntries(Object.entries(item).map(([key, member]) => [key, visit(member)]));
  };
  return visit(value) as Value;
}

export interface FileToken {
  readonly environmentId: string;
  readonly expires: number;
  readonly mac: string;
}

/** The parts of an `access_token`, not yet believed; null when it has another form. */
export function parseFileToken(token: string): FileToken | null {
  const match = /^(env_[A-Za-z0-9]{1,64})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(token);
  if (match === null) return null;
  return { environmentId: match[1] ?? '', expires: Number(match[2]), mac: match[3] ?? '' };
}

/** True when the token was made for this file in this environment and has not expired. */
export function verifyFileToken(token: FileToken, fileId: string, scope: Scope, now: Date): boolean {
  return (
    scope.keys.verifyMac('file', message(scope.environmentId, fileId, token.expires), token.mac) &&
    token.expires * 1000 > now.getTime()
  );
}
