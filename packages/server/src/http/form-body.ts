/** Converts a form into the JSON document with the same members, so that all later code handles one kind of body. */
import { Refusal } from '../lib/refusal.ts';

/** Limits of a form that holds the attributes of one resource. */
const mostMembers = 50;
const mostSteps = 5;

type Member = string | { readonly data: string; readonly filename: string };

interface Level {
  [step: string]: Level | Member;
}

const refused = (details: string): Refusal => new Refusal('bad_request', { details });

/**
 * Converts a form to a document: `data[attributes][list-id]` and `list-id` both name an attribute, and a file becomes
 * `{data, filename}` with its bytes in base64. Throws bad_request for a form that cannot be read.
 */
export async function documentOfForm(body: Buffer, contentType: string): Promise<Buffer> {
  if (body.length === 0) return body;
  const root = level();
  const members = [...(await membersOf(body, contentType))];
  if (members.length > mostMembers) throw refused(`the form has more than ${mostMembers} members`);
  for (const [name, value] of members) place(root, stepsOf(name), await memberOf(value));
  return Buffer.from(JSON.stringify(root));
}

async function membersOf(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refused('the form cannot be read');
  }
}

/** Returns an object without a prototype, in which `__proto__` is a name like any other. */
const level = (): Level => Object.create(null) as Level;

const isLevel = (value: Level | Member): value is Level =>
  typeof value !== 'string' && Object.getPrototypeOf(value) === null;

/** Returns the path of a name: `data[attributes][file]` → data, attributes, file. A plain name is an attribute. */
function stepsOf(name: string): readonly string[] {
  const [first = '', ...rest] = name.split('[');
  if (rest.length === 0) return ['data', 'attributes', name];
  const inner = rest.map((step) => step.slice(0, -1));
  if (rest.some((step) => !step.endsWith(']')) || [first, ...inner].includes('') || inner.length >= mostSteps) {
    throw refused('the form has a name that cannot be read, such as data[attributes][file] can');
  }
  return [first, ...inner];
}

function place(root: Level, steps: readonly string[], member: Member): void {
  let at = root;
  for (const step of steps.slice(0, -1)) {
    const next = at[step] ?? level();
    if (!isLevel(next)) throw repeated();
    at[step] = next;
    at = next;
  }
  const last = steps.at(-1) ?? '';
  if (at[last] !== undefined) throw repeated();
  at[last] = member;
}

const repeated = (): Refusal => refused('the form names a member twice');

async function memberOf(value: FormDataEntryValue): Promise<Member> {
  if (typeof value === 'string') return value;
  return { data: Buffer.from(await value.arrayBuffer()).toString('base64'), filename: value.name };
}
