/**
 * What of a request's parameters is kept: bounded in size, without pictures and secrets, and with the data of persons only
 * where a redaction of the object can reach it (decision 0015).
 */

/** Stands in place of a value that is not kept. */
export const filtered = '[FILTERED]';

const longestText = 500;
const mostBytes = 16_000;
const mostDepth = 32;

const secretName = /secret|password|token|authorization|custom.?headers|signature/i;
/** Ids of what belongs to the environment and to no person. */
const impersonal = /^(api|env|org|itmpl|itmplv|tmpl|theset|vtmpl|vtmplv|wbh|wbhd|req|sk|evt|acttp)_/;
const idForm = /^[a-z]{2,12}_[A-Za-z0-9]{8,64}$/;

export const isPersonalId = (text: string): boolean => idForm.test(text) && !impersonal.test(text);

/** Resources that hold nobody's data; anything else is taken to hold some. */
const impersonalTypes = new Set([
  'account-type',
  'api-key',
  'api-log',
  'inquiry-template',
  'inquiry-template-version',
  'rate-limit/api',
  'theme-set',
  'webhook',
  'webhook-delivery',
]);

export interface KeptParams {
  readonly params: Readonly<Record<string, unknown>>;
  /** Ids of persons' objects that the parameters name. */
  readonly objectIds: readonly string[];
}

/** `values` tells what to do with values: all may stay, or none that could say something of a person. */
function keep(value: unknown, values: boolean, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > mostDepth) return filtered;
  if (Array.isArray(value)) return value.map((item) => keep(item, values, depth + 1));
  if (typeof value === 'object') {
    const members = Object.entries(value).map(([name, member]) => {
      const hidden = secretName.test(name) || (name === 'data' && typeof member === 'string');
      return [name, hidden && member !== null ? filtered : keep(member, values, depth + 1)] as const;
    });
    return Object.fromEntries(members);
  }
  if (!values) return filtered;
  return typeof value === 'string' && value.length > longestText ? filtered : value;
}

function idsIn(value: unknown, found: Set<string>, depth = 0): void {
  if (typeof value === 'string') {
    if (isPersonalId(value)) found.add(value);
  } else if (value !== null && typeof value === 'object' && depth <= mostDepth) {
    for (const member of Object.values(value)) idsIn(member, found, depth + 1);
  }
}

const note = (text: string): KeptParams => ({ params: { [filtered]: text }, objectIds: [] });

/** `body` is null when it was too large to look at; `named` are the objects the request is about by its path and answer. */
export function keptBody(
  body: Buffer | null,
  bodyBytes: number,
  request: { readonly resourceType: string; readonly named: readonly string[] },
): KeptParams {
  if (body === null) return note(`a body of ${bodyBytes} bytes`);
  if (body.length === 0) return { params: {}, objectIds: [] };
  const document = parsed(body);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) {
    return note(`a body of ${bodyBytes} bytes that is no JSON object`);
  }
  const found = new Set<string>();
  idsIn(document, found);
  const reachable = impersonalTypes.has(request.resourceType) || found.size > 0 || request.named.some(isPersonalId);
  const params = keep(document, reachable, 0) as Record<string, unknown>;
  if (JSON.stringify(params).length > mostBytes)
    return { ...note(`a body of ${bodyBytes} bytes`), objectIds: [...found] };
  return { params, objectIds: [...found] };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

export function keptQuery(search: string): Record<string, string> {
  if (search === '') return {};
  const kept: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search.slice(0, mostBytes))) {
    if (Object.keys(kept).length >= 100) break;
    kept[name.slice(0, longestText)] = value.length > longestText || secretName.test(name) ? filtered : value;
  }
  return kept;
}
