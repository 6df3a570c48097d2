/**
 * What of a request's parameters is kept: bounded in size, without pictures and secrets, and with the data of persons only
 * where a redaction of the object can reach it (decision 0015).
 */
import { kebabCase } from '../../../lib/casing.ts';
import { ownMember } from '../../../lib/own-member.ts';

/** Stands in place of a value that is not kept. */
export const filtered = '[FILTERED]';

const longestText = 500;
const mostBytes = 16_000;
const mostDepth = 32;

const secretName = /secret|password|token|authorization|custom.?headers|signature/i;
/** Ids of what belongs to the environment and to no person. */
const impersonal = /^(api|env|org|itmpl|itmplv|tmpl|theset|vtmpl|vtmplv|wbh|wbhd|req|sk|evt|acttp)_/;
/** What a member is called here; what else stands in the place of a name may be anything. */
const memberName = /^[a-z][A-Za-z0-9_.-]{0,79}$/;
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
      const shown = values || memberName.test(name) ? name : filtered;
      const hidden = secretName.test(name) || (name === 'data' && typeof member === 'string');
      return [shown, hidden && member !== null ? filtered : keep(member, values, depth + 1)] as const;
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
  request: { readonly resourceType: string; readonly named: readonly string[]; readonly status: number },
): KeptParams {
  if (body === null) return note(`a body of ${bodyBytes} bytes`);
  if (body.length === 0) return { params: {}, objectIds: [] };
  const document = parsed(body);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) {
    return note(`a body of ${bodyBytes} bytes that is no JSON object`);
  }
  const found = new Set<string>();
  idsIn(document, found);
  // What was refused may name objects that do not exist, and a redaction would never come by.
  const reachable = isDone(request.status) && request.named.some(isPersonalId);
  const params = keep(document, reachable || impersonalTypes.has(request.resourceType), 0) as Record<string, unknown>;
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

interface KeptForm {
  readonly form: RegExp;
  /** Kept when the request was done: then the words are those of this API. */
  readonly whenDone?: true;
}

const ids: KeptForm = { form: /^[a-z]{2,12}_[A-Za-z0-9]{8,64}(,[a-z]{2,12}_[A-Za-z0-9]{8,64})*$/ };
const words: KeptForm = { form: /^[A-Za-z*,./_-]*$/, whenDone: true };
const time: KeptForm = { form: /^\d{4}-\d\d-\d\d([T ][\d:.,]+(Z|[+ -]\d\d:?\d\d)?)?$/ };

/** Parameters whose values say nothing of a person, and what such a value looks like. No value of any other one is kept. */
const plainParameters: Readonly<Record<string, KeptForm>> = {
  include: words,
  'page[size]': { form: /^\d{1,6}$/ },
  'page[after]': ids,
  'page[before]': ids,
  'filter[status]': words,
  'filter[created-at-start]': time,
  'filter[created-at-end]': time,
  'filter[id]': ids,
  'filter[object-id]': ids,
  'filter[event-id]': ids,
  'filter[account-id]': ids,
  'filter[inquiry-id]': ids,
  'filter[inquiry-session-id]': ids,
  'filter[inquiry-template-id]': ids,
  'filter[template-id]': ids,
};

/** Names as they were sent; what is no name of a parameter is none of ours. */
export function keptQuery(search: string, status: number): Record<string, string> {
  const kept: Record<string, string> = {};
  if (search === '') return kept;
  for (const [name, value] of new URLSearchParams(search.slice(0, mostBytes))) {
    if (Object.keys(kept).length >= 100) break;
    const known = /^[A-Za-z0-9_\-./*[\]]{1,80}$/.test(name) ? name : filtered;
    const plain = ownMember(plainParameters, kebabCase(name));
    kept[known] = value === '' || (plain !== undefined && isPlain(plain, value, status)) ? value : filtered;
  }
  return kept;
}

const isDone = (status: number): boolean => status < 400;

const isPlain = ({ form, whenDone }: KeptForm, value: string, status: number): boolean =>
  value.length <= longestText && form.test(value) && (whenDone === undefined || isDone(status));

/** A path as it was asked for, without what stands in the place of an id and is none. */
export function keptPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const value = params[name] ?? '';
    return idForm.test(value) ? value : filtered;
  });
}
