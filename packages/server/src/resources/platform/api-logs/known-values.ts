/**
 * Values of a request that are logged although the request refers to no person: ids of this service, and words that the
 * operation's schema lists. Pure.
 */
import type { TSchema } from 'typebox';
import { kebabCase } from '../../../lib/casing.ts';
import { idPrefixes } from '../../../lib/ids.ts';

/** Words that each member may have, by the member's name in kebab case. */
export type KnownWords = ReadonlyMap<string, ReadonlySet<string>>;

/** Id prefixes that are also ordinary words, so that a client's own ids may begin with them. */
const plainWords: ReadonlySet<string> = new Set(['case', 'file', 'list', 'plan', 'role', 'self', 'user', 'view']);
const prefixes = Object.values(idPrefixes).filter((prefix) => !plainWords.has(prefix));

/** Id with a prefix of this service, even if characters are missing or extra. */
const ownId = new RegExp(`^(${prefixes.join('|')})_[A-Za-z0-9]{4,64}$`);

/** Form of an id whose prefix may be mistyped. The minimum length excludes ordinary words. */
const longId = /^[a-z]{2,12}_[A-Za-z0-9]{16,64}$/;

const kinds: ReadonlySet<string> = new Set(Object.keys(idPrefixes));

const memberOfOwnId = new RegExp(`(^|-)(${[...kinds].join('|')})-ids?$`);

/** Returns true for a member that holds ids of this service: `inquiry-template-id`, but not `reference-id`. */
const holdsOwnId = (name: string): boolean => name === 'template-id' || memberOfOwnId.test(name);

/** Returns true for a member that may hold an id of this service. Other members hold ids of the client. */
const mayHoldOwnId = (name: string): boolean =>
  /(^|-)ids?$/.test(name) && !/(reference|external|customer|client|identification)-ids?$/.test(name);

/** Returns true if the value of a member is an id or a word of this service, which reveals nothing about a person. */
export function isKnownValue(name: string, value: unknown, words: KnownWords): boolean {
  if (typeof value !== 'string') return false;
  const member = kebabCase(name);
  if (mayHoldOwnId(member) && ownId.test(value)) return true;
  if (longId.test(value) && holdsOwnId(member)) return true;
  return (member === 'type' && kinds.has(value)) || words.get(member)?.has(value) === true;
}

interface SchemaNode {
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

/** Collects the words that the schemas list, by the names of the members that may have them. */
export function knownWordsOf(schemas: readonly (TSchema | null | undefined)[]): KnownWords {
  const found = new Map<string, Set<string>>();
  const walk = (name: string, node: SchemaNode): void => {
    for (const word of [node.const, ...(node.enum ?? [])]) {
      if (typeof word !== 'string') continue;
      const words = found.get(name) ?? new Set();
      found.set(name, words.add(word));
    }
    for (const option of node.anyOf ?? []) walk(name, option);
    if (node.items !== undefined) walk(name, node.items);
    for (const [member, schema] of Object.entries(node.properties ?? {})) walk(member, schema);
  };
  for (const schema of schemas) if (schema) walk('', schema as SchemaNode);
  return found;
}
