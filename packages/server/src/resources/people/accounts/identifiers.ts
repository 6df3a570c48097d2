/** Fields by which an account is found, as keyed hashes without personal data. */
import { type FieldSchema, type FieldValues, valueAt } from '../../../fields/index.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Account } from './account.ts';

export interface Identifier {
  /** Dotted kebab path. */
  readonly key: string;
  readonly unique: boolean;
  readonly caseSensitive: boolean;
}

/** Returns the searchable fields of these schemas, including those inside hashes. */
export function identifiersOf(schemas: readonly FieldSchema[], prefix: readonly string[] = []): Identifier[] {
  return schemas.flatMap(({ key, type, config }) => {
    const path = [...prefix, key];
    if (type === 'hash') return identifiersOf(config['item-schemas'] ?? [], path);
    if (config.searchable !== true && config.identifier === undefined) return [];
    const { unique = false, 'case-sensitive': caseSensitive = false } = config.identifier ?? {};
    return [{ key: path.join('.'), unique, caseSensitive }];
  });
}

/** Returns the hash of a normalized value: trimmed, and in lower case unless the field is case-sensitive. */
export function identifierIndex(scope: Scope, { key, caseSensitive }: Identifier, value: unknown): Buffer {
  const text = String(value).trim();
  return scope.keys.blindIndex(`account field ${key}`, caseSensitive ? text : text.toLowerCase());
}

export interface IdentifierRow {
  readonly key: string;
  readonly index: Buffer;
  readonly unique: boolean;
}

export function identifierRows(scope: Scope, account: Account): IdentifierRow[] {
  return identifiersOf(account.type.fields).flatMap((identifier) => {
    const value = scalarAt(account.state.values, identifier.key);
    if (value === null) return [];
    return [{ key: identifier.key, index: identifierIndex(scope, identifier, value), unique: identifier.unique }];
  });
}

function scalarAt(values: FieldValues, key: string): string | number | boolean | null {
  const value = valueAt(values, key.split('.'));
  return value === null || value === '' || typeof value === 'object' ? null : value;
}

/**
 * Returns two hashes of a reference id: the present one, which ignores case, and the earlier one, which was
 * case-sensitive.
 */
export function referenceIndexes(scope: Scope, referenceId: string): readonly Buffer[] {
  const hashed = (text: string) => scope.keys.blindIndex('account reference', text);
  const lower = referenceId.toLowerCase();
  return lower === referenceId ? [hashed(lower)] : [hashed(lower), hashed(referenceId)];
}
