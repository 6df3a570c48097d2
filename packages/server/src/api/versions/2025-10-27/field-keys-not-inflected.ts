/** Up to 2023-01-05 the key inflection also applied inside `fields`, even to keys that a template defined. */
import { inflectKey, kebabCase } from '../../../lib/casing.ts';
import type { Resource } from '../../json-api/document.ts';
import type { VersionChange } from '../version-change.ts';

interface Field {
  readonly type: string;
  readonly value: unknown;
}

type FieldMap = Readonly<Record<string, Field>>;
type Spell = (key: string) => string;

/** Returns the spelling; keys of accounts were snake case for every caller. */
const spellOf = ({ type }: Resource): Spell =>
  type === 'account' ? (key) => inflectKey(kebabCase(key), 'snake') : kebabCase;

const respelled = (fields: FieldMap, spell: Spell): FieldMap =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [spell(key), withMembers(field, spell)]));

/** Respells the keys inside hashes and arrays. Values of other types keep their keys. */
function withMembers(field: Field, spell: Spell): Field {
  const { type, value } = field;
  if (type === 'hash') return { type, value: respelled(value as FieldMap, spell) };
  if (type === 'array') return { type, value: (value as readonly Field[]).map((each) => withMembers(each, spell)) };
  return field;
}

export const fieldKeysNotInflected: VersionChange = {
  sentence: 'Keys inside `fields` keep the casing of the template; key inflection does not change them.',
  resourceTypes: ['inquiry', 'account', 'transaction'],
  downgradeResource(resource) {
    const { attributes } = resource;
    if (attributes['fields'] === undefined) return resource;
    const fields = respelled(attributes['fields'] as FieldMap, spellOf(resource));
    return { ...resource, attributes: { ...attributes, fields } };
  },
  inflectsFieldKeys: true,
};
