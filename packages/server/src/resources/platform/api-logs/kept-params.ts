/**
 * Selection of the request parameters that are logged: bounded in size, without pictures and secrets, and with personal
 * data only where a redaction of the object can remove it (decision 0015).
 */
import { kebabCase } from '../../../lib/casing.ts';
import { ownMember } from '../../../lib/own-member.ts';
import { isKnownValue, type KnownWords } from './known-values.ts';

/** Replacement of a value that is not logged. */
export const filtered = '[FILTERED]';

const longestText = 500;
const mostBytes = 16_000;
const mostDepth = 32;

const secretName = /secret|password|token|authorization|custom.?headers|signature/i;
/** Prefixes of ids that belong to the environment and to no person. */
const impersonal = /^(api|env|org|itmpl|itmplv|tmpl|theset|vtmpl|vtmplv|wbh|wbhd|req|sk|evt|acttp|mprt)_/;
/** Form of a member's name; anything may appear where a name is expected. */
const memberName = /^[a-z][A-Za-z0-9_.-]{0,79}$/;
const idForm = /^[a-z]{2,12}_[A-Za-z0-9]{8,64}$/;

export const isPersonalId = (text: string): boolean => idForm.test(text) && !impersonal.test(text);

/** Types of resources without personal data; every other type is treated as having some. */
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
  /** Ids in the parameters of objects that belong to persons. */
  readonly objectIds: readonly string[];
}

interface Keeping {
  /** False if values that could be personal are filtered. */
  readonly values: boolean;
  readonly words: KnownWords;
  /** True within `fields`, whose members the client names and fills. */
  readonly isFree?: boolean;
}

/** Member whose values describe a person. */
const fields = 'fields';

const isKept = (name: string, value: unknown, { words, isFree = false }: Omit<Keeping, 'values'>): boolean =>
  !isFree && isKnownValue(name, value, words);

const within = <Some extends Omit<Keeping, 'values'>>(name: string, keeping: Some): Some =>
  name === fields ? { ...keeping, isFree: true } : keeping;

const isHidden = (name: string, member: unknown): boolean =>
  secretName.test(name) || (name === 'data' && typeof member === 'string');

/** Returns the part of a value that the log may contain. `name` is the name of the member with this value. */
function keep(value: unknown, name: string, keeping: Keeping, depth = 0): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > mostDepth) return filtered;
  if (Array.isArray(value)) return value.map((item) => keep(item, name, keeping, depth + 1));
  if (typeof value === 'object') {
    const members = Object.entries(value).map(([each, member]) => {
      const inner = within(each, keeping);
      const shown = keeping.values || memberName.test(each) ? each : filtered;
      return [shown, isHidden(each, member) && member !== null ? filtered : keep(member, each, inner, depth + 1)];
    });
    return Object.fromEntries(members);
  }
  if (!keeping.values) return isKept(name, value, keeping) ? value : filtered;
  return typeof value === 'string' && value.length > longestText ? filtered : value;
}

/** Adds every text of a value that is not logged when the request is refused. */
function addUnknown(
  value: unknown,
  name: string,
  keeping: Omit<Keeping, 'values'>,
  found: Set<string>,
  depth = 0,
): void {
  if (depth > mostDepth || value === null || typeof value === 'boolean') return;
  if (typeof value !== 'object') {
    if (!isKept(name, value, keeping)) found.add(String(value));
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    if (!Array.isArray(value) && !memberName.test(key)) found.add(key);
    const isList = Array.isArray(value);
    addUnknown(member, isList ? name : key, isList ? keeping : within(key, keeping), found, depth + 1);
  }
}

/**
 * Returns the texts of a request that are not logged when it is refused: values, and names that are not names of a
 * member or parameter.
 */
export function unkeptTexts(request: {
  readonly body: Buffer | null;
  readonly search: string;
  readonly params: Readonly<Record<string, string>>;
  readonly words: KnownWords;
}): ReadonlySet<string> {
  const found = new Set(Object.values(request.params).filter((value) => !idForm.test(value)));
  if (request.body !== null) addUnknown(parsed(request.body), '', { words: request.words }, found);
  for (const [name, value] of new URLSearchParams(request.search)) {
    if (keptQuery(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 400)[name] === value) continue;
    for (const text of [value, ...value.split(','), ...value.split(/[,.]/)]) found.add(text);
    const inner = /^[a-z]+\[(.*)\]$/.exec(name)?.[1] ?? name;
    if (!memberName.test(inner)) found.add(name).add(inner);
  }
  return found;
}

function idsIn(value: unknown, found: Set<string>, depth = 0): void {
  if (typeof value === 'string') {
    if (isPersonalId(value)) found.add(value);
  } else if (value !== null && typeof value === 'object' && depth <= mostDepth) {
    for (const member of Object.values(value)) idsIn(member, found, depth + 1);
  }
}

const note = (text: string): KeptParams => ({ params: { [filtered]: text }, objectIds: [] });

/**
 * Returns the loggable part of a body. `body` is null if it was too large to parse; `named` are the objects in the
 * request's path and answer.
 */
export function keptBody(
  body: Buffer | null,
  bodyBytes: number,
  request: {
    readonly resourceType: string;
    readonly named: readonly string[];
    readonly status: number;
    readonly words: KnownWords;
  },
): KeptParams {
  if (body === null) return note(`a body of ${bodyBytes} bytes`);
  if (body.length === 0) return { params: {}, objectIds: [] };
  const document = parsed(body);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) {
    return note(`a body of ${bodyBytes} bytes that is no JSON object`);
  }
  const found = new Set<string>();
  idsIn(document, found);
  // A refused request may name objects that do not exist, which no redaction would ever reach.
  const reachable = isDone(request.status) && request.named.some(isPersonalId);
  const values = reachable || impersonalTypes.has(request.resourceType);
  const params = keep(document, '', { values, words: request.words }) as Record<string, unknown>;
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
  /** True if values are logged only for successful requests, in which they are words of this API. */
  readonly whenDone?: true;
}

const ids: KeptForm = { form: /^[a-z]{2,12}_[A-Za-z0-9]{8,64}(,[a-z]{2,12}_[A-Za-z0-9]{8,64})*$/ };
const words: KeptForm = { form: /^[A-Za-z*,./_-]*$/, whenDone: true };
const time: KeptForm = { form: /^\d{4}-\d\d-\d\d([T ][\d:.,]+(Z|[+ -]\d\d:?\d\d)?)?$/ };

/**
 * Parameters without personal values, with the allowed form of each value. The values of all other parameters are
 * filtered.
 */
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

/**
 * Returns the loggable query. Names stay unchanged; a name that does not have the form of a parameter name is dropped.
 */
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

/** Returns the requested path, where a parameter that does not have the form of an id is replaced. */
export function keptPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const value = params[name] ?? '';
    return idForm.test(value) ? value : filtered;
  });
}
