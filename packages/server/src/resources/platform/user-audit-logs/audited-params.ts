/**
 * Selection of the request parameters that the audit log stores. It omits secrets and large values. Values that may be
 * personal are stored only if the row names the person, so that a redaction finds the row. Pure.
 */
import { filtered, type Params } from './user-audit-log.ts';

const longestText = 500;
const mostBytes = 4000;
const mostDepth = 32;

/** Members whose values grant access or prove an identity. Kebab, camel and snake case. */
const secretName =
  /secret|password|token|authorization|custom.(?:\w+.)?headers|signature|credential|assertion|otp|^ticket$|^attempt$|^code$|(recovery|setup|invitation|one.?time).?codes?$/i;

/** Types of resources without data of verified people; every other type is treated as having some. */
const impersonalTypes = new Set([
  'account-type',
  'api-key',
  'api-log',
  'inquiry-template',
  'inquiry-template-version',
  'invitation',
  'organization',
  'user-passkey',
  'rate-limit/api',
  'role',
  'setting',
  'theme-set',
  'user',
  'user-audit-log',
  'user-session',
  'view-ticket',
  'webhook',
  'webhook-delivery',
]);

/** Values other than free text: numbers, ids, times. */
const plain = /^[a-z]{2,12}_[A-Za-z0-9]{8,64}$|^\d{1,9}$|^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function keep(value: unknown, values: boolean, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > mostDepth) return filtered;
  if (Array.isArray(value)) return value.map((item) => keep(item, values, depth + 1));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const hidden = secretName.test(name) || (name === 'data' && typeof member === 'string');
        return [name.slice(0, longestText), hidden && member !== null ? filtered : keep(member, values, depth + 1)];
      }),
    );
  }
  const text = String(value);
  return text.length <= longestText && (values || plain.test(text)) ? value : filtered;
}

const bounded = (params: Readonly<Record<string, unknown>>): Params =>
  JSON.stringify(params).length > mostBytes ? filtered : params;

/** Subject of a row, as far as its parameters are concerned. */
export interface AboutRow {
  readonly resourceType: string;
  readonly subjectIds: readonly string[];
}

const mayHoldValues = ({ resourceType, subjectIds }: AboutRow): boolean =>
  subjectIds.length > 0 || impersonalTypes.has(resourceType);

/** Returns the loggable query; `search` has no question mark. */
export function auditedQuery(search: string, about: AboutRow): Params {
  if (search.length > 4 * mostBytes) return filtered;
  const query = Object.fromEntries(new URLSearchParams(search));
  return bounded(keep(query, mayHoldValues(about), 0) as Readonly<Record<string, unknown>>);
}

export function auditedBody(body: Buffer, about: AboutRow): Params {
  if (body.length === 0) return {};
  if (body.length > 25 * mostBytes) return filtered;
  const document = parsed(body);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) return filtered;
  return bounded(keep(document, mayHoldValues(about), 0) as Readonly<Record<string, unknown>>);
}

const mostToldBytes = 1500;

/** Returns the members that a row shows to every reader, without secrets and large values. */
export function auditedTold(told: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const shortened = (value: unknown): unknown => (JSON.stringify(value)?.length > mostToldBytes ? filtered : value);
  const kept = keep(told, true, 0) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([member, each]) => [member, shortened(each)]))
        : shortened(value),
    ]),
  );
}

/** Parses the body of an answer or a request; null if it is no JSON. */
export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
