/** Conversion of request bodies to commands of lists. */
import { parseTimestamp } from '../../../lib/clock.ts';
import { problemAt, Refusal } from '../../../lib/refusal.ts';
import type { ItemKind } from './item-kinds.ts';
import type { CreateItem } from './operations/items.ts';
import type { CreateList } from './operations/lists.ts';
import { valueNames } from './schema.ts';

type Members = Readonly<Record<string, unknown>>;

export const readCreateList = (kind: ItemKind, body: Members): CreateList => ({
  kind,
  name: String(body['name']),
  allowFuzzy: body['allow-fuzzy-name-first'] === true,
  fieldName: typeof body['field-name'] === 'string' ? body['field-name'].replaceAll('_', '-') : null,
});

/** Reads the expiry. Throws bad_request for an invalid time. */
export function readExpiry(body: Members, pointer: string): Date | null {
  const given = body['expires-at'];
  if (typeof given !== 'string') return null;
  const at = parseTimestamp(given);
  if (at === null) throw new Refusal('bad_request', problemAt(pointer, 'must be a time (ISO 8601)'));
  return at;
}

export const readCreateItem = (kind: ItemKind, attributes: Members): CreateItem => ({
  kind,
  listId: String(attributes['list-id']),
  values: Object.fromEntries(valueNames(kind).map((name) => [name, attributes[name] ?? ''])),
  expiresAt: readExpiry(attributes, '/data/attributes/expires-at'),
});
