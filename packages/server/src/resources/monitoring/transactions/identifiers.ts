/** Identifiers by which transactions are found, as keyed hashes without personal data. */
import { type FieldSchema, type FieldValues, valueAt } from '../../../fields/index.ts';
import type { Scope } from '../../../security/scope.ts';

export interface Identifier {
  /** Dotted kebab path. */
  readonly key: string;
  readonly unique: boolean;
  readonly caseSensitive: boolean;
}

/** Returns the identifying fields of these schemas, including those inside hashes. */
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
  return scope.keys.blindIndex(`transaction field ${key}`, caseSensitive ? text : text.toLowerCase());
}

export interface IdentifierRow {
  readonly key: string;
  readonly index: Buffer;
  readonly unique: boolean;
}

export function identifierRows(scope: Scope, schemas: readonly FieldSchema[], values: FieldValues): IdentifierRow[] {
  return identifiersOf(schemas).flatMap((identifier) => {
    const value = valueAt(values, identifier.key.split('.'));
    if (value === null || value === '' || typeof value === 'object') return [];
    return [{ key: identifier.key, index: identifierIndex(scope, identifier, value), unique: identifier.unique }];
  });
}

/** Returns the hash of a reference id, ignoring case. */
export const referenceIndex = (scope: Scope, referenceId: string): Buffer =>
  scope.keys.blindIndex('transaction reference', referenceId.trim().toLowerCase());
